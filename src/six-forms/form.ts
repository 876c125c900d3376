/** An implementation that counts all states of the cube by their distance from solved. */
export interface Form {
  /** Also the name of its file. */
  readonly name: string;
  readonly title: string;
  /**
   * Runs the whole search, including building tables. The fastest two, the library's own
   * searches, cache their tables, so only their first run starts cold.
   *
   * @param moves    the moves that count as one, each with its inverse
   * @param onDepth  called with each depth as soon as it is counted
   * @returns        the number of states at each distance, from 0 to the greatest
   */
  run(
    moves: readonly number[],
    onDepth?: (depth: number, count: number) => void,
  ): number[];
  /** Its memory use at the same time. */
  readonly memory: readonly MemoryUse[];
}

export interface MemoryUse {
  readonly what: string;
  readonly bytes: number;
  /** True when the engine determines the layout, so that the size is only an estimate. */
  readonly isEstimate?: boolean;
}
