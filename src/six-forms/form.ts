/** A way to do the job: count all states of the cube by their distance from solved. */
export interface Form {
  /** Also the name of its file. */
  readonly name: string;
  readonly title: string;
  /**
   * Does the whole job, including the tables it needs. The fastest two, which are the
   * library's own searches, cache theirs: only their first run starts from nothing.
   *
   * @param moves    the moves that count as one, each with its inverse
   * @param onDepth  called with each depth as soon as it is counted
   * @returns        the number of states at each distance, from 0 to the farthest
   */
  run(
    moves: readonly number[],
    onDepth?: (depth: number, count: number) => void,
  ): number[];
  /** Everything it has to keep in memory at the same time. */
  readonly memory: readonly MemoryUse[];
}

export interface MemoryUse {
  readonly what: string;
  readonly bytes: number;
  /** True when the engine determines the layout, so that the size is only an estimate. */
  readonly isEstimate?: boolean;
}
