// Estimated heights on paper, in millimetres, so that pages can be filled before anything
// is drawn. Leftover space goes to the exercises.
import { sumOf } from "#kit/distances/histogram-sums.ts";
import type { PracticeExercise } from "../endless/practice-exercise.ts";
import type { WorksheetPart } from "./worksheet-part.ts";

/** The line height of text. */
const LINE = 5.2;

/** Characters per line: in half a page, in a list, in a full page. */
const HALF = 40;
const LIST = 30;
const WHOLE = 92;

/** Space for a number, or for digits above their place values. */
const TEXT_FIELD = 9;
const SLOTS = 17;

/** Space for the working and a gap. */
const WORKING = 11;

/** A topic's title, question and QR code. */
export const HEADING_MM = 28;
/** The gap above a topic that doesn't start a page. */
export const GAP_MM = 6;
/** The title and question on a continued page. */
export const CONTINUED_HEADING_MM = 22;

/** @param isShared  whether the question is above all exercises of its part */
export function estimateHeight(
  { question, picture, exercise }: PracticeExercise,
  isShared: boolean,
): number {
  const questionHeight = isShared ? 0 : linesOf(question, HALF) * LINE;
  const fields = exercise.fields.map(({ kind }) =>
    kind === "slots" ? SLOTS : TEXT_FIELD,
  );
  return questionHeight + pictureRoom(picture) + sumOf(fields) + WORKING;
}

/** The estimated height of a line of the key. */
export function estimateKeyHeight({ working }: PracticeExercise): number {
  return linesOf(working, WHOLE) * LINE + 7;
}

/** The heights of rows with two exercises each. */
export function pairRows({ exercises, question }: WorksheetPart): number[] {
  const rooms = exercises.map((exercise) =>
    estimateHeight(exercise, question !== undefined),
  );
  return Array.from({ length: Math.ceil(rooms.length / 2) }, (_, row) =>
    Math.max(...rooms.slice(2 * row, 2 * row + 2)),
  );
}

function pictureRoom(picture: PracticeExercise["picture"]): number {
  if (!picture) return 0;
  if (picture.kind === "cards") return 17;
  if (picture.kind === "net") return 40;
  const rows = picture.rows.map(({ isFirst, cells }) => {
    const list = cells.length === 1 ? linesOf(String(cells[0]), LIST) : 1;
    return list * 5.4 + (isFirst ? 1.5 : 0);
  });
  return sumOf(rows) + 6;
}

const linesOf = (text: string, width: number) => Math.ceil(text.length / width);
