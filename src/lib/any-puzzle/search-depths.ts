import { type SearchOptions, throwIfAborted } from "../tables/search-options.ts";

/** The most states that a table of distances can have. */
export const MAX_TABLE_STATES = 200_000_000;

/** A search that proceeds one depth at a time. */
export interface DepthSearch {
  /**
   * Searches the next depth, and returns how many states it has.
   *
   * @param report  called now and then with how many are found so far; an error that it
   *         throws ends the search
   */
  deepen(report: (found: number) => void): number;
}

/**
 * Runs a search to its end.
 *
 * @param goals  how many states are at depth 0
 * @param costs  the cost of each move: the search ends after as many empty depths as the
 *         largest cost
 * @returns      how many states there are at each depth
 * @throws {Error} when the signal is aborted
 */
export function searchDepths(
  search: DepthSearch,
  goals: number,
  costs: readonly number[],
  { onDepth, onFound, signal }: SearchOptions,
): number[] {
  const report = (found: number) => {
    throwIfAborted(signal);
    onFound?.(found);
  };
  const histogram: number[] = [];
  const longest = Math.max(1, ...costs);
  let last = 0;
  for (let depth = 0, count = goals; depth - last < longest || count > 0; depth++) {
    if (count > 0) last = depth;
    if (count > 0) onDepth?.(depth, count);
    histogram.push(count);
    throwIfAborted(signal);
    count = search.deepen(report);
  }
  return histogram.slice(0, last + 1);
}
