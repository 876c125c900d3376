// How much room things need on paper, in millimetres, so that pages can be filled before
// anything is drawn. What is left over on a page goes to the exercises.
import { sumOf } from "../../kit/distances/histogram-sums.ts";
import type { PracticeExercise } from "../endless/practice-exercise.ts";
import type { WorksheetPart } from "./worksheet-part.ts";

/** The line height of text. */
const LINE = 5.2;

/** How many characters are in a line of half a page, in a list, and of a whole page. */
const HALF = 40;
const LIST = 30;
const WHOLE = 92;

/** To write a number, or digits with what their columns are worth below them. */
const TEXT_FIELD = 9;
const SLOTS = 17;

/** For what is worked out, and to the next exercise. */
const WORKING = 14;

/** The title of a part, its question and its QR code. */
export const HEADING_MM = 36;
/** Above a part that does not begin a page. */
export const GAP_MM = 6;
/** The title and the question, on a further page. */
export const CONTINUED_HEADING_MM = 22;

/** @param isShared  whether the question stands above all exercises of its part */
export function estimateHeight(
  { question, picture, exercise }: PracticeExercise,
  isShared: boolean,
): number {
  const asked = isShared ? 0 : linesOf(question, HALF) * LINE;
  const fields = exercise.fields.map(({ kind }) =>
    kind === "slots" ? SLOTS : TEXT_FIELD,
  );
  return asked + pictureRoom(picture) + sumOf(fields) + WORKING;
}

/** Of a line of the key. */
export function estimateKeyHeight({ working }: PracticeExercise): number {
  return linesOf(working, WHOLE) * LINE + 7;
}

/** Of the rows of two exercises each. */
export function pairRows({ exercises, question }: WorksheetPart): number[] {
  const rooms = exercises.map((made) => estimateHeight(made, question !== undefined));
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
  return sumOf(rows) + 3;
}

const linesOf = (text: string, width: number) => Math.ceil(text.length / width);
