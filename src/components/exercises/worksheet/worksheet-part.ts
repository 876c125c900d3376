import type {
  ExerciseGenerator,
  PracticeExercise,
} from "../endless/practice-exercise.ts";
import { createSheet, type SheetChoice } from "../endless/sheet.ts";
import type { WorksheetChoice } from "./worksheet-address.ts";

/** What a worksheet has of one topic. */
export interface WorksheetPart extends SheetChoice {
  readonly exercises: readonly PracticeExercise[];
  /** The question that all of them ask, if it is the same. */
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
    const isShared = exercises.every((made) => made.question === question);
    return { topic, level, sheet, exercises, ...(isShared && { question }) };
  });
}

/** What a key says is right: a text for each field, with its label where there are several. */
export function answerKey({ exercise, answers }: PracticeExercise): string {
  if (answers) return answers;
  const { fields, solution } = exercise;
  if (fields.length === 1) return solution[0];
  return fields.map(({ label }, i) => `${label}: ${solution[i]}`).join(", ");
}
