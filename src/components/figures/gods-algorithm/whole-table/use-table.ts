import { useEffect } from "preact/hooks";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { useAwake, useWidget } from "../../../kit/widget/use-widget.ts";
import {
  type CubeDistances,
  distancesOf,
} from "../../../kit/distances/distances-of.ts";
import { metricStore } from "./metric-store.ts";
import {
  type TableBuild,
  wholeTables,
} from "../../../kit/distances/whole-table-store.ts";

const NONE: TableBuild = { phase: "none" };

/** How the page counts, and the table in that metric: none while the page wakes up. */
export function useTable(): { metric: Metric; build: TableBuild } {
  const awake = useAwake();
  const metric = useWidget(metricStore);
  const build = wholeTables[metric].build.value;
  return { metric, build: awake ? build : NONE };
}

/**
 * What is known of the reader's cube: all that the table says, or what the page was
 * written with, as long as the cube is the page's example. A cube that has left it has
 * the table built.
 */
export function useCubeDistances(
  index: number,
  metric: Metric,
  build: TableBuild,
  example: CubeDistances,
): CubeDistances | undefined {
  const isExample = index === readerCube.model.initial;
  useEffect(() => {
    if (!isExample) void wholeTables[metric].start();
  }, [index, metric]);
  if (build.phase === "ready") return distancesOf(build.table, index);
  return isExample ? example : undefined;
}
