import { assertPermutation, checkIndex } from "../../lib/indexing/check-input.ts";
import { N_STATES, rankState, unrankState } from "../../lib/puzzle/coordinates.ts";
import type { CellImport } from "../code/cell-imports.ts";
import { READER_CARDS } from "../values/reader-cards.ts";

/** The module from which cells import live values. */
export const PAGE_MODULE = "every-cube/page";

/** A value shared between figures and cells. */
interface LiveValue<Kept, Seen> {
  readonly initial: Kept;
  readonly toCells: (kept: Kept) => Seen;
  /** @throws {Error} if a cell sets an invalid value */
  readonly fromCells: (seen: Seen) => Kept;
  /** @throws {Error} if the worker sends an invalid value */
  readonly check: (sent: unknown) => Kept;
}

/**
 * How each live value starts, is converted for cells and is checked. To add one, add an entry here and in the page's `live-stores.ts`,
 * and declare it in `page.d.ts` and `standalone.ts`.
 */
export const LIVE_VALUE_DEFINITIONS = {
  /** The reader's cube, stored as its index. */
  readerCube: liveValue({
    initial: 1_234_567,
    toCells: unrankState,
    fromCells: rankState,
    check: (message) => checkIndex(message as number, N_STATES),
  }),
  /** The permutation of the reader's cards, counted from 0. */
  readerPermutation: liveValue<readonly number[], readonly number[]>({
    initial: [2, 3, 0, 1],
    toCells: (permutation) => permutation,
    fromCells: checkCards,
    check: (message) => checkCards(message as readonly number[]),
  }),
};

export type LiveName = keyof typeof LIVE_VALUE_DEFINITIONS;

/** The state of the figures. A cell that uses a value runs again when it changes. */
export type LiveValues = {
  readonly [Name in LiveName]: (typeof LIVE_VALUE_DEFINITIONS)[Name]["initial"];
};

export const LIVE_NAMES = Object.keys(LIVE_VALUE_DEFINITIONS) as LiveName[];

export function collectLiveValues(valueOf: (name: LiveName) => unknown): LiveValues {
  const entries = LIVE_NAMES.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as LiveValues;
}

export const INITIAL_LIVE_VALUES = collectLiveValues(
  (name) => LIVE_VALUE_DEFINITIONS[name].initial,
);

/** Whether an import refers to a live value. */
export function isLiveImport({ module, name }: CellImport): boolean {
  return module === PAGE_MODULE && Object.hasOwn(LIVE_VALUE_DEFINITIONS, name);
}

function liveValue<Kept, Seen>(value: LiveValue<Kept, Seen>): LiveValue<Kept, Seen> {
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
