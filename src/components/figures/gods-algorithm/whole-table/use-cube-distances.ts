import { useEffect } from "preact/hooks";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { useJobState } from "#kit/job/use-job.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { distancesOf } from "#kit/distances/distances-of.ts";
import { metricStore } from "./metric-store.ts";
import { wholeTables } from "#kit/distances/whole-table-store.ts";
import type { PrecomputedTables } from "./precomputed-tables.ts";

/**
 * Returns the page's metric, the build of its table, the reader's cube and its distances.
 * The distances of the example cube are precomputed; any other cube starts the build.
 */
export function useCubeDistances(precomputed: PrecomputedTables) {
  const metric = useWidget(metricStore);
  const build = useJobState(wholeTables[metric]);
  const index = useWidget(readerCube);
  const isExample = index === readerCube.model.initial;
  useEffect(() => {
    if (!isExample) void wholeTables[metric].startOnce();
  }, [index, metric]);
  const example = isExample ? precomputed[metric].cube : undefined;
  const distances = build.phase === "done" ? distancesOf(build.result, index) : example;
  return { metric, build, index, distances };
}
