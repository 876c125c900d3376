import { checkIndex } from "../indexing/check-input.ts";
import { N_ORIENTATIONS, N_PERMUTATIONS, N_STATES } from "../puzzle/coordinates.ts";
import { type Metric, metricOf, movesOf, N_MOVES } from "../puzzle/moves.ts";
import { moveTables } from "./move-tables.ts";

/** How far every state is from solved: exact, where a pruning table only bounds. */
export interface DistanceTable {
  readonly metric: Metric;
  /** How many states there are at each distance, from 0 to the farthest. */
  readonly histogram: readonly number[];
  /** The distance of the farthest states: 11 in HTM, 14 in QTM. */
  readonly diameter: number;
  /**
   * @param index  a state's number, 0..3674159
   * @returns      the fewest turns that solve it, 0..diameter
   * @throws {RangeError} when the index is out of range or not whole
   * @throws {TypeError} when it is not a number
   */
  distance(index: number): number;
}

/** Not reached yet. */
const UNKNOWN = -1;

/**
 * Measures all 3,674,160 states, one depth after another.
 *
 * While most states are unknown, those of the last depth look for unknown neighbours:
 * these are the next depth. Later it is the unknown ones that look for a neighbour in
 * the last depth, and the first that they find is enough.
 *
 * @param options  the metric says what counts as one turn; `onDepth` is told, while the
 *                 table is being built, how many states there are at each depth
 * @throws {RangeError | TypeError} when the metric is unknown, or there are no options
 * @cost    some 11 million neighbours looked at, and all states once a depth;
 *          3,674,160 bytes, kept as long as the table is
 * @example buildDistanceTable({ metric: "HTM" }).diameter // → 11
 * @source  the Pocket Cube guide, God's Algorithm
 */
export function buildDistanceTable(options: {
  metric: Metric;
  onDepth?: (depth: number, count: number) => void;
}): DistanceTable {
  const metric = metricOf(options);
  const { onDepth } = options;
  const moves = movesOf(metric);
  const distance = new Int8Array(N_STATES).fill(UNKNOWN);
  distance[0] = 0;

  const histogram: number[] = [];
  let unknown = N_STATES;
  let found = 1;
  for (let depth = 0; found > 0; depth++) {
    histogram.push(found);
    onDepth?.(depth, found);
    unknown -= found;
    if (unknown === 0) break;
    found =
      unknown > N_STATES / 2
        ? lookForward(distance, depth, moves)
        : lookBack(distance, depth, moves);
  }
  if (unknown > 0) throw new Error(`no turns lead to ${unknown} of the states`);

  return {
    metric,
    histogram,
    diameter: histogram.length - 1,
    distance: (index) => distance[checkIndex(index, N_STATES)],
  };
}

/** Gives depth + 1 to each unknown neighbour of a state at `depth`; returns how many. */
function lookForward(
  distance: Int8Array,
  depth: number,
  moves: readonly number[],
): number {
  const tables = moveTables();
  const orientations = new Uint16Array(N_ORIENTATIONS);
  let found = 0;
  for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
    const row = permutation * N_ORIENTATIONS;
    let count = 0;
    for (let orientation = 0; orientation < N_ORIENTATIONS; orientation++) {
      if (distance[row + orientation] === depth) orientations[count++] = orientation;
    }
    for (const move of moves) {
      const rowAfterMove =
        tables.permutation[permutation * N_MOVES + move] * N_ORIENTATIONS;
      for (let i = 0; i < count; i++) {
        const neighbor =
          rowAfterMove + tables.orientation[orientations[i] * N_MOVES + move];
        if (distance[neighbor] === UNKNOWN) {
          distance[neighbor] = depth + 1;
          found++;
        }
      }
    }
  }
  return found;
}

/** Gives depth + 1 to each unknown state with a neighbour at `depth`; returns how many. */
function lookBack(
  distance: Int8Array,
  depth: number,
  moves: readonly number[],
): number {
  const tables = moveTables();
  const rowAfterMove = new Int32Array(N_MOVES);
  let found = 0;
  for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
    const row = permutation * N_ORIENTATIONS;
    for (const move of moves) {
      rowAfterMove[move] =
        tables.permutation[permutation * N_MOVES + move] * N_ORIENTATIONS;
    }
    for (let orientation = 0; orientation < N_ORIENTATIONS; orientation++) {
      if (distance[row + orientation] !== UNKNOWN) continue;
      for (const move of moves) {
        const neighbor =
          rowAfterMove[move] + tables.orientation[orientation * N_MOVES + move];
        if (distance[neighbor] === depth) {
          distance[row + orientation] = depth + 1;
          found++;
          break;
        }
      }
    }
  }
  return found;
}
