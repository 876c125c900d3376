import { assertArray, assertEntries } from "../indexing/check-input.ts";
import {
  N_STATES,
  rankState,
  splitIndex,
  toStateIndex,
} from "../puzzle/coordinates.ts";
import {
  assertMoves,
  type Metric,
  checkMetric,
  MOVE_NAMES,
  moveNamed,
  movesOf,
} from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import { bitSearch } from "./bit-search.ts";
import type { SearchOptions } from "./search-options.ts";
import { simdSearch } from "./simd-search.ts";
import { bitIndex, unpackNumbers } from "./state-bits.ts";
import { type DistanceBits, runSearch } from "./state-search.ts";

/** The exact distance of every state. */
export interface DistanceTable {
  readonly metric: Metric;
  /** The moves that count as one, in ascending order. */
  readonly moves: readonly number[];
  /** The number of states at each distance, from 0 to the diameter. */
  readonly histogram: readonly number[];
  /** The greatest distance: 11 in HTM, 14 in QTM, with all moves. */
  readonly diameter: number;
  /**
   * @param state  a state, or its index, 0..3674159
   * @returns      the length of a shortest solution, 0..diameter; Infinity if there is none
   * @throws {RangeError} when the state is not reachable, or the index is out of range or not
   *         whole
   * @throws {TypeError} when it is neither a state nor a number
   */
  distance(state: State | number): number;
  /**
   * Whether a state, given by its two coordinates, has this distance. Faster than `distance`
   * in a search for shortest solutions, where most answers are no.
   *
   * Unchecked: the caller guarantees valid indices, and a finite distance of 0 or more.
   */
  isAt(permutation: number, orientation: number, distance: number): boolean;
  /**
   * All distances, one byte for each state, by index.
   *
   * @returns 3,674,160 bytes, each 0..diameter, or 255 for unreachable states
   * @cost    much less than a call of `distance` for each state: 729 states are unpacked at a
   *          time
   */
  toBytes(): Uint8Array<ArrayBuffer>;
}

/** Options of a distance table. */
export interface DistanceOptions extends Pick<SearchOptions, "onDepth" | "signal"> {
  /** The metric. */
  readonly metric: Metric;
  /**
   * The allowed moves, by number or by name, among those that count as one in the metric;
   * default: all.
   */
  readonly moves?: readonly (number | string)[];
  /** The states at distance 0, or their indices; default: solved. */
  readonly goals?: ArrayLike<State | number>;
}

/**
 * Computes the distance of all 3,674,160 states by breadth-first search.
 *
 * The search moves whole sets of states, in WebAssembly if the host supports SIMD, otherwise
 * in TypeScript, with the same result. With restricted moves or other goals, a distance is the
 * number of moves from the state to the nearest goal; in the opposite direction it may differ.
 *
 * @throws {RangeError} when the metric is unknown, a move does not count as one in it, a goal
 *         is no state or index of one, or there is no goal
 * @throws {TypeError} when there are no options, or moves or goals are not arrays
 * @throws {Error} when the signal is aborted
 * @cost    a few milliseconds with SIMD, some ten times as long without, and a few look-ups
 *          for each goal; 564,480 bytes for each binary digit of the diameter plus 1 (four
 *          with all moves); 4.1 MB of working memory, shared by all searches
 * @example
 * buildDistanceTable({ metric: "HTM" }).diameter // → 11
 * // Half turns alone reach few states.
 * buildDistanceTable({ metric: "HTM", moves: ["F2", "R2", "U2"] }).histogram
 * // → [1, 3, 6, 9, 5]
 * @source  the Pocket Cube guide, God's Algorithm
 */
export function buildDistanceTable(options: DistanceOptions): DistanceTable {
  const metric = checkMetric(options);
  const moves = allowedMoves(options, metric);
  const goals = checkedGoals(options);
  const search = simdSearch(moves) ?? bitSearch(moves);
  const { histogram, ...bits } = runSearch(search, goals, options);
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
    distance(state) {
      const { permutation, orientation } = splitIndex(toStateIndex(state));
      const bit = bitIndex(places, permutation, orientation);
      const word = bit >>> 5;
      let stored = 0; // the distance plus 1; 0 if there is none
      for (let digit = 0; digit < digits.length; digit++) {
        // The shift count is taken modulo 32.
        stored |= ((digits[digit][word] >>> bit) & 1) << digit;
      }
      return stored === 0 ? Infinity : stored - 1;
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
  assertArray("a list of moves", moves, Infinity);
  const allowed = Array.from(moves, (move) =>
    typeof move === "string" ? moveNamed(move) : move,
  );
  assertMoves(allowed);
  const other = allowed.find((move) => !single.includes(move));
  if (other !== undefined) {
    throw new RangeError(
      `${MOVE_NAMES[other]} does not count as one move in ${metric}; expected some of ${single.map((move) => MOVE_NAMES[move]).join(" ")}`,
    );
  }
  return single.filter((move) => allowed.includes(move));
}

function checkedGoals({ goals }: DistanceOptions): ArrayLike<number> {
  if (goals === undefined) return [0];
  assertArray("a list of goals", goals, Infinity);
  const indices = Array.isArray(goals)
    ? goals.map((goal) =>
        typeof goal === "object" && goal !== null ? rankState(goal) : goal,
      )
    : (goals as ArrayLike<number>);
  assertEntries("goals", indices, N_STATES);
  if (indices.length === 0)
    throw new RangeError("the list of goals is empty; expected at least one");
  return indices;
}
