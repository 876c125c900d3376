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
 * What the search did with a move: it skipped it because the same face was turned just
 * before, or because the bound says that too few turns would be left; it made the move
 * and went on; or the move was the last, and the cube was solved or was not.
 */
export type SearchOutcome = "same face" | "too far" | "made" | "solved" | "in vain";

/** One move that a search has tried or left out. */
export interface SearchStep {
  /** The number of moves before it on the path: 0 at the start. */
  readonly depth: number;
  readonly move: number;
  readonly outcome: SearchOutcome;
  /** The state after the move, and its lower bound. */
  readonly index: number;
  readonly bound: number;
  /** Turns left after the move. */
  readonly left: number;
}

/** What a search looks for, and its callback for each move. */
export interface BoundedSearch {
  readonly metric: Metric;
  /** Turns to spend: the length of the solutions. */
  readonly length: number;
  /** Turns that a state needs at least; the better the bound, the smaller the search. */
  readonly lowerBound: (index: number) => number;
  /** Whether to turn the same face twice in a row; default: no. */
  readonly sameFaceTwice?: boolean;
  /** Called for each move. The search ends when it returns false. */
  readonly onStep: (step: SearchStep) => boolean | void;
}

/**
 * The search that all solvers share: from each state try the moves one after the other,
 * and leave out those after which too few turns are left.
 *
 * What it costs depends on the bound alone. With exact distances it never makes a move
 * in vain; with the bound of a pruning table it is one round of IDA*; with a bound of 0
 * everywhere it tries everything.
 *
 * @param index   a state's number, 0..3674159
 * @param search  what to look for, and the callback
 * @returns       false when the callback ended it before it had tried everything
 * @throws {RangeError | TypeError} when the index, the metric or the length is invalid,
 *          or a bound is not a number of turns
 * @cost    a look-up in each move table and a bound for each move looked at
 * @example
 * // From U, with one turn to spend, nine moves are looked at: the last, U', solves it.
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

/**
 * A bound that is not a number would prune nothing, and the search would only seem slow.
 */
function checkBound(bound: number, index: number): number {
  if (bound >= 0) return bound;
  throw new RangeError(
    `the lower bound of state ${index} should be a number of turns, not ${bound}`,
  );
}
