import { seeded } from "../../../workers/seeded.ts";
import { carry } from "./carry.ts";
import { forcedTwist } from "./forced-twist.ts";
import { impossibleCubes } from "./impossible-cubes.ts";
import { inversions } from "./inversions.ts";
import { lehmerDigits } from "./lehmer-digits.ts";
import { mixedRadix } from "./mixed-radix.ts";
import { nextDepth } from "./next-depth.ts";
import { nextMove } from "./next-move.ts";
import { numberToOrder } from "./number-to-order.ts";
import { orderToNumber } from "./order-to-number.ts";
import type { Level, PracticeExercise, Topic } from "./practice.ts";
import { twistsToNumber } from "./twists-to-number.ts";

/** In the order in which the chapters teach them; the names stand in addresses. */
export const TOPICS = {
  "mixed-radix": mixedRadix,
  "next-number": carry,
  inversions,
  "lehmer-digits": lehmerDigits,
  "order-to-number": orderToNumber,
  "number-to-order": numberToOrder,
  "forced-twist": forcedTwist,
  "twists-to-number": twistsToNumber,
  "impossible-cubes": impossibleCubes,
  "next-depth": nextDepth,
  "next-move": nextMove,
} satisfies Record<string, Topic>;

export type TopicName = keyof typeof TOPICS;

export const TOPIC_NAMES = Object.keys(TOPICS) as TopicName[];

/**
 * The same exercise for the same seed, on every device.
 * @param seed  a whole number from 0
 */
export function makeExercise(
  topic: TopicName,
  level: Level,
  seed: number,
): PracticeExercise {
  return TOPICS[topic].make(level, seeded(startOf(`${topic} ${level} ${seed}`)));
}

/**
 * Where the pseudorandom numbers of an exercise begin, so that neighbouring seeds have
 * nothing in common.
 * @source  Fowler, Noll and Vo's hash of 32 bits
 */
function startOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) {
    hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193) >>> 0;
  }
  return 1 + (hash % 2147483646);
}
