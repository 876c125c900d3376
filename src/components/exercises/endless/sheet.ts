import { checksum } from "#notebook/document/checksum.ts";
import { seededRandom } from "#src/workers/seeded-random.ts";
import type {
  PracticeLevel,
  ExerciseGenerator,
  PracticeExercise,
} from "./practice-exercise.ts";
import type { TopicName } from "./topics.ts";

/** The number of exercises on a sheet. */
export const SHEET_LENGTH = 8;

/** Sheets are numbered 1 to this. */
export const MAX_SHEET = 9999;

/** Seeds per sheet: enough to skip repeated exercises. */
const SEEDS = 64;

/** Determines the eight exercises of a sheet, the same on every device. */
export interface SheetChoice {
  readonly topic: TopicName;
  readonly level: PracticeLevel;
  readonly sheet: number;
}

/**
 * The exercise with this seed.
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

/** The exercises of a sheet, without repeats. */
export function createSheet(
  make: ExerciseGenerator,
  { topic, level, sheet }: SheetChoice,
): PracticeExercise[] {
  const exercises = new Map<string, PracticeExercise>();
  for (let i = 0; i < SEEDS && exercises.size < SHEET_LENGTH; i++) {
    const exercise = createExercise(make, topic, level, SEEDS * sheet + i);
    const asks = JSON.stringify([exercise.question, exercise.picture]);
    if (!exercises.has(asks)) exercises.set(asks, exercise);
  }
  return [...exercises.values()];
}

/**
 * The start of an exercise's pseudorandom sequence. Consecutive seeds give unrelated starts.
 */
function startOf(name: string): number {
  return 1 + (checksum(name) % 2147483646);
}
