/** The most states that a table of distances can have. */
export const MAX_TABLE_STATES = 200_000_000;

/** Options of a search over all states. */
export interface SearchOptions {
  /** Called after each depth, with its number of states. */
  readonly onProgress?: (depth: number, count: number) => void;
  /**
   * Called now and then within a depth, with how many of its states are found so far; not
   * by the fast SIMD search.
   */
  readonly onFound?: (count: number) => void;
  /** Aborting it ends the search with an error. */
  readonly signal?: { readonly aborted: boolean };
}

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
  { onProgress, onFound, signal }: SearchOptions,
): number[] {
  const throwIfAborted = () => {
    if (signal?.aborted) throw new Error("the search was cancelled");
  };
  const report = (found: number) => {
    throwIfAborted();
    onFound?.(found);
  };
  const histogram: number[] = [];
  const longest = Math.max(1, ...costs);
  let last = 0;
  for (let depth = 0, count = goals; depth - last < longest || count > 0; depth++) {
    if (count > 0) last = depth;
    if (count > 0) onProgress?.(depth, count);
    histogram.push(count);
    throwIfAborted();
    count = search.deepen(report);
  }
  return histogram.slice(0, last + 1);
}
