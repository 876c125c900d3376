import type { DepthTableName } from "#src/workers/coordinate-tables.ts";

/** What another solver says about a table. */
interface PublishedTable {
  /** The number of classes of the last coordinate under its symmetries. */
  readonly classes: number;
  /** The number of entries up to each depth from 1, with one of the values in each class. */
  readonly upTo?: readonly number[];
}

/**
 * The tables of min2phase. Figures compare the library's results in the reader's browser
 * with these; no computation uses them.
 *
 * @source  Chen Shuang, github.com/cs0x7f/min2phase, Algorithm.md and pruningValue.txt
 */
export const PUBLISHED_TABLES: Readonly<
  Partial<Record<DepthTableName, PublishedTable>>
> = {
  twists: { classes: 324 },
  flips: { classes: 336 },
  corners: { classes: 2768 },
  "slice-twists": {
    classes: 324,
    upTo: [3, 17, 126, 1050, 8761, 51261, 136795, 160231, 160380],
  },
  "slice-flips": {
    classes: 336,
    upTo: [4, 30, 226, 1280, 8154, 45809, 136145, 166210, 166320],
  },
  "flips-twists": {
    classes: 324,
    upTo: [3, 15, 106, 951, 9826, 89711, 447496, 662070, 663552],
  },
  "order-corners": {
    classes: 2768,
    upTo: [
      4, 14, 58, 272, 1118, 3531, 8653, 17292, 29420, 41991, 54976, 62730, 66096, 66432,
    ],
  },
};

/** The number of entries up to each depth from 1. */
export function countsUpTo(histogram: readonly number[]): number[] {
  let sum = histogram[0];
  return histogram.slice(1).map((count) => (sum += count));
}
