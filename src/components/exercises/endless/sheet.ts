import { checksum } from "../../../notebook/document/checksum.ts";
import { seededRandom } from "../../../workers/seeded-random.ts";
import type {
  PracticeLevel,
  ExerciseGenerator,
  PracticeExercise,
} from "./practice-exercise.ts";
import type { TopicName } from "./topics.ts";

/** How many exercises a sheet has. */
export const SHEET_LENGTH = 8;

/** Sheets are numbered 1 to this. */
export const MAX_SHEET = 9999;

/** How many seeds belong to a sheet: enough to pass over exercises that are alike. */
const SEEDS = 64;

/** Which eight exercises: the same ones on every device. */
export interface SheetChoice {
  readonly topic: TopicName;
  readonly level: PracticeLevel;
  readonly sheet: number;
}

/**
 * The exercise that a seed stands for.
 * @param make  of the topic
 * @param seed  a whole number from 0
 */
export function createExercise(
  make: ExerciseGenerator,
  topic: TopicName,
  level: PracticeLevel,
  seed: number,
): PracticeExercise {
  return make(level, seededRandom(startOf(`${topic} ${level} ${seed}`)));
}

/** The exercises of a sheet, no two of them alike. */
export function createSheet(
  make: ExerciseGenerator,
  { topic, level, sheet }: SheetChoice,
): PracticeExercise[] {
  const exercises = new Map<string, PracticeExercise>();
  for (let i = 0; i < SEEDS && exercises.size < SHEET_LENGTH; i++) {
    const made = createExercise(make, topic, level, SEEDS * sheet + i);
    const asks = JSON.stringify([made.question, made.picture]);
    if (!exercises.has(asks)) exercises.set(asks, made);
  }
  return [...exercises.values()];
}

/**
 * Where the pseudorandom numbers of an exercise begin, so that neighbouring seeds have
 * nothing in common.
 */
function startOf(name: string): number {
  return 1 + (checksum(name) % 2147483646);
}
