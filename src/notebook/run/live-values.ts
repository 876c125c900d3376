import { assertPermutation, checkIndex } from "../../lib/indexing/check-input.ts";
import { N_STATES, rankState, unrankState } from "../../lib/puzzle/coordinates.ts";
import type { CellImport } from "../code/cell-imports.ts";
import { READER_CARDS } from "../values/reader-cards.ts";

/** The module by which cells read and set what the page's own figures show. */
export const PAGE_MODULE = "every-cube/page";

/** Something that figures of the page keep, and that cells follow and set. */
interface LiveValue<Kept, Seen> {
  /** What the figures show when nobody has touched them. */
  readonly untouched: Kept;
  readonly toCells: (kept: Kept) => Seen;
  /** @throws {Error} when what a cell sets is none */
  readonly fromCells: (seen: Seen) => Kept;
  /** @throws {Error} when what the cells' worker has sent is none */
  readonly check: (sent: unknown) => Kept;
}

/**
 * All of them. A new one is an entry here, one in the page's `live-stores.ts`, and its
 * declarations, in `page.d.ts` and `standalone.ts`.
 */
export const LIVE_VALUES = {
  /** The reader's cube, as its number. */
  readerCube: live({
    untouched: 1_234_567,
    toCells: unrankState,
    fromCells: rankState,
    check: (sent) => checkIndex(sent as number, N_STATES),
  }),
  /** The order of the reader's cards, from 0. */
  readerPermutation: live<readonly number[], readonly number[]>({
    untouched: [2, 0, 5, 6, 1, 4, 3],
    toCells: (permutation) => permutation,
    fromCells: checkCards,
    check: (sent) => checkCards(sent as readonly number[]),
  }),
};

export type LiveName = keyof typeof LIVE_VALUES;

/** What the reader has made of the page's figures; a cell that reads one follows it. */
export type LiveValues = {
  readonly [Name in LiveName]: (typeof LIVE_VALUES)[Name]["untouched"];
};

export const LIVE_NAMES = Object.keys(LIVE_VALUES) as LiveName[];

/** The values that somebody gives for the names of all. */
export function liveValues(valueOf: (name: LiveName) => unknown): LiveValues {
  const entries = LIVE_NAMES.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as LiveValues;
}

export const UNTOUCHED = liveValues((name) => LIVE_VALUES[name].untouched);

/** Whether an import is of a value that changes while the cell stands. */
export function isLive({ module, name }: CellImport): boolean {
  return module === PAGE_MODULE && Object.hasOwn(LIVE_VALUES, name);
}

function live<Kept, Seen>(value: LiveValue<Kept, Seen>): LiveValue<Kept, Seen> {
  return value;
}

function checkCards(permutation: readonly number[]): readonly number[] {
  assertPermutation(permutation);
  const { length } = permutation;
  const { min, max } = READER_CARDS;
  if (length < min || length > max) {
    throw new RangeError(`the page’s cards are ${min} to ${max}, not ${length}`);
  }
  return [...permutation];
}
