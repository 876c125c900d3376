import { buildPhaseTables, type CoordinatePair, PHASES } from "./phases.ts";
import { searchPlainly } from "./plain-search.ts";
import {
  checkTwoPhaseOptions,
  type TwoPhaseOptions,
  type SolvingStep,
} from "./solving-step.ts";
import { assertBigCube, type BigCube } from "./state.ts";

/** A solver with the small tables of Kociemba's first programs. Lengths are in HTM. */
export interface PlainSolver {
  /**
   * Yields shorter and shorter solutions of a cube, and pauses after some milliseconds, as
   * `solve` of `TwoPhaseSolver` does. Every move that is tried counts as a node, so there are
   * more of them.
   *
   * @throws {RangeError | TypeError} when the cube or the options are not valid
   */
  solve(cube: BigCube, options?: TwoPhaseOptions): Generator<SolvingStep, void>;
}

/** The pairs of coordinates that have pruning tables, in each phase. */
const FIRST_PAIRS: readonly CoordinatePair[] = [
  [2, 0],
  [2, 1],
  [0, 1],
];
const SECOND_PAIRS: readonly CoordinatePair[] = [
  [0, 2],
  [1, 2],
];

/**
 * Builds a solver of two phases in plain TypeScript: a pruning table for each pair of three
 * coordinates in the first phase, and for two pairs in the second.
 *
 * @returns the solver; it allocates little more
 * @cost    five pruning tables, as of `buildPairPruning`; the largest has 2187 × 2048 bytes
 * @example
 * const plainSolver = buildPlainSolver();
 * const short = applyBigMoves(SOLVED_BIG_CUBE, parseBigMoves("R U F"));
 * let shortest: readonly number[] = [];
 * for (const { moves } of plainSolver.solve(short)) shortest = moves ?? shortest;
 * formatBigMoves(shortest) // → "F' U' R'"
 * @source Herbert Kociemba, kociemba.org, The Two-Phase-Algorithm
 */
export function buildPlainSolver(): PlainSolver {
  const phases = [
    buildPhaseTables(PHASES[0], FIRST_PAIRS),
    buildPhaseTables(PHASES[1], SECOND_PAIRS),
  ] as const;
  return {
    solve(cube, options = {}) {
      assertBigCube(cube);
      const counter = { nodes: 0, limit: Infinity };
      return searchPlainly(cube, phases, checkTwoPhaseOptions(options), counter);
    },
  };
}
