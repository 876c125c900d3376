import { assertArray, assertEntries, checkIndex } from "../indexing/check-input.ts";
import { N_STATES, splitIndex } from "../puzzle/coordinates.ts";
import {
  assertMoves,
  type Metric,
  checkMetric,
  MOVE_NAMES,
  movesOf,
} from "../puzzle/moves.ts";
import { bitSearch } from "./bit-search.ts";
import { simdSearch } from "./simd-search.ts";
import { bitIndex, unpackNumbers } from "./state-bits.ts";
import { type DistanceBits, runSearch } from "./state-search.ts";

/** How far every state is from solved: exact, where a pruning table only bounds. */
export interface DistanceTable {
  readonly metric: Metric;
  /** The moves that count as one step, in ascending order. */
  readonly moves: readonly number[];
  /** How many states there are at each distance, from 0 to the farthest. */
  readonly histogram: readonly number[];
  /** The distance of the farthest states: 11 in HTM, 14 in QTM, with all moves. */
  readonly diameter: number;
  /**
   * @param index  a state's number, 0..3674159
   * @returns      the fewest turns that solve it, 0..diameter; -1 where no moves do
   * @throws {RangeError} when the index is out of range or not whole
   * @throws {TypeError} when it is not a number
   */
  distance(index: number): number;
  /**
   * Whether a state is at this distance: all that a search for shortest solutions asks.
   * It has the state's two numbers at hand, and most answers are no.
   *
   * Unchecked: the caller guarantees the numbers, and a distance of 0 or more.
   */
  isAt(permutation: number, orientation: number, distance: number): boolean;
  /**
   * All distances at once, one byte for each state, by number.
   *
   * @returns 3,674,160 bytes, each 0..diameter, or 255 where no moves lead
   * @cost    a fraction of the time that as many calls of `distance` take: 729 states
   *          are unpacked at a time
   */
  toBytes(): Uint8Array<ArrayBuffer>;
}

/** What a distance table measures. */
export interface DistanceOptions {
  /** What counts as one turn. */
  readonly metric: Metric;
  /** The moves allowed, among those that the metric counts as one turn; default: all. */
  readonly moves?: readonly number[];
  /** The numbers of the states at distance 0; default: solved alone. */
  readonly goals?: ArrayLike<number>;
  /** Called with the number of states at each depth while the table is being built. */
  readonly onDepth?: (depth: number, count: number) => void;
}

/**
 * Finds the distance of all 3,674,160 states, one depth after another.
 *
 * States are moved in whole sets, in WebAssembly where that has vectors, otherwise in
 * TypeScript: the result is the same. With fewer moves, or with goals of the caller's, a
 * distance is the number of moves from the state to the nearest goal; the way back may be
 * shorter.
 *
 * @throws {RangeError} when the metric is unknown, it does not count a move as one turn,
 *         a goal is no state's number, or there is no goal
 * @throws {TypeError} when there are no options, or moves or goals are no arrays
 * @cost    a few milliseconds where there are vectors, some ten times as long where
 *          there are none, and a few look-ups for each goal; 564,480 bytes for each
 *          binary digit of the diameter plus 1, four with all moves; room for 4.1 MB
 *          more, once, for all searches to work in
 * @example
 * buildDistanceTable({ metric: "HTM" }).diameter // → 11
 * // Half turns alone lead to few states.
 * buildDistanceTable({ metric: "HTM", moves: parseMoves("F2 R2 U2") }).histogram
 * // → [1, 3, 6, 9, 5]
 * @source  the Pocket Cube guide, God's Algorithm
 */
export function buildDistanceTable(options: DistanceOptions): DistanceTable {
  const metric = checkMetric(options);
  const moves = allowedMoves(options, metric);
  const goals = checkedGoals(options);
  const search = simdSearch(moves) ?? bitSearch(moves);
  const { histogram, ...bits } = runSearch(search, goals, options.onDepth);
  const reached = histogram.reduce((sum, count) => sum + count);
  if (reached < N_STATES && moves.length === movesOf(metric).length) {
    throw new Error(`no turns lead to ${N_STATES - reached} of the states`);
  }
  return {
    metric,
    moves,
    histogram,
    diameter: histogram.length - 1,
    ...tableMethods(bits),
  };
}

function tableMethods({
  digits,
  offsets: places,
}: DistanceBits): Pick<DistanceTable, "distance" | "isAt" | "toBytes"> {
  return {
    distance(index) {
      const { permutation, orientation } = splitIndex(checkIndex(index, N_STATES));
      const bit = bitIndex(places, permutation, orientation);
      const word = bit >>> 5;
      let stored = 0; // one more than the distance
      for (let digit = 0; digit < digits.length; digit++) {
        // A shift counts modulo 32: by the bit's place in its word.
        stored |= ((digits[digit][word] >>> bit) & 1) << digit;
      }
      return stored - 1;
    },
    isAt(permutation, orientation, distance) {
      const bit = bitIndex(places, permutation, orientation);
      const word = bit >>> 5;
      const stored = distance + 1;
      for (let digit = 0; digit < digits.length; digit++) {
        if (((digits[digit][word] >>> bit) ^ (stored >>> digit)) & 1) return false;
      }
      return stored >>> digits.length === 0;
    },
    toBytes() {
      const bytes = unpackNumbers(digits, places);
      for (let index = 0; index < N_STATES; index++) bytes[index]--;
      return bytes;
    },
  };
}

function allowedMoves({ moves }: DistanceOptions, metric: Metric): readonly number[] {
  const single = movesOf(metric);
  if (moves === undefined) return single;
  assertMoves(moves);
  const other = Array.from(moves).find((move) => !single.includes(move));
  if (other !== undefined) {
    throw new RangeError(
      `${MOVE_NAMES[other]} is not one move in ${metric}; expected some of ${single.map((move) => MOVE_NAMES[move]).join(" ")}`,
    );
  }
  return single.filter((move) => Array.from(moves).includes(move));
}

function checkedGoals({ goals }: DistanceOptions): ArrayLike<number> {
  if (goals === undefined) return [0];
  assertArray("a list of goals", goals, Infinity);
  assertEntries("goals", goals, N_STATES);
  if (goals.length === 0)
    throw new RangeError("there is no goal; expected one or more");
  return goals;
}
