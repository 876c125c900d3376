import { NODES_EACH } from "#src/workers/compare-views.ts";
import { runJob } from "#src/workers/run-job.ts";
import { useJob, useJobState } from "#kit/job/use-job.ts";
import { EXAMPLE_BIG_CUBE } from "../reader-big-cube.ts";
import { type ViewRun, withProgress } from "./view-runs.ts";

/** The searches for a cube, in a worker; for the example, first the results of the build. */
export function useViewRuns(cube: bigint, examples: readonly ViewRun[]) {
  const job = useJob<readonly ViewRun[], void>(
    [],
    ({ signal, onProgress }) =>
      runJob(
        "compare-views",
        { cube, nodesEach: NODES_EACH },
        {
          signal,
          onProgress: (progress) => onProgress((runs) => withProgress(runs, progress)),
        },
      ),
    [cube],
  );
  const state = useJobState(job);
  const isUnsearched = state.phase === "idle" && cube === EXAMPLE_BIG_CUBE;
  return { job, state, runs: isUnsearched ? examples : state.progress };
}
