// Build-time only.
import { unrankState } from "#lib/puzzle/coordinates.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import { countShortestSolutions } from "#lib/solver/count-shortest-solutions.ts";
import { type TableSurvey, surveyTable } from "#src/workers/survey-table.ts";
import { buildWholeTable, type WholeTable } from "#src/workers/whole-table.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import {
  asDistanceTable,
  type CubeDistances,
  distancesOf,
} from "#kit/distances/distances-of.ts";
import { farthestStates } from "./farthest-states.ts";

/** The data in one metric that the page is rendered with. */
export interface PrecomputedTable {
  readonly histogram: readonly number[];
  /** The distances of the example cube. */
  readonly cube: CubeDistances;
  readonly survey: TableSurvey;
  /**
   * The number of farthest states, the first of them, and its number of shortest solutions.
   */
  readonly farthest: {
    readonly count: number;
    readonly first: number;
    readonly solutions: number;
  };
}

export type PrecomputedTables = Readonly<Record<Metric, PrecomputedTable>>;

const tables = new Map<Metric, WholeTable>();

/** The distance table of a metric, built once. */
export function wholeTableAtBuild(metric: Metric): WholeTable {
  const table = tables.get(metric) ?? buildWholeTable(metric, () => undefined);
  tables.set(metric, table);
  return table;
}

export function precomputeTables(): PrecomputedTables {
  return { HTM: precomputeTable("HTM"), QTM: precomputeTable("QTM") };
}

function precomputeTable(metric: Metric): PrecomputedTable {
  const table = wholeTableAtBuild(metric);
  const [first, ...others] = farthestStates(table);
  return {
    histogram: table.histogram,
    cube: distancesOf(table, readerCube.model.initial),
    survey: surveyTable(table),
    farthest: {
      count: others.length + 1,
      first,
      solutions: countShortestSolutions(unrankState(first), asDistanceTable(table)),
    },
  };
}
