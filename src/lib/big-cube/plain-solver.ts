import { afterBigMoves } from "./moves.ts";
import {
  buildPhaseTables,
  type CoordinatePair,
  isFirstPhase,
  PHASES,
  phaseValues,
} from "./phases.ts";
import { type NodeCounter, type PhaseTables, searchPhase } from "./phase-search.ts";
import { movesAsGiven, type SearchView, viewsOf } from "./search-views.ts";
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
   * `solve` of `TwoPhaseSolver` does.
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
  const first = buildPhaseTables(PHASES[0], FIRST_PAIRS);
  const second = buildPhaseTables(PHASES[1], SECOND_PAIRS);
  return {
    solve(cube, options = {}) {
      assertBigCube(cube);
      return searchInTwoPhases(cube, first, second, checkTwoPhaseOptions(options));
    },
  };
}

/**
 * Tries longer and longer first phases in each view, and for each of them the second phase,
 * as long as both together are shorter than the best solution.
 */
function* searchInTwoPhases(
  cube: BigCube,
  first: PhaseTables,
  second: PhaseTables,
  { views, maxLength, maxSecondLength }: Required<TwoPhaseOptions>,
): Generator<SolvingStep, void> {
  const counter: NodeCounter = { nodes: 0, limit: Infinity };
  const starts = viewsOf(cube).slice(0, views);
  let nFirstPhases = 0;
  let best = maxLength + 1;
  for (let firstPhaseLength = 0; firstPhaseLength < best; firstPhaseLength++) {
    const step = (moves?: readonly number[]): SolvingStep => ({
      ...{ moves, firstPhaseLength, nFirstPhases, nodes: counter.nodes },
    });
    for (const view of starts) {
      const path: number[] = [];
      const values = phaseValues(PHASES[0], view.cube);
      for (const event of searchPhase(first, values, firstPhaseLength, path, counter)) {
        if (event === "pause") yield step();
        else if (isFirstPhase(path)) {
          nFirstPhases++;
          yield* solveRest(view, path, step);
        }
        if (firstPhaseLength >= best) return;
      }
    }
  }

  function* solveRest(
    view: SearchView,
    path: number[],
    step: (moves?: readonly number[]) => SolvingStep,
  ): Generator<SolvingStep, void> {
    const values = phaseValues(PHASES[1], afterBigMoves(view.cube, path));
    const firstPhaseLength = path.length;
    const longest = Math.min(maxSecondLength, best - 1 - firstPhaseLength);
    for (let length = 0; length <= longest; length++) {
      for (const event of searchPhase(second, values, length, path, counter)) {
        if (event === "sequence") {
          best = firstPhaseLength + length;
          yield step(movesAsGiven(path, view));
          path.length = firstPhaseLength;
          return;
        }
        yield step();
      }
    }
  }
}
