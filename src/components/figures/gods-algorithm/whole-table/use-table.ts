import { useEffect } from "preact/hooks";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { useJobState } from "../../../kit/job/use-job.ts";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import {
  type CubeDistances,
  distancesOf,
} from "../../../kit/distances/distances-of.ts";
import { metricStore } from "./metric-store.ts";
import {
  type TableBuild,
  wholeTables,
} from "../../../kit/distances/whole-table-store.ts";

/** The page's metric, and the table in that metric: none while the page is hydrated. */
export function useTable(): { metric: Metric; build: TableBuild } {
  const metric = useWidget(metricStore);
  return { metric, build: useJobState(wholeTables[metric]) };
}

/**
 * The distances of the reader's cube: from the table, or those that the page was rendered
 * with, as long as the cube is the page's example. Any other cube starts the build of the
 * table.
 */
export function useCubeDistances(
  index: number,
  metric: Metric,
  build: TableBuild,
  example: CubeDistances,
): CubeDistances | undefined {
  const isExample = index === readerCube.model.initial;
  useEffect(() => {
    if (!isExample) void wholeTables[metric].startOnce();
  }, [index, metric]);
  if (build.phase === "done") return distancesOf(build.result, index);
  return isExample ? example : undefined;
}
