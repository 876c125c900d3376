import { compareViews, NODES_EACH } from "#src/workers/compare-views.ts";
import { EXAMPLE_BIG_CUBE } from "../reader-big-cube.ts";
import { type ViewRun, withProgress } from "./view-runs.ts";

/** The searches for the example. Their times are left out: they differ from build to build. */
export function exampleRuns(): ViewRun[] {
  let runs: readonly ViewRun[] = [];
  const question = { cube: EXAMPLE_BIG_CUBE, nodesEach: NODES_EACH };
  compareViews(question, (progress) => (runs = withProgress(runs, progress)));
  return runs.map(({ views, nodes, nFirstPhases, solutions }) => ({
    views,
    nodes,
    nFirstPhases,
    solutions,
  }));
}
