import { binomial } from "../../../../lib/indexing/binomial.ts";
import { factorial } from "../../../../lib/indexing/factoradic.ts";

/** One of the numbers that together describe the cube in one phase. */
export interface Coordinate {
  readonly what: string;
  readonly rank: string;
  readonly count: number;
}

/** Phase 1 of the two-phase algorithm of the 3x3x3: until only half turns of the sides are needed. */
export const PHASE_1: readonly Coordinate[] = [
  { what: "twists of the 8 corners", rank: "rankOrientation", count: 3 ** 7 },
  { what: "flips of the 12 edges", rank: "rankOrientation", count: 2 ** 11 },
  {
    what: "places of the 4 middle edges",
    rank: "rankCombination",
    count: binomial(12, 4),
  },
];

/** Phase 2: nothing is twisted any more, and only orders are left. */
export const PHASE_2: readonly Coordinate[] = [
  { what: "order of the 8 corners", rank: "rankPermutation", count: factorial(8) },
  { what: "order of the other 8 edges", rank: "rankPermutation", count: factorial(8) },
  {
    what: "order of the 4 middle edges",
    rank: "rankPermutation",
    count: factorial(4),
  },
];

/** How many positions the coordinates of a phase tell apart. */
export function countPositions(phase: readonly Coordinate[]): number {
  return phase.reduce((product, { count }) => product * count, 1);
}

/** How many of them turns can reach in phase 2: the three orders are even together. */
export function countPhase2(): number {
  return countPositions(PHASE_2) / 2;
}
