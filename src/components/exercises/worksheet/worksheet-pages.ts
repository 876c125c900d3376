import { sumOf } from "#kit/distances/histogram-sums.ts";
import type { PracticeExercise } from "../endless/practice-exercise.ts";
import {
  GAP_MM,
  CONTINUED_HEADING_MM,
  estimateKeyHeight,
  HEADING_MM,
  pairRows,
} from "./exercise-height.ts";
import type { PaperSize } from "./worksheet-address.ts";
import type { WorksheetPart } from "./worksheet-part.ts";

/** The exercises of one topic on one page. */
export interface ExerciseBlock {
  readonly part: WorksheetPart;
  /** The number of the topic's exercises on earlier pages. */
  readonly from: number;
  readonly exercises: readonly PracticeExercise[];
}

export type WorksheetPage = readonly ExerciseBlock[];

/** The height between the line for the name and the foot of a page, in millimetres. */
const ROOM: Record<PaperSize, number> = { a4: 251, letter: 233 };

/**
 * Splits the exercises into pages. A topic that needs several pages fills as few as possible
 * evenly, so that none is nearly empty.
 */
export function exercisePages(
  parts: readonly WorksheetPart[],
  paper: PaperSize,
): WorksheetPage[] {
  const pages: ExerciseBlock[][] = [];
  let space = 0;
  for (const part of parts) {
    const rows = pairRows(part);
    const need = HEADING_MM + sumOf(rows);
    const fits = GAP_MM + need <= space;
    const blocks = spread(rows, ROOM[paper]).map(([start, end]) => ({
      part,
      from: 2 * start,
      exercises: part.exercises.slice(2 * start, 2 * end),
    }));
    if (fits) pages.at(-1)!.push(...blocks);
    else pages.push(...blocks.map((block) => [block]));
    space = Math.max((fits ? space - GAP_MM : ROOM[paper]) - need, 0);
  }
  return pages;
}

/** The range of rows on each page. */
function spread(rows: readonly number[], room: number): [start: number, end: number][] {
  for (let pages = 1; ; pages++) {
    const size = Math.ceil(rows.length / pages);
    const starts = Array.from(rows.keys()).filter((row) => row % size === 0);
    const fits = starts.every((start) => {
      const head = start === 0 ? HEADING_MM : CONTINUED_HEADING_MM;
      return head + sumOf(rows.slice(start, start + size)) <= room;
    });
    if (fits || size === 1) return starts.map((start) => [start, start + size]);
  }
}

/** The pages of the key. A topic is never split, because it fits on one page. */
export function keyPages(
  parts: readonly WorksheetPart[],
  paper: PaperSize,
): WorksheetPage[] {
  const pages: ExerciseBlock[][] = [];
  let left = 0;
  for (const part of parts) {
    const need = CONTINUED_HEADING_MM + sumOf(part.exercises.map(estimateKeyHeight));
    if (need > left) {
      pages.push([]);
      left = ROOM[paper];
    }
    pages.at(-1)!.push({ part, from: 0, exercises: part.exercises });
    left -= need;
  }
  return pages;
}
