import { assertArray, describe } from "../indexing/check-input.ts";
import type { Coordinate } from "./coordinate.ts";
import { type CoordinateTable, tablePlaces, tabulate } from "./coordinate-table.ts";
import type { PuzzleDefinition, PuzzleState } from "./definition.ts";
import { depthSearch } from "./depth-search.ts";
import type { Position } from "./positions.ts";
import { productPlaces } from "./product-places.ts";
import { definePuzzle, insideOf, type MoveChoice, type Puzzle } from "./puzzle.ts";
import { checkPuzzleMetric, type PuzzleMetric } from "./puzzle-metric.ts";
import { searchDepths, type SearchOptions } from "./search-depths.ts";
import { type Step, stepsOf } from "./steps.ts";

/** The most entries of the tables of one coordinate. */
const MAX_ENTRIES = 30_000_000;
/** The most values of one pruning table. */
const MAX_VALUES = 100_000_000;

/** What pruning tables are to be made. */
export interface PuzzlePruningOptions
  extends Pick<SearchOptions, "signal">, MoveChoice {
  /** What counts as one move, as in `buildDistances`. */
  readonly metric: PuzzleMetric;
  /** The states at distance 0; default: solved alone. */
  readonly goals?: readonly PuzzleState[];
  /**
   * For each table the coordinates that it sees together, by their names in
   * `puzzle.coordinates`, where moves are chosen in those of the puzzle of these moves;
   * default: a table for each of them alone.
   */
  readonly tables?: readonly (readonly string[])[];
}

/** Lower bounds of how far the positions of a puzzle are from its goals. */
export interface PuzzlePruning {
  readonly metric: PuzzleMetric;
  readonly tables: readonly PuzzlePruningTable[];
  /**
   * The largest bound that a table has for a state: no solution costs less. Infinity
   * where the moves that count lead to no goal.
   *
   * @throws {RangeError | TypeError} when it is not a state that moves lead to
   */
  bound(state: PuzzleState): number;
}

/** What is known of one pruning table. */
export interface PuzzlePruningTable {
  readonly coordinates: readonly string[];
  /**
   * How many values its coordinates have together. One that is tied to others has its
   * values once for each parity, or sum of twists, that the others can ask for.
   */
  readonly size: number;
  /** How many of its values are at each distance from 0 on. */
  readonly histogram: readonly number[];
}

/** What a search reads of pruning tables. */
export interface PruningInside {
  /** The puzzle that was given, of which some moves may be chosen. */
  readonly definition: PuzzleDefinition;
  readonly puzzle: Puzzle;
  readonly steps: readonly Step[];
  readonly goals: readonly Position[];
  /**
   * The table of moves of a coordinate, by its place among those of the puzzle.
   *
   * @throws {RangeError} when it has too many values for one
   */
  readonly tableOf: (coordinate: number) => CoordinateTable;
  /** The largest bound that a table has for the values of all coordinates. */
  readonly boundOf: (values: readonly number[]) => number;
}

let insides: WeakMap<PuzzlePruning, PruningInside> | undefined;

/**
 * Builds pruning tables of a puzzle: how far values of its coordinates are from those of
 * a goal, whatever the rest of the puzzle looks like.
 *
 * Each table sees some coordinates and nothing else. The more it sees, the better its
 * bounds, and the larger it is: a table of two has the product of their sizes.
 *
 * @param puzzle   a puzzle or its definition
 * @param options  the metric, and what else there is to say
 * @throws {RangeError} when the metric is unknown, there is no coordinate of a name, no
 *         moves lead to a goal, a coordinate or a table has too many values, or twists
 *         cannot be told where those of some pieces are hidden
 * @throws {TypeError} when there are no options, or goals are no array of states
 * @throws {Error} when the signal is aborted
 * @cost   two bytes for each value of a table, and for each coordinate four for each of its
 *         values and moves; some 100 nanoseconds for each value and move
 * @example
 * const twoFaces = definePuzzle({
 *   orbits: { CORNERS: { pieces: 7, twists: 3 } },
 *   moves: { R: { CORNERS: QUARTER_TURNS[1] }, U: { CORNERS: QUARTER_TURNS[2] } },
 * });
 * const [places, spins] = twoFaces.coordinates.map(({ name }) => name);
 * const tables = [[places], [spins]];
 * const shadows = buildPuzzlePruning(twoFaces, { metric: "HTM", tables });
 * shadows.tables[0].histogram // → [1, 6, 18, 45, 40, 9, 1]
 * const afterTwo = twoFaces.apply(twoFaces.apply(twoFaces.solved, "R"), "U2");
 * shadows.bound(afterTwo) // → 2
 * solvePuzzle(twoFaces, afterTwo, { pruning: shadows }) // → ["U2", "R'"]
 * @source J. C. Culberson and J. Schaeffer, "Pattern databases", Computational
 *         Intelligence 14, 1998
 */
export function buildPuzzlePruning(
  puzzle: Puzzle | PuzzleDefinition,
  options: PuzzlePruningOptions,
): PuzzlePruning {
  const metric = checkPuzzleMetric(options);
  const given = definePuzzle(puzzle);
  const own = definePuzzle(given, { moves: options.moves });
  const { checked, gauged, toPosition, start, coordinates } = insideOf(own);
  const all = coordinates();
  const steps = stepsOf(checked.moves, checked.layout, metric);
  const goals = goalsOf(options)?.map(toPosition) ?? [start];
  const signal = options.signal === undefined ? {} : { signal: options.signal };
  const known: CoordinateTable[] = [];
  const built = chosenFrom(all, options.tables).map(buildTable);
  const used = [...new Set(built.flatMap(({ chosen }) => chosen))];
  const pruning: PuzzlePruning = {
    metric,
    tables: built.map(({ chosen, size, histogram }) => ({
      coordinates: chosen.map((one) => all[one].name),
      size,
      histogram,
    })),
    bound(state) {
      const position = toPosition(state);
      const values: number[] = [];
      for (const one of used) values[one] = tableOf(one).valueOf(position);
      return boundOf(values);
    },
  };
  insides ??= new WeakMap();
  insides.set(pruning, {
    definition: given.definition,
    puzzle: own,
    ...{ steps, goals, tableOf, boundOf },
  });
  return Object.freeze(pruning);

  function tableOf(coordinate: number): CoordinateTable {
    const { name, size, dependsOnOthers } = all[coordinate];
    if (dependsOnOthers) {
      throw new RangeError(
        `what a move does to the ${name} depends on where the pieces are, so they have no table of moves of their own`,
      );
    }
    if (size * BigInt(steps.length) > MAX_ENTRIES) {
      throw new RangeError(
        `${name} has ${size} values, which do not fit in a table of moves of their own`,
      );
    }
    return (known[coordinate] ??= tabulate(all[coordinate], all, steps, gauged, start));
  }

  function boundOf(values: readonly number[]): number {
    let most = 0;
    for (const { placeOf, depthOf } of built) {
      const bound = depthOf(placeOf(values));
      if (bound > most) most = bound;
    }
    return most;
  }

  function buildTable(chosen: readonly number[]) {
    const tables = chosen.map(tableOf);
    const size = tables.reduce((product, { values }) => product * values, 1);
    if (size > MAX_VALUES) {
      const names = chosen.map((one) => all[one].name).join(" and ");
      throw new RangeError(
        `${names} have ${size} values together; expected ${MAX_VALUES} at most`,
      );
    }
    const placeOf = (values: readonly number[]) =>
      chosen.reduce((place, one, i) => place * tables[i].values + values[one], 0);
    const places = productPlaces(tables.map(tablePlaces), steps.length);
    const ends = goals.map((goal) => {
      const values: number[] = [];
      chosen.forEach((one, i) => (values[one] = tables[i].valueOf(goal)));
      return placeOf(values);
    });
    const costs = steps.map(({ cost }) => cost);
    const starts = [...new Set(ends)];
    const search = depthSearch(places, costs, starts);
    const histogram = searchDepths(search, starts.length, costs, signal);
    return { chosen, size, histogram, placeOf, depthOf: search.depthOf };
  }
}

/** What stands behind pruning tables. */
export function insideOfPruning(pruning: PuzzlePruning): PruningInside {
  const inside = insides?.get(pruning);
  if (inside !== undefined) return inside;
  throw new TypeError(
    `pruning is ${describe(pruning)}; expected what buildPuzzlePruning returns`,
  );
}

function goalsOf({ goals }: PuzzlePruningOptions): readonly PuzzleState[] | undefined {
  if (goals === undefined) return undefined;
  assertArray("goals", goals);
  if (goals.length === 0) throw new RangeError("there is no goal");
  return goals;
}

/** The coordinates of each table, by their places among those of the puzzle. */
function chosenFrom(
  all: readonly Coordinate[],
  tables: PuzzlePruningOptions["tables"],
): number[][] {
  const several = all.flatMap(({ size }, i) => (size > 1n ? [i] : []));
  if (tables === undefined) return several.map((one) => [one]);
  const names = several.map((one) => all[one].name);
  assertArray("tables", tables);
  return tables.map((table, i) => {
    assertArray(`tables[${i}]`, table);
    if (table.length === 0) {
      throw new RangeError(`tables[${i}] is empty; expected names of coordinates`);
    }
    return table.map((name, j) => {
      const at = names.indexOf(name);
      if (table.indexOf(name) < j) {
        throw new RangeError(`tables[${i}] names ${describe(name)} twice`);
      }
      if (at !== names.lastIndexOf(name)) {
        throw new RangeError(`two coordinates have the name ${describe(name)}`);
      }
      if (at >= 0) return several[at];
      throw new RangeError(
        `tables[${i}][${j}] is ${describe(name)}; expected one of ${names.map((known) => `“${known}”`).join(", ")}`,
      );
    });
  });
}
