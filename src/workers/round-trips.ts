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

/** A numbering to verify: `rank(unrank(index))` must be `index` for every index. */
export interface Numbering<Position = unknown> {
  readonly size: number;
  unrank(index: number): Position;
  rank(position: Position): number;
  /** Formats a state for readers, with pieces counted from 1. */
  format(position: Position): string;
}

export type NumberingName = "orders" | "twistings" | "positions";

const formatPermutation = (perm: readonly number[]) =>
  perm.map((piece) => piece + 1).join(" ");
const formatTwists = (twists: readonly number[]) => twists.join(" ");

const orders: Numbering<number[]> = {
  size: N_PERMUTATIONS,
  unrank: (index) => unrankPermutation(index, N_PIECES),
  rank: rankPermutation,
  format: formatPermutation,
};
const twistings: Numbering<number[]> = {
  size: N_ORIENTATIONS,
  unrank: (index) => unrankOrientation(index, N_PIECES, 3),
  rank: (twists) => rankOrientation(twists, 3),
  format: formatTwists,
};
const positions: Numbering<ReturnType<typeof unrankState>> = {
  size: N_STATES,
  unrank: unrankState,
  rank: rankState,
  format: ({ permutation, orientation }) =>
    `${formatPermutation(permutation)} · ${formatTwists(orientation)}`,
};

/** The numberings that the chapter verifies, in this order. */
export const NUMBERINGS: Readonly<Record<NumberingName, Numbering>> = {
  orders: orders as Numbering,
  twistings: twistings as Numbering,
  positions: positions as Numbering,
};

/** The result of unranking and ranking one index. */
export interface RoundTrip {
  readonly index: number;
  readonly position: string;
  /** The resulting index, or the message of the library's error. */
  readonly back: number | string;
}

export interface ProofProgress {
  readonly name: NumberingName;
  /** The number of round trips done. */
  readonly done: number;
  readonly latest: RoundTrip;
}

export interface Proof {
  readonly name: NumberingName;
  readonly done: number;
  readonly milliseconds: number;
  /** The first index whose round trip failed, if any. */
  readonly counterexample: RoundTrip | undefined;
}

const REPORT_EVERY_MS = 60;
const CLOCK_EVERY = 512;

/** Unranks and ranks one index; an error becomes the result. */
export function roundTrip(
  { unrank, rank, format }: Numbering,
  index: number,
): RoundTrip {
  let position = "nothing";
  try {
    const unranked = unrank(index);
    position = format(unranked);
    return { index, position, back: rank(unranked) };
  } catch (error) {
    return { index, position, back: (error as Error).message };
  }
}

/**
 * Checks every index of one numbering. If all round trips succeed, no two indices share a state,
 * and because the numbers of states and indices are equal, every state has one.
 * @cost one unrank and one rank per index
 */
export function proveRoundTrips(
  name: NumberingName,
  report: (progress: ProofProgress) => void,
): Proof {
  return proveNumbering(name, NUMBERINGS[name], report);
}

/** The same for any numbering, which has this name in the report. */
export function proveNumbering(
  name: NumberingName,
  numbering: Numbering,
  report: (progress: ProofProgress) => void,
): Proof {
  const start = performance.now();
  let reported = start;
  let done = 0;
  let counterexample: RoundTrip | undefined;
  for (; done < numbering.size && !counterexample; done++) {
    if (!isRoundTrip(numbering, done)) counterexample = roundTrip(numbering, done);
    if (done % CLOCK_EVERY === 0 && performance.now() - reported > REPORT_EVERY_MS) {
      reported = performance.now();
      report({ name, done, latest: roundTrip(numbering, done) });
    }
  }
  return { name, done, milliseconds: performance.now() - start, counterexample };
}

function isRoundTrip({ unrank, rank }: Numbering, index: number): boolean {
  try {
    return rank(unrank(index)) === index;
  } catch {
    return false;
  }
}
