import type { CellImport } from "../code/cell-imports.ts";

/** The module by which cells read and set what the page's own figures show. */
export const PAGE_MODULE = "every-cube/page";

/** What the reader has made of the page's figures; a cell that reads one follows it. */
export interface LiveValues {
  /** The reader's cube, as its number. */
  readonly readerCube: number;
  /** The order of the reader's cards, from 0. */
  readonly readerPermutation: readonly number[];
}

/** What the page's figures show when nobody has touched them. */
export const UNTOUCHED: LiveValues = {
  readerCube: 1_234_567,
  readerPermutation: [2, 0, 5, 6, 1, 4, 3],
};

/** How many cards the reader's order can have. */
export const READER_CARDS = { min: 2, max: 8 } as const;

export type LiveName = keyof LiveValues;

export const LIVE_NAMES: readonly LiveName[] = ["readerCube", "readerPermutation"];

/** Whether an import is of a value that changes while the cell stands. */
export function isLive({ module, name }: CellImport): boolean {
  return module === PAGE_MODULE && LIVE_NAMES.some((live) => live === name);
}
