import type { Metric } from "#lib/puzzle/moves.ts";
import { runJob } from "#src/workers/run-job.ts";
import type { TableSurvey } from "#src/workers/survey-table.ts";
import { wholeTables } from "#kit/distances/whole-table-store.ts";
import { Job, type JobState } from "#kit/job/job.ts";

/**
 * A survey of all states. Its progress is the number of states done, or undefined while the
 * table is being built.
 */
export type SurveyRun = JobState<number | undefined, TableSurvey>;

const createSurvey = (metric: Metric) =>
  new Job<number | undefined, TableSurvey>(undefined, async (options) => {
    const table = wholeTables[metric];
    options.signal.addEventListener("abort", table.cancel);
    const { distance } = await table.whenDone();
    options.signal.removeEventListener("abort", table.cancel);
    options.onProgress(0);
    return runJob("survey-table", { metric, distance }, options);
  });

/** The page's survey of each metric's table. */
export const surveys = { HTM: createSurvey("HTM"), QTM: createSurvey("QTM") };
