import {
  type BigCubeCoordinate,
  CORNER_PERMUTATION,
  CORNER_TWISTS,
  EDGE_FLIPS,
  SLICE_PERMUTATION,
  SLICE_POSITIONS,
  UD_EDGE_PERMUTATION,
} from "./coordinates.ts";
import { buildBigMoveTable } from "./move-table.ts";
import { afterBigMoves, ALL_BIG_MOVES, PHASE_2_MOVES } from "./moves.ts";
import { pairDepths } from "./pair-pruning.ts";
import {
  type NodeCounter,
  type PhaseTables,
  searchPhase,
  type TableBound,
} from "./phase-search.ts";
import { movesAsGiven, type SearchView, viewsOf } from "./search-views.ts";
import {
  checkTwoPhaseOptions,
  type TwoPhaseOptions,
  type SolvingStep,
} from "./solving-step.ts";
import { assertBigCube, type BigCube } from "./state.ts";

/** A solver with the small tables of Kociemba's first programs. */
export interface PlainSolver {
  /**
   * Yields shorter and shorter solutions of a cube, and pauses after some milliseconds, as
   * `solve` of `TwoPhaseSolver` does.
   *
   * @throws {RangeError | TypeError} when the cube or the options are not valid
   */
  solve(cube: BigCube, options?: TwoPhaseOptions): Generator<SolvingStep, void>;
}

/** The coordinates that a phase brings to solved, and the pairs of them that have tables. */
interface PhaseDesign {
  readonly moves: readonly number[];
  readonly coordinates: readonly BigCubeCoordinate[];
  readonly pairs: readonly (readonly [first: number, second: number])[];
}

const FIRST_PHASE: PhaseDesign = {
  moves: ALL_BIG_MOVES,
  coordinates: [CORNER_TWISTS, EDGE_FLIPS, SLICE_POSITIONS],
  pairs: [
    [2, 0],
    [2, 1],
    [0, 1],
  ],
};

const SECOND_PHASE: PhaseDesign = {
  moves: PHASE_2_MOVES,
  coordinates: [CORNER_PERMUTATION, UD_EDGE_PERMUTATION, SLICE_PERMUTATION],
  pairs: [
    [0, 2],
    [1, 2],
  ],
};

/**
 * Builds a solver of two phases in plain TypeScript: a pruning table for each pair of three
 * coordinates in the first phase, and for two pairs in the second.
 *
 * @cost 15 MB; about a second
 * @example
 * const plainSolver = buildPlainSolver();
 * const short = applyBigMoves(SOLVED_BIG_CUBE, parseBigMoves("R U F"));
 * const found = [...plainSolver.solve(short)].flatMap(({ moves }) => moves ? [moves] : []);
 * formatBigMoves(found.at(-1)!) // → "F' U' R'"
 * @source Herbert Kociemba, kociemba.org, The Two-Phase-Algorithm
 */
export function buildPlainSolver(): PlainSolver {
  const [first, second] = [FIRST_PHASE, SECOND_PHASE].map(buildPhase);
  return {
    solve(cube, options = {}) {
      assertBigCube(cube);
      return searchInTwoPhases(cube, first, second, checkTwoPhaseOptions(options));
    },
  };
}

function buildPhase({ moves, coordinates, pairs }: PhaseDesign): PhaseTables {
  const moveTables = coordinates.map((one) => buildBigMoveTable(one, moves));
  const bounds = pairs.map(([first, second]): TableBound => {
    const [a, b] = [moveTables[first], moveTables[second]];
    return { first, second, scale: b.size, depths: pairDepths(a, b).depths };
  });
  return { moves, moveTables, bounds };
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
      const values = valuesOf(FIRST_PHASE, view.cube);
      for (const isEnd of searchPhase(first, values, firstPhaseLength, path, counter)) {
        // A move of the second phase is not the last of the first: there was a shorter one.
        if (!isEnd) yield step();
        else if (!PHASE_2_MOVES.includes(path.at(-1) ?? -1)) {
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
    const values = valuesOf(SECOND_PHASE, afterBigMoves(view.cube, path));
    const firstPhaseLength = path.length;
    const longest = Math.min(maxSecondLength, best - 1 - firstPhaseLength);
    for (let length = 0; length <= longest; length++) {
      for (const isEnd of searchPhase(second, values, length, path, counter)) {
        if (isEnd) {
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

function valuesOf({ coordinates }: PhaseDesign, cube: BigCube): number[] {
  return coordinates.map((coordinate) => coordinate.rank(cube));
}
