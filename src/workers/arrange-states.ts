import { N_ORIENTATIONS, N_PERMUTATIONS, N_STATES } from "../lib/puzzle/coordinates.ts";
import type { Metric } from "../lib/puzzle/moves.ts";
import { N_PIECES } from "../lib/puzzle/state.ts";
import { pruningTables } from "../lib/tables/pruning-table.ts";
import { shuffleIndex, unshuffleIndex } from "./shuffle-index.ts";

/** The orders in which the picture of all states can be arranged. */
export const PICTURE_ORDERS = ["index", "sorted", "scrambled"] as const;
export type PictureOrder = (typeof PICTURE_ORDERS)[number];

/** A pixel of the picture: 5040 columns, one per permutation, and 729 rows, one per orientation. */
export interface PicturePixel {
  readonly column: number;
  readonly row: number;
}

/** The layout of the picture: columns and rows permuted, or the state indices shuffled. */
export interface StateArrangement {
  readonly order: PictureOrder;
  /** The permutation in each column, and the column of each permutation. */
  readonly columns: Uint16Array;
  readonly columnOf: Uint16Array;
  /** The same for orientations and rows. */
  readonly rows: Uint16Array;
  readonly rowOf: Uint16Array;
  /** The first column and the first row of each group. */
  readonly columnGroups: readonly number[];
  readonly rowGroups: readonly number[];
}

/** The index of the state at a pixel. Unchecked: the caller guarantees a valid pixel. */
export function stateAtPixel(
  { order, columns, rows }: StateArrangement,
  pixel: PicturePixel,
): number {
  const number = columns[pixel.column] * N_ORIENTATIONS + rows[pixel.row];
  return order === "scrambled" ? unshuffleIndex(number) : number;
}

/** The pixel of a state. Unchecked: the caller guarantees a state index. */
export function pixelOfState(
  arrangement: StateArrangement,
  index: number,
): PicturePixel {
  const { order, columnOf, rowOf } = arrangement;
  const number = order === "scrambled" ? shuffleIndex(index) : index;
  return {
    column: columnOf[Math.floor(number / N_ORIENTATIONS)],
    row: rowOf[number % N_ORIENTATIONS],
  };
}

/**
 * Computes the layout for an order of the states.
 *
 * "sorted" sorts permutations by their own distance, ignoring twists, then by the mean distance
 * of their 729 states, then by index; orientations likewise.
 *
 * @param distance  of each state, by index; used by "sorted" only
 * @cost  one read of each state when sorted
 */
export function arrangeStates(
  metric: Metric,
  order: PictureOrder,
  distance: Uint8Array,
): StateArrangement {
  if (order === "scrambled")
    return buildArrangement(
      order,
      [...Array(N_PERMUTATIONS).keys()],
      [...Array(N_ORIENTATIONS).keys()],
      [0],
      [0],
    );
  if (order === "index") {
    // The piece in position 1, and its twist, are the most significant.
    return buildArrangement(
      order,
      [...Array(N_PERMUTATIONS).keys()],
      [...Array(N_ORIENTATIONS).keys()],
      multiples(N_PERMUTATIONS / N_PIECES, N_PIECES),
      multiples(N_ORIENTATIONS / 3, 3),
    );
  }
  const { permutation, orientation } = pruningTables(metric);
  const { columnSums, rowSums } = sumDistances(distance);
  return buildArrangement(
    order,
    sortBy(permutation.lowerBound, columnSums),
    sortBy(orientation.lowerBound, rowSums),
    groupStarts(permutation.histogram),
    groupStarts(orientation.histogram),
  );
}

/** The distances of all states in picture order, row by row. */
export interface ArrangedDistances {
  readonly metric: Metric;
  readonly arrangement: StateArrangement;
  /** The distance of the state at row × 5040 + column. */
  readonly distance: Uint8Array<ArrayBuffer>;
  /** The number of pixels with each distance, counted in the picture. */
  readonly counts: readonly number[];
}

export interface ArrangeRequest {
  readonly metric: Metric;
  readonly order: PictureOrder;
  /** The distance of each state, by index. */
  readonly distance: Uint8Array;
}

/** Arranges distances in picture order. */
export function arrangeDistances({
  metric,
  order,
  distance,
}: ArrangeRequest): ArrangedDistances {
  const arrangement = arrangeStates(metric, order, distance);
  const sheet = new Uint8Array(N_STATES);
  const counts: number[] = [];
  for (let row = 0, at = 0; row < N_ORIENTATIONS; row++) {
    for (let column = 0; column < N_PERMUTATIONS; column++, at++) {
      const value = distance[stateAtPixel(arrangement, { column, row })];
      sheet[at] = value;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  // A distance without states would leave a gap.
  return {
    metric,
    arrangement,
    distance: sheet,
    counts: Array.from(counts, (count) => count ?? 0),
  };
}

function buildArrangement(
  order: PictureOrder,
  columns: number[],
  rows: number[],
  columnGroups: number[],
  rowGroups: number[],
): StateArrangement {
  return {
    order,
    columns: Uint16Array.from(columns),
    columnOf: inverse(columns),
    rows: Uint16Array.from(rows),
    rowOf: inverse(rows),
    columnGroups,
    rowGroups,
  };
}

function inverse(list: readonly number[]): Uint16Array {
  const inverse = new Uint16Array(list.length);
  list.forEach((number, place) => (inverse[number] = place));
  return inverse;
}

function sortBy(distances: Int8Array, sums: Float64Array): number[] {
  return Array.from(distances.keys()).sort(
    (a, b) => distances[a] - distances[b] || sums[a] - sums[b] || a - b,
  );
}

function sumDistances(distance: Uint8Array) {
  const columnSums = new Float64Array(N_PERMUTATIONS);
  const rowSums = new Float64Array(N_ORIENTATIONS);
  for (let permutation = 0, index = 0; permutation < N_PERMUTATIONS; permutation++) {
    for (let orientation = 0; orientation < N_ORIENTATIONS; orientation++, index++) {
      columnSums[permutation] += distance[index];
      rowSums[orientation] += distance[index];
    }
  }
  return { columnSums, rowSums };
}

function multiples(step: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => i * step);
}

/** Prefix sums: where each group begins, given the group sizes. */
function groupStarts(sizes: readonly number[]): number[] {
  let start = 0;
  return sizes.map((size) => (start += size) - size);
}
