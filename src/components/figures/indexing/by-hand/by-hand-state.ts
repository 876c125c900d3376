import type { Direction } from "../direction.ts";
/** The reader's progress in ranking or unranking one permutation on paper. */
export interface ByHandState {
  readonly direction: Direction;
  readonly order: readonly number[];
  /** Completed steps: two for each card (its digit, what follows), one for the sum. */
  readonly step: number;
  /** The reader's guess at the digit or the index, while its feedback is displayed. */
  readonly guess?: number;
}
