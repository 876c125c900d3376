import { checkWhole, describeValue } from "../indexing/check-input.ts";
import { isObject } from "./check-rows.ts";
import type { PuzzleDefinition } from "./definition.ts";
import { createStateDepthSearch } from "./state-depth-search.ts";
import { checkPuzzleMetric, type PuzzleMetric } from "./puzzle-metric.ts";
import { definePuzzle, internalsOf, type MoveChoice, type Puzzle } from "./puzzle.ts";
import { MAX_TABLE_STATES, searchDepths, type SearchOptions } from "./search-depths.ts";
import { puzzleSteps } from "./puzzle-steps.ts";

/** How far each position of a puzzle is from solved: exact. */
export interface PuzzleDistances {
  readonly metric: PuzzleMetric;
  /** The moves that count, by name. */
  readonly moves: readonly string[];
  /** What each of them costs: 1 in "HTM" and "QTM". */
  readonly costs: readonly number[];
  /** How many positions there are at each distance, from 0 to the farthest. */
  readonly histogram: readonly number[];
  /** The distance of the farthest positions: God’s number. */
  readonly diameter: number;
  /**
   * @param index  a position's number, 0..size-1
   * @returns      the fewest moves that lead from it to a goal, or the least that they
   *               cost; Infinity where moves were chosen that do not lead there
   * @throws {RangeError} when the index is out of range or not whole
   * @throws {TypeError} when it is not a number
   */
  distance(index: number): number;
}

/** A puzzle of chosen moves, and its distances by its own numbers. */
interface RestrictedDistances {
  readonly puzzle: Puzzle;
  readonly distance: (index: number) => number;
}

let restrictedDistances: WeakMap<PuzzleDistances, RestrictedDistances> | undefined;

/** What the distances of some chosen moves were built of; undefined for those of all. */
export function restrictedPuzzleOf(
  distances: PuzzleDistances,
): RestrictedDistances | undefined {
  return restrictedDistances?.get(distances);
}

/** What the distances of a puzzle measure. */
export interface PuzzleDistanceOptions extends SearchOptions, MoveChoice {
  /**
   * What counts as one move: in "HTM" every power of a listed move, in "QTM" the listed
   * move and its inverse; or what each move costs, such as `{ U: 2, R: 3, R2: 4 }`.
   */
  readonly metric: PuzzleMetric;
  /** The numbers of the positions at distance 0; default: solved alone. */
  readonly goals?: ArrayLike<number>;
}

/**
 * Finds the distance of every position of a puzzle, one depth after another.
 *
 * Twists that fill words are kept as bits and moved in whole sets. Of each depth two bits
 * are kept, its remainder by 3, and a distance is found by stepping nearer until nothing is.
 *
 * @param puzzle   a puzzle or its definition
 * @param options  the metric, and what else there is to say
 * @throws {RangeError} when the metric is unknown, a goal is no position's number, there
 *         is no goal, the puzzle has more than 200 million positions, too many moves for
 *         the tables of its group, a position that is farther away than 65,534 where moves
 *         do not all cost 1, or moves that do not lead to all positions
 * @throws {TypeError} when there are no options
 * @throws {Error} when the signal is aborted
 * @cost   four bits for each position while it searches, then two; up to eight bits where
 *         twists fill their words in part. Two bytes where moves do not all cost 1. Tables
 *         of moves beside these, up to some 200 MB, which take up to some seconds to make.
 *         For each position and move a nanosecond or less where twists fill words, some
 *         tens otherwise, some hundreds where many pieces look alike, and microseconds where
 *         hidden twists fit in no words. Some tens of microseconds for each distance asked
 * @example
 * const wheel = definePuzzle({
 *   orbits: { WHEEL: { pieces: 1, twists: 12 } },
 *   moves: { T: { WHEEL: { source: [0], twist: [1] } } },
 * });
 * buildDistances(wheel, { metric: "QTM" }).histogram // → [1, 2, 2, 2, 2, 2, 1]
 * buildDistances(wheel, { metric: "HTM" }).histogram // → [1, 11]
 * buildDistances(wheel, { metric: { T: 1, T3: 2 } }).histogram // → [1, 2, 4, 2, 3]
 * buildDistances(wheel, { metric: "QTM", moves: ["T4"] }).histogram // → [1, 2]
 * @source Jaap Scherphuis, "Computer Puzzling", Indexing: God's algorithm
 */
export function buildDistances(
  puzzle: Puzzle | PuzzleDefinition,
  options: PuzzleDistanceOptions,
): PuzzleDistances {
  const metric = checkPuzzleMetric(options);
  const { moves: chosen, goals: goalIndices } = options;
  if (chosen !== undefined) return buildForMoves(definePuzzle(puzzle), chosen, options);
  const own = definePuzzle(puzzle);
  const { size, sizeBig, rank, solved } = own;
  if (sizeBig > MAX_TABLE_STATES) {
    throw new RangeError(
      `the puzzle has ${sizeBig} positions; expected ${MAX_TABLE_STATES} at most for a table of distances`,
    );
  }
  const goals = checkGoals(goalIndices, size) ?? [rank(solved)];
  const inside = internalsOf(own);
  const steps = puzzleSteps(inside.checked.moves, inside.checked.layout, metric);
  const moves = steps.map(({ name }) => name);
  const costs = steps.map(({ cost }) => cost);
  const search = createStateDepthSearch(inside, steps, goals);
  const histogram = searchDepths(search, goals.length, costs, options);
  const nReached = histogram.reduce((sum, count) => sum + count);
  if (nReached < size) {
    throw new RangeError(
      `the moves that count, ${moves.slice(0, 10).join(" ")}, lead to ${nReached} of ${size} positions; ` +
        "expected moves that lead to all of them",
    );
  }
  return {
    metric,
    moves,
    costs,
    histogram,
    diameter: histogram.length - 1,
    distance: (index) => search.depthOf(checkWhole("index", index, 0, size - 1)),
  };
}

/** The distances of a puzzle of some moves, asked for by the numbers of the whole one. */
function buildForMoves(
  whole: Puzzle,
  moves: readonly string[],
  options: PuzzleDistanceOptions,
): PuzzleDistances {
  const puzzle = definePuzzle(whole, { moves });
  const restrictedIndex = (index: number) => puzzle.rank(whole.unrank(index));
  const goals = checkGoals(options.goals, whole.size)?.map(restrictedIndex);
  const restricted = buildDistances(puzzle, { ...options, moves: undefined, goals });
  const distances: PuzzleDistances = {
    ...restricted,
    distance(index) {
      checkWhole("index", index, 0, whole.size - 1);
      let ownIndex: number;
      try {
        ownIndex = restrictedIndex(index);
      } catch (error) {
        if (error instanceof RangeError) return Infinity; // the moves do not lead there
        throw error;
      }
      return restricted.distance(ownIndex);
    },
  };
  restrictedDistances ??= new WeakMap();
  restrictedDistances.set(distances, { puzzle, distance: restricted.distance });
  return distances;
}

/** The goals that the options name, each once. */
function checkGoals(
  goals: PuzzleDistanceOptions["goals"],
  size: number,
): number[] | undefined {
  if (goals === undefined) return undefined;
  if (!isObject(goals) && !Array.isArray(goals)) {
    throw new TypeError(
      `goals is ${describeValue(goals)}; expected an array of numbers`,
    );
  }
  const goalIndices = Array.from(goals, (goal, i) =>
    checkWhole(`goals[${i}]`, goal, 0, size - 1),
  );
  if (goalIndices.length === 0) throw new RangeError("there is no goal");
  return [...new Set(goalIndices)];
}
