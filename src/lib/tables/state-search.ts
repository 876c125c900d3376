import { N_STATES } from "../puzzle/coordinates.ts";
import { type SearchOptions, throwIfAborted } from "./search-options.ts";
import type { BitOffsets } from "./state-bits.ts";

/**
 * A breadth-first search over all states, one depth at a time. Implemented by `bitSearch` in
 * TypeScript and by `simdSearch` in WebAssembly.
 */
export interface StateSearch {
  /**
   * Starts with these states at depth 0.
   *
   * Unchecked: the caller guarantees indices of states.
   * @returns the number of different states
   */
  begin(goals: ArrayLike<number>): number;
  /** Finds all states at the next depth, and returns their number. */
  deepen(): number;
  /** Ends the search and returns the distances, in sets as in state-bits.ts. */
  finish(): DistanceBits;
}

/** The distances of all reached states, as bits. */
export interface DistanceBits {
  /**
   * The distances plus 1, in binary: one set of states per digit, lowest digit first. A state
   * in none of the sets was not reached.
   *
   * Don't cache the entries: a later search may replace them by copies.
   */
  readonly digits: readonly Int32Array[];
  /** For finding a state's bit. */
  readonly offsets: BitOffsets;
}

/** The result of a complete search. */
export interface SearchResult extends DistanceBits {
  /** The number of states at each distance. */
  readonly histogram: number[];
}

/**
 * Runs a search to the end.
 *
 * @param options  a callback for each depth, and a signal; an error that the callback throws
 *          ends the search and is rethrown
 * @throws {Error} when the signal is aborted
 */
export function runSearch(
  search: StateSearch,
  goals: ArrayLike<number>,
  { onDepth, signal }: Pick<SearchOptions, "onDepth" | "signal"> = {},
): SearchResult {
  const histogram: number[] = [];
  let result: DistanceBits;
  try {
    let unreached = N_STATES;
    let count = search.begin(goals);
    while (count > 0) {
      throwIfAborted(signal);
      onDepth?.(histogram.length, count);
      histogram.push(count);
      unreached -= count;
      count = unreached > 0 ? search.deepen() : 0;
    }
  } finally {
    result = search.finish(); // releases its memory for the next search
  }
  return { histogram, ...result };
}
