import { N_PIECES } from "../../../../lib/puzzle/state.ts";

/** From the cube to its number, or back. */
export const DIRECTIONS = ["rank", "unrank"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface CubeReading {
  readonly direction: Direction;
  /** The number of the cube that is read or made, 0..3674159. */
  readonly cube: number;
  /** 0..`STEPS[way]`: what is found so far. */
  readonly step: number;
  /** The latest wrong answer to what is asked: a piece, 0..6, or a twist, 0..2. */
  readonly wrongAnswer?: number;
}

/** Order digits and twists that add to a number: the last of each follows. */
export const N_DIGITS = N_PIECES - 1;

/** At each position the reader says which piece is there, then its twist. */
const N_ANSWERS = 2 * N_PIECES;

export const STEP_COUNTS: Readonly<Record<Direction, number>> = {
  rank: N_ANSWERS + 2 * N_DIGITS + 1,
  unrank: 1 + 2 * N_DIGITS,
};

/** What is asked; `at` is a position, or the digit of that position, from 0. */
export type ReadingQuestion =
  | { readonly kind: "piece" | "twist" | "digit" | "power"; readonly at: number }
  /** Both numbers are joined into one, or one is split. */
  | { readonly kind: "join" | "split" | "end"; readonly at?: undefined };

/** What is asked when so many steps are done. */
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

/** How many entries of each row are filled in. */
export interface KnownEntries {
  readonly pieces: number;
  readonly twists: number;
  /** Digits of the order, 0..6. */
  readonly digits: number;
  /** Twists that are added up, or found, as digits of base three, 0..6. */
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

/** Six of seven leave no choice to the last one. */
const withLast = (known: number) => (known === N_DIGITS ? N_PIECES : known);

const clampToRange = (most: number, count: number) =>
  Math.max(0, Math.min(most, count));
