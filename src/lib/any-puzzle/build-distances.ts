import type { SearchOptions } from "../tables/search-options.ts";
import type { PuzzleDefinition, PuzzleState } from "./definition.ts";
import {
  type DistanceGraph,
  distanceGraphOf,
  setDistanceGraph,
} from "./distance-graph.ts";
import { checkGoals, type PuzzleGoals } from "./puzzle-goals.ts";
import { rankFlat } from "./encoder.ts";
import type { FlatState } from "./flat-state.ts";
import { createStateDepthSearch } from "./state-depth-search.ts";
import { checkPuzzleMetric, type PuzzleMetric } from "./puzzle-metric.ts";
import {
  definePuzzle,
  internalsOf,
  type MoveChoice,
  type Puzzle,
  type PuzzleInternals,
} from "./puzzle.ts";
import { MAX_TABLE_STATES, searchDepths } from "./search-depths.ts";
import { toIndex, toState } from "./state-or-index.ts";
import { unreachableGoal } from "./solving-task.ts";
import { type PuzzleStep, puzzleSteps } from "./puzzle-steps.ts";

/** The exact distances of all states of a puzzle. */
export interface PuzzleDistances {
  readonly metric: PuzzleMetric;
  /** The moves that count, by name. */
  readonly moves: readonly string[];
  /** The cost of each of them: 1 in "HTM" and "QTM". */
  readonly costs: readonly number[];
  /** The number of states at each distance, from 0 to the largest. */
  readonly histogram: readonly number[];
  /** The largest distance: God’s number. */
  readonly diameter: number;
  /**
   * @param state  a state, or its index, 0..size-1
   * @returns      the fewest moves that lead from it to a goal, or their least cost;
   *         Infinity if the chosen moves do not lead to a goal
   * @throws {RangeError} when the state is not reachable, or the index is out of range or not
   *         whole
   * @throws {TypeError} when it is neither a state nor a number
   */
  distance(state: PuzzleState | number): number;
}

/** Options for building distances. */
export interface PuzzleDistanceOptions extends SearchOptions, MoveChoice, PuzzleGoals {
  /**
   * What counts as one move: in "HTM" every power of a listed move, in "QTM" the listed
   * move and its inverse; or what each move costs, such as `{ U: 2, R: 3, R2: 4 }`.
   */
  readonly metric: PuzzleMetric;
}

/**
 * Builds the distances of all states of a puzzle, one depth after another.
 *
 * Twists that fill words are stored as bits and moved in whole sets. Each state has two
 * bits, its distance modulo 3; a look-up walks closer to the goal and counts its steps.
 *
 * @param puzzle   a puzzle or its definition
 * @param options  the metric, and optionally moves, goals, callbacks and a signal
 * @throws {RangeError} when the metric is unknown, a goal is not reachable, there is no
 *         goal, the puzzle has more than 200 million states, too many moves for the tables
 *         of its group, or moves that do not lead to all states; or when moves do not all
 *         cost 1 and a distance exceeds 65,534
 * @throws {TypeError} when there are no options, or goals is not an array
 * @throws {Error} when the signal is aborted
 * @cost   four bits for each state during the search, then two; up to eight if twists fill
 *         their words only in part; two bytes if moves do not all cost 1. In addition tables
 *         of moves, up to about 200 MB, which take up to some seconds to build. For each
 *         state and move a nanosecond or less if twists fill words, otherwise tens; hundreds
 *         if many pieces look alike, and microseconds if hidden twists fit in no words. Each
 *         look-up takes tens of microseconds
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
  if ("onProgress" in options) {
    throw new TypeError("there is no option onProgress; expected onDepth");
  }
  const { moves: chosen } = options;
  if (chosen !== undefined) return buildForMoves(definePuzzle(puzzle), chosen, options);
  const own = definePuzzle(puzzle);
  const { size, sizeBig } = own;
  if (sizeBig > MAX_TABLE_STATES) {
    throw new RangeError(
      `the puzzle has ${sizeBig} states; expected ${MAX_TABLE_STATES} at most for a table of distances`,
    );
  }
  const goals = new Set(
    (checkGoals(options) ?? [own.solved]).map((goal, i) =>
      toIndex(own, goal, `goals[${i}]`),
    ),
  );
  const inside = internalsOf(own);
  const steps = puzzleSteps(inside.checked.moves, inside.checked.layout, metric);
  const moves = steps.map(({ name }) => name);
  const costs = steps.map(({ cost }) => cost);
  const search = createStateDepthSearch(inside, steps, [...goals]);
  const histogram = searchDepths(search, goals.size, costs, options);
  const nReached = histogram.reduce((sum, count) => sum + count);
  if (nReached < size) {
    throw new RangeError(
      `the moves that count, ${moves.slice(0, 10).join(" ")}, lead to ${nReached} of ${size} states; ` +
        "expected moves that lead to all of them",
    );
  }
  const distances: PuzzleDistances = {
    metric,
    moves,
    costs,
    histogram,
    diameter: histogram.length - 1,
    distance: (state) => search.depthOf(toIndex(own, state)),
  };
  setDistanceGraph(distances, createGraph(inside, steps, search.depthOf));
  return distances;
}

function createGraph(
  { normalised, coordinates, toFlat }: PuzzleInternals,
  steps: readonly PuzzleStep[],
  depthOf: (index: number) => number,
): DistanceGraph<{ readonly index: number; readonly state: FlatState }> {
  const nodeFor = (state: FlatState) => ({
    index: rankFlat(coordinates(), state),
    state,
  });
  return {
    nodeOf: (state) => nodeFor(toFlat(state)),
    distanceOf: ({ index }) => depthOf(index),
    steps: steps.map(({ name, cost, turn }) => {
      const reduced = normalised.reduce(turn);
      return {
        name,
        cost,
        apply: ({ state }) => nodeFor(normalised.move(state, reduced)),
      };
    }),
  };
}

/** Builds the distances of a puzzle with fewer moves, indexed like the whole puzzle. */
function buildForMoves(
  whole: Puzzle,
  moves: readonly string[],
  options: PuzzleDistanceOptions,
): PuzzleDistances {
  const puzzle = definePuzzle(whole, { moves });
  const goals = checkGoals(options)?.map((goal, i) => {
    const state = reachableState(whole, goal, `goals[${i}]`);
    try {
      return puzzle.rank(state);
    } catch (error) {
      throw error instanceof RangeError ? unreachableGoal(i, puzzle, error) : error;
    }
  });
  const restricted = buildDistances(puzzle, { ...options, moves: undefined, goals });
  const graph = distanceGraphOf(restricted)!;
  const nodeOf = (given: PuzzleState | number) => {
    const state = reachableState(whole, given);
    try {
      return graph.nodeOf(state);
    } catch (error) {
      if (error instanceof RangeError) return undefined; // not reachable by these moves
      throw error;
    }
  };
  const distances: PuzzleDistances = {
    ...restricted,
    distance(given) {
      const node = nodeOf(given);
      return node === undefined ? Infinity : graph.distanceOf(node);
    },
  };
  setDistanceGraph(distances, { ...graph, nodeOf });
  return distances;
}

/** @throws {RangeError} when not even all moves reach it */
function reachableState(
  whole: Puzzle,
  given: PuzzleState | number,
  name?: string,
): PuzzleState {
  const state = toState(whole, given, name);
  whole.rankBig(state);
  return state;
}
