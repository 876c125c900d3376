import { checkIndex, checkWhole } from "../indexing/check-input.ts";
import { N_STATES } from "../puzzle/coordinates.ts";
import {
  faceOf,
  type Metric,
  checkMetric,
  moveCosts,
  N_MOVES,
  NO_FACE,
} from "../puzzle/moves.ts";
import { moveTables, stateAfterMove } from "../tables/move-tables.ts";

/**
 * The outcome of a move in the search: skipped because it turns the same face again, or
 * because the lower bound exceeds the turns left; made, and the search continues; or the last
 * move of the path, which solved the cube or didn't ("in vain").
 */
export type SearchOutcome = "same face" | "too far" | "made" | "solved" | "in vain";

/** One move that a search made or skipped. */
export interface SearchStep {
  /** The number of moves before it on the path. */
  readonly depth: number;
  readonly move: number;
  readonly outcome: SearchOutcome;
  /** The state after the move, and its lower bound. */
  readonly index: number;
  readonly bound: number;
  /** The turns left after the move. */
  readonly left: number;
}

/** The parameters of a search, and its callback. */
export interface BoundedSearch {
  readonly metric: Metric;
  /** The length of the solutions, in turns. */
  readonly length: number;
  /** A lower bound on the distance of a state; the better it is, the smaller the search. */
  readonly lowerBound: (index: number) => number;
  /** Whether two consecutive moves may turn the same face; default: no. */
  readonly sameFaceTwice?: boolean;
  /** Called for each move. The search ends when it returns false. */
  readonly onStep: (step: SearchStep) => boolean | void;
}

/**
 * Depth-first search for solutions of a given length, pruned by a lower bound.
 *
 * Its cost depends only on the bound. With exact distances it never makes a useless move; with
 * the bound of a pruning table it is one iteration of IDA*; with a bound of 0 it tries every
 * path.
 *
 * @param index   the index of a state, 0..3674159
 * @param search  the length, the bound and the callback
 * @returns       false when the callback ended the search early
 * @throws {RangeError | TypeError} when the index, the metric or the length is invalid, or a
 *          bound is not a number
 * @cost    a look-up in each move table and a bound for each move
 * @example
 * // One turn after U: of the nine moves, the last, U', solves it.
 * const outcomes: string[] = [];
 * searchWithBound(1574640, {
 *   metric: "HTM",
 *   length: 1,
 *   lowerBound: (index) => (index === 0 ? 0 : 1),
 *   onStep: ({ outcome }) => void outcomes.push(outcome),
 * });
 * outcomes.indexOf("solved") // → 8
 * @source  the Pocket Cube guide, Solving; R. E. Korf, "Depth-first iterative-deepening",
 *          1985
 */
export function searchWithBound(index: number, search: BoundedSearch): boolean {
  const { lowerBound, sameFaceTwice = false, onStep } = search;
  const costs = moveCosts(checkMetric(search));
  const tables = moveTables();
  return tryAll(
    checkIndex(index, N_STATES),
    checkWhole("length", search.length, 0, 20),
    NO_FACE,
    0,
  );

  function tryAll(
    state: number,
    left: number,
    lastFace: number,
    depth: number,
  ): boolean {
    for (let move = 0; move < N_MOVES; move++) {
      const next = stateAfterMove(tables, state, move);
      const bound = checkBound(lowerBound(next), next);
      const leftAfter = left - costs[move];
      let outcome: SearchOutcome = "made";
      if (faceOf(move) === lastFace && !sameFaceTwice) outcome = "same face";
      else if (bound > leftAfter) outcome = "too far";
      else if (leftAfter === 0) outcome = next === 0 ? "solved" : "in vain";

      const step = { depth, move, outcome, index: next, bound, left: leftAfter };
      if (onStep(step) === false) return false;
      if (outcome !== "made") continue;
      if (!tryAll(next, leftAfter, faceOf(move), depth + 1)) return false;
    }
    return true;
  }
}

/** A bound that is not a number would prune nothing: the search would only seem slow. */
function checkBound(bound: number, index: number): number {
  if (bound >= 0) return bound;
  throw new RangeError(
    `the lower bound of state ${index} is ${bound}; expected a number of turns, 0 or more`,
  );
}
