/** One way to do the job: count all states of the cube by their distance from solved. */
export interface Form {
  /** As in the name of its file. */
  readonly name: string;
  readonly title: string;
  /**
   * Does the whole job, and builds the tables that it needs. The quickest two, which are
   * the library's own searches, keep theirs: only their first run is one from nothing.
   *
   * @param moves    the moves that count as one, each with its inverse
   * @param onDepth  told of each depth as soon as it is counted
   * @returns        how many states there are at each distance, from 0 to the farthest
   */
  run(
    moves: readonly number[],
    onDepth?: (depth: number, count: number) => void,
  ): number[];
  /** What it has to keep in memory at the same time. */
  readonly memory: readonly MemoryPart[];
}

export interface MemoryPart {
  readonly what: string;
  readonly bytes: number;
  /** True when it is the engine that lays it out, and it can only be estimated. */
  readonly isEstimate?: boolean;
}
