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
import { searchDepths, type SearchOptions } from "./search-depths.ts";
import type { SolvingTask } from "./solving-task.ts";

/** The most entries of the tables of one coordinate. */
const MAX_ENTRIES = 30_000_000;
/** The most values of one pruning table. */
const MAX_VALUES = 100_000_000;
/** Limits tables that are built unasked to a second or two in total. */
const MAX_TIME = 10_000_000;

/** Lower bounds, by the values of coordinates that are moved by tables. */
export interface StateBounds {
  readonly tables: readonly BoundTable[];
  valuesOf(position: FlatState): number[];
  /** The values after a step. */
  after(values: readonly number[], step: number): number[];
  /** The largest bound that a table has for the values. */
  boundOf(values: readonly number[]): number;
}

/** The distances of some coordinates' values, whatever the rest of the puzzle looks like. */
export interface BoundTable {
  /** Their places among the coordinates of the puzzle. */
  readonly chosen: readonly number[];
  readonly size: number;
  readonly histogram: readonly number[];
  readonly boundOf: (values: readonly number[]) => number;
}

/** One table for each coordinate that fits one; others give no bound. */
export function buildDefaultBounds(
  task: SolvingTask,
  signal: SearchOptions["signal"],
): StateBounds {
  const { isNumbered, coordinates } = internalsOf(task.puzzle);
  const fits: number[][] = [];
  let left = MAX_TIME;
  for (const [i, one] of isNumbered() ? coordinates().entries() : []) {
    const time = timeToTabulate(one, task.steps.length);
    if (one.size === 1n || whyNoTable(one, task) !== undefined || time > left) continue;
    left -= time;
    fits.push([i]);
  }
  return buildBounds(task, fits, signal);
}

/**
 * @param chosen  for each table the coordinates that it sees
 * @throws {RangeError} when one of them, or a table, has too many values, or twists cannot
 *         be told where those of some pieces are hidden
 * @throws {Error} when the signal is aborted
 */
export function buildBounds(
  task: SolvingTask,
  chosen: readonly (readonly number[])[],
  signal: SearchOptions["signal"],
): StateBounds {
  const { gauged, start, coordinates } = internalsOf(task.puzzle);
  const { steps, goals } = task;
  const all = chosen.length === 0 ? [] : coordinates();
  const known: CoordinateTable[] = [];
  const used = [...new Set(chosen.flat())];
  const tables = chosen.map(buildTable);
  return {
    tables,
    valuesOf: (position) => valuesBy((one) => known[one].valueOf(position)),
    after: (values, step) => valuesBy((one) => known[one].after[step][values[one]]),
    boundOf(values) {
      let most = 0;
      for (const table of tables) {
        const bound = table.boundOf(values);
        if (bound > most) most = bound;
      }
      return most;
    },
  };

  /** Values by the places of their coordinates. */
  function valuesBy(valueOf: (coordinate: number) => number): number[] {
    const values: number[] = [];
    for (const one of used) values[one] = valueOf(one);
    return values;
  }

  function tableOf(coordinate: number): CoordinateTable {
    const problem = whyNoTable(all[coordinate], task);
    if (problem !== undefined) throw new RangeError(problem);
    return (known[coordinate] ??= buildCoordinateTable(
      all[coordinate],
      all,
      steps,
      gauged,
      start,
    ));
  }

  function buildTable(together: readonly number[]): BoundTable {
    const moved = together.map(tableOf);
    const size = moved.reduce((product, { values }) => product * values, 1);
    if (size > MAX_VALUES) {
      const names = together.map((one) => all[one].name).join(" and ");
      throw new RangeError(
        `${names} have ${size} values together; expected ${MAX_VALUES} at most`,
      );
    }
    const placeOf = (values: readonly number[]) =>
      together.reduce((place, one, i) => place * moved[i].values + values[one], 0);
    const places = productGraph(moved.map(tableGraph), steps.length);
    const ends = goals.map((goal) => {
      const values: number[] = [];
      together.forEach((one, i) => (values[one] = moved[i].valueOf(goal)));
      return placeOf(values);
    });
    const costs = steps.map(({ cost }) => cost);
    const starts = [...new Set(ends)];
    const search = twoByteSearch(places, costs, starts);
    const histogram = searchDepths(search, starts.length, costs, { signal });
    const boundOf = (values: readonly number[]) => search.depthOf(placeOf(values));
    return { chosen: together, size, histogram, boundOf };
  }
}

/** Why a coordinate has no table of moves of its own; undefined where it can have one. */
function whyNoTable(
  { name, size, dependsOnOthers }: Coordinate,
  { steps }: SolvingTask,
): string | undefined {
  if (dependsOnOthers) {
    return `what a move does to the ${name} depends on where the pieces are, so they have no table of moves of their own`;
  }
  if (size * BigInt(steps.length) <= MAX_ENTRIES) return undefined;
  return `${name} has ${size} values, which do not fit in a table of moves of their own`;
}
