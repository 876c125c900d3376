/** More positions than these are not searched. */
export const MAX_TABLE_STATES = 200_000_000;

/** What a search over all positions tells while it runs, and how it is stopped. */
export interface SearchOptions {
  /** Called after each depth at which positions are found, with their number. */
  readonly onProgress?: (depth: number, count: number) => void;
  /**
   * Called now and then within a depth, with how many of its positions are found so far;
   * not by a search in vectors, which is quick.
   */
  readonly onFound?: (count: number) => void;
  /** The search ends with an error soon after this is aborted. */
  readonly signal?: { readonly aborted: boolean };
}

/** A search that finds all positions of one depth at a time. */
export interface DepthSearch {
  /**
   * Finds the positions of the next depth, and says how many there are.
   *
   * @param tell  called now and then with how many are found so far; what it throws ends
   *              the search
   */
  deepen(report: (found: number) => void): number;
}

/**
 * Runs a search to its end.
 *
 * @param goals  how many positions are at depth 0
 * @param costs  what each move costs: after as many depths without a position as the
 *               dearest costs, nothing more is found
 * @returns      how many positions there are at each depth
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
