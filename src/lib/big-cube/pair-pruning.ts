import { assertOptions } from "../indexing/check-input.ts";
import type { SearchOptions } from "../tables/search-options.ts";
import { type BigMoveTable, buildBigMoveTable } from "./move-table.ts";
import type { BigCubeCoordinate } from "./coordinates.ts";

/** The distances of the values of one or two coordinates from solved, in HTM. */
export interface CoordinatePruning {
  /**
   * The depth of each pair of values (a, b), at a × (size of b) + b; of one coordinate, at
   * its value: the fewest moves that solve both at once. No solution of the cube with these
   * moves is shorter. 255 where the moves don't lead from solved: no cube that they reach has these
   * values.
   */
  readonly depths: Uint8Array<ArrayBuffer>;
  /** The number of pairs, or values, at each depth; 255 is not counted. */
  readonly histogram: readonly number[];
}

/** Options for building pruning tables of coordinates. */
export interface CoordinatePruningOptions extends Pick<SearchOptions, "onDepth"> {
  /** The moves that are allowed; default: those that all coordinates allow. */
  readonly moves?: readonly number[];
}

const UNKNOWN = 255;

const EXAMPLE = "{moves: PHASE_2_MOVES}";

/** When this part of the pairs is known, the others look for a known neighbour. */
const PULL_FROM_PART = 1 / 4;

/**
 * Builds a pruning table: the depths of all pairs of values of two coordinates.
 *
 * @param a        for example `SLICE_POSITIONS`
 * @param b        for example `CORNER_TWISTS`
 * @param options  the moves, and a callback for progress
 * @returns        the depths, with a byte for each pair
 * @throws {RangeError} when a coordinate does not allow one of the moves or has too many
 *         values, or the host has no room for the pairs
 * @throws {TypeError} when the options are not an object
 * @cost    up to 18 look-ups for each pair, besides the move tables
 * @example
 * buildPairPruning(SLICE_POSITIONS, CORNER_TWISTS).histogram
 * // → [1, 4, 50, 586, 6184, 54066, 296322, 582492, 142520, 340]
 * @source  Herbert Kociemba, kociemba.org, The Two-Phase-Algorithm
 */
export function buildPairPruning(
  a: BigCubeCoordinate,
  b: BigCubeCoordinate,
  options: CoordinatePruningOptions = {},
): CoordinatePruning {
  assertOptions(options, EXAMPLE);
  const { moves = a.moves.filter((move) => b.moves.includes(move)) } = options;
  const tableOf = (one: BigCubeCoordinate) => buildBigMoveTable(one, moves);
  return pairDepths(tableOf(a), tableOf(b), options.onDepth);
}

/**
 * Builds a pruning table: the depths of all values of one coordinate.
 *
 * @param coordinate  for example `EDGE_FLIPS`
 * @param options     the moves, and a callback for progress
 * @returns           the depths, with a byte for each value
 * @throws {RangeError} when the coordinate does not allow one of the moves or has too many
 *         values
 * @throws {TypeError} when the options are not an object
 * @cost    up to 18 look-ups for each value, besides the move table
 * @example
 * buildCoordinatePruning(SLICE_POSITIONS).histogram // → [1, 4, 50, 286, 152, 2]
 */
export function buildCoordinatePruning(
  coordinate: BigCubeCoordinate,
  options: CoordinatePruningOptions = {},
): CoordinatePruning {
  assertOptions(options, EXAMPLE);
  const { moves = coordinate.moves, onDepth } = options;
  const table = buildBigMoveTable(coordinate, moves);
  return pairDepths(table, oneValue(moves), onDepth);
}

/** The move table of a coordinate with a single value. */
export function oneValue(moves: readonly number[]): BigMoveTable {
  return { size: 1, solved: 0, moves, after: new Uint16Array(moves.length) };
}

/**
 * The depths of all pairs of values, by a breadth-first search from solved.
 *
 * Unchecked: the caller guarantees two tables with the same moves.
 */
export function pairDepths(
  a: BigMoveTable,
  b: BigMoveTable,
  onDepth?: CoordinatePruningOptions["onDepth"],
): CoordinatePruning {
  const n = a.moves.length;
  const depths = new Uint8Array(a.size * b.size).fill(UNKNOWN);
  depths[a.solved * b.size + b.solved] = 0;
  const histogram: number[] = [];
  let known = 0;
  for (let count = 1; count > 0;) {
    const depth = histogram.push(count) - 1;
    known += count;
    onDepth?.(depth, count);
    if (known === depths.length) break;
    count = known < PULL_FROM_PART * depths.length ? push(depth) : pull(depth);
  }
  return { depths, histogram };

  /** Each pair of this depth reaches its unknown neighbours. */
  function push(depth: number): number {
    let count = 0;
    for (let i = 0, pair = 0; i < a.size; i++) {
      for (let j = 0; j < b.size; j++, pair++) {
        if (depths[pair] !== depth) continue;
        for (let move = 0; move < n; move++) {
          const next = a.after[i * n + move] * b.size + b.after[j * n + move];
          if (depths[next] !== UNKNOWN) continue;
          depths[next] = depth + 1;
          count++;
        }
      }
    }
    return count;
  }

  /** Each unknown pair looks for a neighbour of this depth. */
  function pull(depth: number): number {
    let count = 0;
    for (let i = 0, pair = 0; i < a.size; i++) {
      for (let j = 0; j < b.size; j++, pair++) {
        if (depths[pair] !== UNKNOWN) continue;
        for (let move = 0; move < n; move++) {
          const next = a.after[i * n + move] * b.size + b.after[j * n + move];
          if (depths[next] !== depth) continue;
          depths[pair] = depth + 1;
          count++;
          break;
        }
      }
    }
    return count;
  }
}
