import { rankState } from "../puzzle/coordinates.ts";
import { DIAMETER } from "../puzzle/diameter.ts";
import { checkMetric, type Metric } from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import { createExactLengthSearch } from "./exact-length.ts";

/**
 * A shortest solution of a state, found without the distance table (IDA*).
 *
 * Searches for a solution as long as the lower bound, then for one longer by one, and so on:
 * the first one found is shortest. No solution is longer than 11 turns (14 in QTM), so the
 * search always ends.
 *
 * @param state    not mutated
 * @param options  the metric
 * @returns        moves; in QTM a half turn is one move of cost two. Empty when solved.
 * @throws {RangeError | TypeError} when it is not a reachable state, the
 *         metric is unknown, or there are no options
 * @cost    milliseconds; move tables (104 kB) and pruning tables (6 kB) are built on the first
 *          call and cached
 * @example
 * const mixed = applyMoves(SOLVED, parseMoves("R U"));
 * formatMoves(solve(mixed, { metric: "HTM" })) // → "U' R'"
 * @source  R. E. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27,
 *          1985
 */
export function solve(state: State, options: { metric: Metric }): number[] {
  const index = rankState(state);
  const metric = checkMetric(options);
  const { lowerBound, solutionOfLength } = createExactLengthSearch(metric);
  for (let length = lowerBound(index); length <= DIAMETER[metric]; length++) {
    const solution = solutionOfLength(index, length);
    if (solution !== undefined) return solution;
  }
  throw new Error(`no solution of state ${index} within ${DIAMETER[metric]} turns`);
}
