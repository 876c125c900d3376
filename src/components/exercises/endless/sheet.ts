import type { Level, PracticeExercise } from "./practice.ts";
import { makeExercise, type TopicName } from "./topics.ts";

/** How many exercises a sheet has. */
export const SHEET_LENGTH = 8;

/** Sheets are numbered 1 to this. */
export const LAST_SHEET = 9999;

/** How many seeds belong to a sheet: enough to pass over exercises that are alike. */
const SEEDS = 64;

/** The exercises of a sheet, no two of them alike. */
export function makeSheet(
  topic: TopicName,
  level: Level,
  sheet: number,
): PracticeExercise[] {
  const exercises = new Map<string, PracticeExercise>();
  for (let i = 0; i < SEEDS && exercises.size < SHEET_LENGTH; i++) {
    const made = makeExercise(topic, level, SEEDS * sheet + i);
    const asks = JSON.stringify([made.question, made.picture]);
    if (!exercises.has(asks)) exercises.set(asks, made);
  }
  return [...exercises.values()];
}
