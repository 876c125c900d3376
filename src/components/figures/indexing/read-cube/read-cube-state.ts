import type { Direction } from "../direction.ts";
import { N_PIECES } from "#lib/puzzle/state.ts";

export interface CubeReading {
  readonly direction: Direction;
  /** The index of the cube, 0..3674159. */
  readonly cube: number;
  /** The number of completed steps, 0..`STEP_COUNTS[direction]`. */
  readonly step: number;
  /** The latest wrong answer to the current question: a piece, 0..6, or a twist, 0..2. */
  readonly wrongAnswer?: number;
}

/** The digits, or twists, that make up an index; the last one is forced. */
export const N_DIGITS = N_PIECES - 1;

/** One answer for the piece in each position, and one for its twist. */
const N_ANSWERS = 2 * N_PIECES;

export const STEP_COUNTS: Readonly<Record<Direction, number>> = {
  rank: N_ANSWERS + 2 * N_DIGITS + 1,
  unrank: 1 + 2 * N_DIGITS,
};

/** The kind of question; `at` is its position or digit, from 0. */
export type ReadingQuestion =
  | { readonly kind: "piece" | "twist" | "digit" | "power"; readonly at: number }
  /** Both indices are joined into one, or one is split. */
  | { readonly kind: "join" | "split" | "end"; readonly at?: undefined };

/** The question that follows after a number of steps. */
export function readingQuestionAt(direction: Direction, step: number): ReadingQuestion {
  if (step === STEP_COUNTS[direction]) return { kind: "end" };
  if (direction === "unrank" && step === 0) return { kind: "split" };
  if (direction === "rank" && step < N_ANSWERS) {
    return { kind: step % 2 === 0 ? "piece" : "twist", at: Math.floor(step / 2) };
  }
  const digit = step - (direction === "rank" ? N_ANSWERS : 1);
  if (digit < N_DIGITS) return { kind: "digit", at: digit };
  return digit < 2 * N_DIGITS
    ? { kind: "power", at: digit - N_DIGITS }
    : { kind: "join" };
}

/** How many entries of each row of the table are filled in. */
export interface KnownEntries {
  readonly pieces: number;
  readonly twists: number;
  /** Digits of the permutation, 0..6. */
  readonly digits: number;
  /** Twists as digits in base three, 0..6. */
  readonly powers: number;
}

export function countKnownEntries({ direction, step }: CubeReading): KnownEntries {
  const digits = clampToRange(N_DIGITS, step - (direction === "rank" ? N_ANSWERS : 1));
  const powers = clampToRange(
    N_DIGITS,
    step - (direction === "rank" ? N_ANSWERS : 1) - N_DIGITS,
  );
  if (direction === "rank") {
    const pieces = clampToRange(N_PIECES, Math.ceil(step / 2));
    return {
      pieces,
      twists: clampToRange(N_PIECES, Math.floor(step / 2)),
      digits,
      powers,
    };
  }
  return { pieces: withLast(digits), twists: withLast(powers), digits, powers };
}

/** Six known entries force the seventh. */
const withLast = (known: number) => (known === N_DIGITS ? N_PIECES : known);

const clampToRange = (most: number, count: number) =>
  Math.max(0, Math.min(most, count));
