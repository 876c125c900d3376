import { checkWhole, describe } from "../indexing/check-input.ts";
import { checkMetric, type Metric } from "../puzzle/moves.ts";
import { isObject } from "./check-rows.ts";
import type { PuzzleDefinition } from "./definition.ts";
import { stepsOf } from "./move-names.ts";
import { placesOf } from "./places.ts";
import { definePuzzle, insideOf, type Puzzle } from "./puzzle.ts";
import { searchDepths, type SearchOptions } from "./search-depths.ts";

/** More positions than these need hundreds of megabytes. */
export const MAX_POSITIONS = 200_000_000;

/** How far each position of a puzzle is from solved: exact. */
export interface PuzzleDistances {
  readonly metric: Metric;
  /** The moves that count as one, by name. */
  readonly moves: readonly string[];
  /** How many positions there are at each distance, from 0 to the farthest. */
  readonly histogram: readonly number[];
  /** The distance of the farthest positions: God’s number. */
  readonly diameter: number;
  /**
   * @param index  a position's number, 0..size-1
   * @returns      the fewest moves that lead from it to a goal
   * @throws {RangeError} when the index is out of range or not whole
   * @throws {TypeError} when it is not a number
   */
  distance(index: number): number;
}

/** What the distances of a puzzle measure. */
export interface PuzzleDistanceOptions extends SearchOptions {
  /**
   * What counts as one move: in "HTM" every power of a listed move, in "QTM" the listed
   * move and its inverse.
   */
  readonly metric: Metric;
  /** The numbers of the positions at distance 0; default: solved alone. */
  readonly goals?: ArrayLike<number>;
}

/**
 * Finds the distance of every position of a puzzle, one depth after another.
 *
 * Twists are kept as bits and moved in whole sets. Where a puzzle has none, each position
 * has a byte.
 *
 * @param puzzle   a puzzle or its definition
 * @param options  the metric, and what else there is to say
 * @throws {RangeError} when the metric is unknown, a goal is no position's number, there
 *         is no goal, or the puzzle has more than 200 million positions
 * @throws {TypeError} when there are no options
 * @throws {Error} when the signal is aborted
 * @cost   six to seven bits for each position whose twists are bits, otherwise a byte, and
 *         a table of its arrangements and moves; a fraction of a nanosecond, or a few of
 *         them, for each position and move
 * @example
 * const wheel = definePuzzle({
 *   orbits: { WHEEL: { pieces: 1, twists: 12 } },
 *   moves: { T: { WHEEL: { source: [0], twist: [1] } } },
 * });
 * buildDistances(wheel, { metric: "QTM" }).histogram // → [1, 2, 2, 2, 2, 2, 1]
 * buildDistances(wheel, { metric: "HTM" }).histogram // → [1, 11]
 * @source Jaap Scherphuis, "Computer Puzzling", Indexing: God's algorithm
 */
export function buildDistances(
  puzzle: Puzzle | PuzzleDefinition,
  options: PuzzleDistanceOptions,
): PuzzleDistances {
  const metric = checkMetric(options);
  const { size, sizeBig, rank, solved } = definePuzzle(puzzle);
  if (sizeBig > MAX_POSITIONS) {
    throw new RangeError(
      `the puzzle has ${sizeBig} positions; expected ${MAX_POSITIONS} at most for a table of distances`,
    );
  }
  const goals = goalsOf(options, size) ?? [rank(solved)];
  const inside = insideOf(puzzle);
  const steps = stepsOf(inside.checked.moves, inside.checked.layout, metric);
  const places = placesOf(inside, steps, goals);
  const histogram = searchDepths(places.search, goals.length, options);
  return {
    metric,
    moves: steps.map(({ name }) => name),
    histogram,
    diameter: histogram.length - 1,
    distance: (index) => places.depthOf(checkWhole("index", index, 0, size - 1)),
  };
}

/** The goals that the options name, each once. */
function goalsOf({ goals }: PuzzleDistanceOptions, size: number): number[] | undefined {
  if (goals === undefined) return undefined;
  if (!isObject(goals) && !Array.isArray(goals)) {
    throw new TypeError(`goals is ${describe(goals)}; expected an array of numbers`);
  }
  const numbers = Array.from(goals, (goal, i) =>
    checkWhole(`goals[${i}]`, goal, 0, size - 1),
  );
  if (numbers.length === 0) throw new RangeError("there is no goal");
  return [...new Set(numbers)];
}
