import type { Coordinate } from "./coordinate.ts";
import {
  type CoordinateTable,
  tableGraph,
  buildCoordinateTable,
  timeToTabulate,
} from "./coordinate-table.ts";
import { twoByteSearch } from "./two-byte-search.ts";
import type { FlatState } from "./flat-state.ts";
import { productGraph } from "./product-graph.ts";
import { internalsOf } from "./puzzle.ts";
import type { SearchOptions } from "../tables/search-options.ts";
import { searchDepths } from "./search-depths.ts";
import type { SolvingTask } from "./solving-task.ts";

/** The most entries in the tables of one coordinate. */
const MAX_ENTRIES = 30_000_000;
/** The most values of one pruning table. */
const MAX_VALUES = 100_000_000;
/** Limits default tables to a second or two in total. */
const MAX_TIME = 10_000_000;

/** Lower bounds on the moves to the goal, looked up by coordinate values. */
export interface StateBounds {
  readonly tables: readonly StatePruningTable[];
  valuesOf(state: FlatState): number[];
  after(values: readonly number[], step: number): number[];
  /** The largest bound that a table has for the values. */
  boundOf(values: readonly number[]): number;
}

/** A pruning table: the distance of each combination of values of some coordinates. */
export interface StatePruningTable {
  /** The indices of the coordinates in the puzzle. */
  readonly coordinates: readonly number[];
  readonly size: number;
  readonly histogram: readonly number[];
  readonly boundOf: (values: readonly number[]) => number;
}

/** Builds one table for each coordinate that is small enough. */
export function buildDefaultBounds(
  task: SolvingTask,
  signal: SearchOptions["signal"],
): StateBounds {
  const { isRankable, coordinates } = internalsOf(task.puzzle);
  const tables: number[][] = [];
  let left = MAX_TIME;
  for (const [i, one] of isRankable() ? coordinates().entries() : []) {
    const time = timeToTabulate(one, task.steps.length);
    if (one.size === 1n || whyNoTable(one, task) !== undefined || time > left) continue;
    left -= time;
    tables.push([i]);
  }
  return buildBounds(task, tables, signal);
}

/**
 * Builds pruning tables.
 *
 * @param coordinateSets  for each table, the coordinates that it combines
 * @throws {RangeError} when a coordinate or a table has too many values, or hidden twists
 *         prevent a table
 * @throws {Error} when the signal is aborted
 */
export function buildBounds(
  task: SolvingTask,
  coordinateSets: readonly (readonly number[])[],
  signal: SearchOptions["signal"],
): StateBounds {
  const { normalised, start, coordinates } = internalsOf(task.puzzle);
  const { steps, goals } = task;
  const all = coordinateSets.length === 0 ? [] : coordinates();
  const coordinateTables: CoordinateTable[] = [];
  const usedCoordinates = [...new Set(coordinateSets.flat())];
  const tables = coordinateSets.map(buildTable);
  return {
    tables,
    valuesOf: (state) => valuesBy((one) => coordinateTables[one].valueOf(state)),
    after: (values, step) =>
      valuesBy((one) => coordinateTables[one].after[step][values[one]]),
    boundOf(values) {
      let largest = 0;
      for (const table of tables) {
        const bound = table.boundOf(values);
        if (bound > largest) largest = bound;
      }
      return largest;
    },
  };

  /** Values, indexed by coordinate. */
  function valuesBy(valueOf: (coordinate: number) => number): number[] {
    const values: number[] = [];
    for (const one of usedCoordinates) values[one] = valueOf(one);
    return values;
  }

  function tableOf(coordinate: number): CoordinateTable {
    const problem = whyNoTable(all[coordinate], task);
    if (problem !== undefined) throw new RangeError(problem);
    return (coordinateTables[coordinate] ??= buildCoordinateTable(
      all[coordinate],
      all,
      steps,
      normalised,
      start,
    ));
  }

  function buildTable(coordinateIndices: readonly number[]): StatePruningTable {
    const tablesOfCoordinates = coordinateIndices.map(tableOf);
    const size = tablesOfCoordinates.reduce(
      (product, { values }) => product * values,
      1,
    );
    if (size > MAX_VALUES) {
      const names = coordinateIndices.map((one) => all[one].name).join(" and ");
      throw new RangeError(
        `${names} have ${size} values together; expected ${MAX_VALUES} at most`,
      );
    }
    const nodeOf = (values: readonly number[]) =>
      coordinateIndices.reduce(
        (node, one, i) => node * tablesOfCoordinates[i].values + values[one],
        0,
      );
    const graph = productGraph(tablesOfCoordinates.map(tableGraph), steps.length);
    const goalNodes = goals.map((goal) => {
      const values: number[] = [];
      coordinateIndices.forEach(
        (one, i) => (values[one] = tablesOfCoordinates[i].valueOf(goal)),
      );
      return nodeOf(values);
    });
    const costs = steps.map(({ cost }) => cost);
    const uniqueGoals = [...new Set(goalNodes)];
    const search = twoByteSearch(graph, costs, uniqueGoals);
    const histogram = searchDepths(search, uniqueGoals.length, costs, { signal });
    const boundOf = (values: readonly number[]) => search.depthOf(nodeOf(values));
    return { coordinates: coordinateIndices, size, histogram, boundOf };
  }
}

/** The reason why a coordinate cannot have a table of moves, or undefined. */
function whyNoTable(
  { name, size, dependsOnOtherCoordinates }: Coordinate,
  { steps }: SolvingTask,
): string | undefined {
  if (dependsOnOtherCoordinates) {
    return `what a move does to the ${name} depends on where the pieces are, so they have no move table of their own`;
  }
  if (size * BigInt(steps.length) <= MAX_ENTRIES) return undefined;
  return `${name} has ${size} values, which do not fit in a table of moves of their own`;
}
