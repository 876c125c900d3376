import { N_STATES } from "../puzzle/coordinates.ts";
import type { BitOffsets } from "./state-bits.ts";

/**
 * A breadth-first search over all states, one depth after another, and what it has found
 * so far. There are two of the kind: `bitSearch` in TypeScript, and `simdSearch`, which
 * does the same in WebAssembly.
 */
export interface StateSearch {
  /**
   * Starts with these states at depth 0.
   *
   * Unchecked: the caller guarantees numbers of states.
   * @returns how many different ones they are
   */
  begin(goals: ArrayLike<number>): number;
  /** Finds all states one move farther away, and returns how many they are. */
  deepen(): number;
  /** Ends the search: what it has found, in sets as state-bits.ts lays them out. */
  finish(): DistanceBits;
}

/** How far each state is, if it was reached. */
export interface DistanceBits {
  /**
   * One more than the distances, in binary: for each digit the set of states that have
   * it, the lowest first. A state in none of the sets was not reached.
   *
   * Read this list each time: a later search may replace its entries by copies.
   */
  readonly digits: readonly Int32Array[];
  /** Where in a set each state's bit stands. */
  readonly offsets: BitOffsets;
}

/** The result of a search that ran until it found nothing new. */
export interface SearchResult extends DistanceBits {
  /** How many states there are at each distance. */
  readonly histogram: number[];
}

/**
 * Searches to the end.
 *
 * @param onDepth  called with the number of states at each depth; an error thrown in it
 *          ends the search and is passed on
 */
export function runSearch(
  search: StateSearch,
  goals: ArrayLike<number>,
  onDepth?: (depth: number, count: number) => void,
): SearchResult {
  const histogram: number[] = [];
  let result: DistanceBits;
  try {
    let unreached = N_STATES;
    let count = search.begin(goals);
    while (count > 0) {
      onDepth?.(histogram.length, count);
      histogram.push(count);
      unreached -= count;
      count = unreached > 0 ? search.deepen() : 0;
    }
  } finally {
    result = search.finish(); // others may use what it has used
  }
  return { histogram, ...result };
}
