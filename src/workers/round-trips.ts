import { rankOrientation, unrankOrientation } from "../lib/indexing/orientation.ts";
import { rankPermutation, unrankPermutation } from "../lib/indexing/permutation.ts";
import {
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
  rankState,
  unrankState,
} from "../lib/puzzle/coordinates.ts";
import { N_PIECES } from "../lib/puzzle/state.ts";

/** A numbering to be proved: `rank(unrank(index))` must be `index` for every index. */
export interface Numbering<Position = unknown> {
  readonly size: number;
  unrank(index: number): Position;
  rank(position: Position): number;
  /** The position in the reader's notation, pieces counted from 1. */
  show(position: Position): string;
}

export type NumberingName = "orders" | "twistings" | "positions";

const showOrder = (perm: readonly number[]) => perm.map((piece) => piece + 1).join(" ");
const showTwists = (twists: readonly number[]) => twists.join(" ");

const orders: Numbering<number[]> = {
  size: N_PERMUTATIONS,
  unrank: (index) => unrankPermutation(index, N_PIECES),
  rank: rankPermutation,
  show: showOrder,
};
const twistings: Numbering<number[]> = {
  size: N_ORIENTATIONS,
  unrank: (index) => unrankOrientation(index, N_PIECES, 3),
  rank: (twists) => rankOrientation(twists, 3),
  show: showTwists,
};
const positions: Numbering<ReturnType<typeof unrankState>> = {
  size: N_STATES,
  unrank: unrankState,
  rank: rankState,
  show: ({ permutation, orientation }) =>
    `${showOrder(permutation)} · ${showTwists(orientation)}`,
};

/** What the chapter proves, in this order. */
export const NUMBERINGS: Readonly<Record<NumberingName, Numbering>> = {
  orders: orders as Numbering,
  twistings: twistings as Numbering,
  positions: positions as Numbering,
};

/** One number on its way to a position and back. */
export interface RoundTrip {
  readonly index: number;
  readonly position: string;
  /** The number that came back, or what the library said instead. */
  readonly back: number | string;
}

export interface ProofProgress {
  readonly name: NumberingName;
  /** How many round trips are done. */
  readonly done: number;
  readonly latest: RoundTrip;
}

export interface Proof {
  readonly name: NumberingName;
  readonly done: number;
  readonly milliseconds: number;
  /** The first number that did not come back, if there is one. */
  readonly counterexample: RoundTrip | undefined;
}

/** Often enough to look alive, seldom enough to cost nothing. */
const REPORT_EVERY_MS = 60;
const CLOCK_EVERY = 512;

/** Sends one number to its position and back, whatever the library makes of it. */
export function roundTrip({ unrank, rank, show }: Numbering, index: number): RoundTrip {
  let position = "nothing";
  try {
    const unranked = unrank(index);
    position = show(unranked);
    return { index, position, back: rank(unranked) };
  } catch (error) {
    return { index, position, back: (error as Error).message };
  }
}

/**
 * Tries every number of one numbering.
 *
 * When each comes back, no two share a position; there are as many positions as
 * numbers, so none is left out either.
 * @cost one unrank and one rank for each number
 */
export function proveRoundTrips(
  name: NumberingName,
  report: (progress: ProofProgress) => void,
  numbering = NUMBERINGS[name],
): Proof {
  const start = performance.now();
  let reported = start;
  let done = 0;
  let counterexample: RoundTrip | undefined;
  for (; done < numbering.size && !counterexample; done++) {
    if (!comesBack(numbering, done)) counterexample = roundTrip(numbering, done);
    if (done % CLOCK_EVERY === 0 && performance.now() - reported > REPORT_EVERY_MS) {
      reported = performance.now();
      report({ name, done, latest: roundTrip(numbering, done) });
    }
  }
  return { name, done, milliseconds: performance.now() - start, counterexample };
}

function comesBack({ unrank, rank }: Numbering, index: number): boolean {
  try {
    return rank(unrank(index)) === index;
  } catch {
    return false;
  }
}
