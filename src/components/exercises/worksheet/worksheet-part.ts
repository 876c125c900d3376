import type {
  ExerciseGenerator,
  PracticeExercise,
} from "../endless/practice-exercise.ts";
import { createSheet, type SheetChoice } from "../endless/sheet.ts";
import type { WorksheetChoice } from "./worksheet-address.ts";

/** The exercises of one topic on a worksheet. */
export interface WorksheetPart extends SheetChoice {
  readonly exercises: readonly PracticeExercise[];
  /** The question, if all exercises share it. */
  readonly question?: string;
}

/** @param makers  one for each topic of the worksheet */
export function createParts(
  choice: WorksheetChoice,
  makers: readonly ExerciseGenerator[],
): WorksheetPart[] {
  return choice.topics.map((topic, i) => {
    const { level, sheet } = choice;
    const all = createSheet(makers[i], { topic, level, sheet });
    const exercises = all.slice(0, choice.exercises);
    const [{ question }] = exercises;
    const isShared = exercises.every((exercise) => exercise.question === question);
    return { topic, level, sheet, exercises, ...(isShared && { question }) };
  });
}

/** The right answer for the key, with labels if there are several fields. */
export function answerKey({ exercise, answers }: PracticeExercise): string {
  if (answers) return answers;
  const { fields, solution } = exercise;
  if (fields.length === 1) return solution[0];
  return fields.map(({ label }, i) => `${label}: ${solution[i]}`).join(", ");
}
