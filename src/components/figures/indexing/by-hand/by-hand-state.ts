import type { Direction } from "../direction.ts";
/** The reader's progress in ranking or unranking one permutation on paper. */
export interface ByHandState {
  readonly direction: Direction;
  readonly order: readonly number[];
  /**
   * The number of completed steps. Each card has two: its digit, and what follows from it.
   * Ranking has one more, the sum.
   */
  readonly step: number;
  /** The reader's guess at the digit or the index, while its feedback is displayed. */
  readonly guess?: number;
}
