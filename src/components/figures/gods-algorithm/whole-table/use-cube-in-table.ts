import { useEffect } from "preact/hooks";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { useJobState } from "../../../kit/job/use-job.ts";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { distancesOf } from "../../../kit/distances/distances-of.ts";
import { metricStore } from "./metric-store.ts";
import { wholeTables } from "../../../kit/distances/whole-table-store.ts";
import type { KnownInBoth } from "./tables-at-build.ts";

/**
 * How the page counts, its cube, the table in that metric (none while the page is
 * hydrated), and what is known of the cube: all that the table says, or what the page was
 * written with, as long as the cube is the page's example. A cube that has left it has
 * the table built.
 */
export function useCubeInTable(known: KnownInBoth) {
  const metric = useWidget(metricStore);
  const build = useJobState(wholeTables[metric]);
  const index = useWidget(readerCube);
  const isExample = index === readerCube.model.initial;
  useEffect(() => {
    if (!isExample) void wholeTables[metric].startOnce();
  }, [index, metric]);
  const example = isExample ? known[metric].cube : undefined;
  const distances = build.phase === "done" ? distancesOf(build.result, index) : example;
  return { metric, build, index, distances };
}
