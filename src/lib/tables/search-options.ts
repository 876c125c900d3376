/** Options of a search over all states: to follow its progress, and to cancel it. */
export interface SearchOptions {
  /** Called with the number of states at each depth, as soon as it is known. */
  readonly onDepth?: (depth: number, count: number) => void;
  /**
   * Called now and then within a depth, with how many of its states are found so far; not
   * by the fast SIMD search.
   */
  readonly onFound?: (count: number) => void;
  /** Aborting it ends the search with an error. */
  readonly signal?: { readonly aborted: boolean };
}

/** @throws {Error} when the signal is aborted */
export function throwIfAborted(signal: SearchOptions["signal"]): void {
  if (signal?.aborted) throw new Error("the search was cancelled");
}
