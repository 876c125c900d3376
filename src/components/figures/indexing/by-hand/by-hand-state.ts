/** From the order to its number, or back. */
export const DIRECTIONS = ["rank", "unrank"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface ByHandState {
  readonly way: Direction;
  readonly order: readonly number[];
  /**
   * Two steps for each card: after the first its digit is known, after the second what
   * follows from it. From the order to its number one more, after which the number is known.
   */
  readonly step: number;
  /** The reader's guess at the digit, or at the number; kept while it is judged. */
  readonly guess?: number;
}
