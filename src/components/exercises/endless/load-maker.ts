import type { Maker } from "./practice.ts";
import type { TopicName } from "./topics.ts";

/** A topic is loaded when somebody chooses it. */
const LOADERS: Record<TopicName, () => Promise<Maker>> = {
  "mixed-radix": async () => (await import("./mixed-radix.ts")).mixedRadix,
  "next-number": async () => (await import("./next-number.ts")).nextNumber,
  inversions: async () => (await import("./inversions.ts")).inversions,
  "lehmer-digits": async () => (await import("./lehmer-digits.ts")).lehmerDigits,
  "order-to-number": async () => (await import("./order-to-number.ts")).orderToNumber,
  "number-to-order": async () => (await import("./number-to-order.ts")).numberToOrder,
  "forced-twist": async () => (await import("./forced-twist.ts")).forcedTwist,
  "twists-to-number": async () =>
    (await import("./twists-to-number.ts")).twistsToNumber,
  "impossible-cubes": async () =>
    (await import("./impossible-cubes.ts")).impossibleCubes,
  "next-depth": async () => (await import("./next-depth.ts")).nextDepth,
  "next-move": async () => (await import("./next-move.ts")).nextMove,
};

export function loadMaker(topic: TopicName): Promise<Maker> {
  return LOADERS[topic]();
}
