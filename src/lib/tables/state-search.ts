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
  begin(goals: Iterable<number>): number;
  /** Finds all states one move farther away, and returns how many they are. */
  deepen(): number;
  /** Ends the search: what it has found, in sets as state-bits.ts lays them out. */
  finish(): FoundStates;
}

/** How far each state is, if it was reached. */
export interface FoundStates {
  /** The distances in binary: for each digit the set of states that have it, 1 first. */
  readonly digits: readonly Int32Array[];
  /** The states that were not reached, whose digits are all 0; nothing if all were. */
  readonly unreached: Int32Array | undefined;
}
