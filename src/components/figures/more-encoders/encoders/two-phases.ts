import { binomial } from "#lib/indexing/binomial.ts";
import { factorial } from "#lib/indexing/factoradic.ts";

/** A coordinate of the cube in one phase. */
export interface PhaseCoordinate {
  readonly label: string;
  readonly rank: string;
  readonly count: number;
}

/** Phase 1 of the two-phase algorithm: untwist, and place the middle edges. */
export const PHASE_1: readonly PhaseCoordinate[] = [
  { label: "twists of 8 corners", rank: "rankOrientation", count: 3 ** 7 },
  { label: "flips of 12 edges", rank: "rankOrientation", count: 2 ** 11 },
  {
    label: "positions of 4 middle edges",
    rank: "rankCombination",
    count: binomial(12, 4),
  },
];

/** Phase 2: nothing is twisted any more; only permutations are left. */
export const PHASE_2: readonly PhaseCoordinate[] = [
  {
    label: "permutation of 8 corners",
    rank: "rankPermutation",
    count: factorial(8),
  },
  {
    label: "permutation of 8 other edges",
    rank: "rankPermutation",
    count: factorial(8),
  },
  {
    label: "permutation of 4 middle edges",
    rank: "rankPermutation",
    count: factorial(4),
  },
];

/** The number of states that the coordinates of a phase distinguish. */
export function countPhaseStates(phase: readonly PhaseCoordinate[]): number {
  return phase.reduce((product, { count }) => product * count, 1);
}

/** The number of reachable states in phase 2: the total permutation is even. */
export function countReachablePhase2States(): number {
  return countPhaseStates(PHASE_2) / 2;
}
