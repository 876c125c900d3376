import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { runJob } from "../../../../workers/run-job.ts";
import type { Survey, surveyTable } from "../../../../workers/survey.ts";
import { wholeTables } from "../../../kit/distances/whole-table-store.ts";
import { Job, type JobState } from "../../../kit/job/job.ts";

/**
 * The survey of all states in progress: the number of states done, or undefined while the
 * table to survey is not there yet.
 */
export type SurveyRun = JobState<number | undefined, Survey>;

const startWorker = () =>
  new Worker(new URL("../../../../workers/survey.worker.ts", import.meta.url), {
    type: "module",
  });

const createSurvey = (metric: Metric) =>
  new Job<number | undefined, Survey>(undefined, async (options) => {
    const table = wholeTables[metric];
    options.signal.addEventListener("abort", table.cancel);
    const { distance } = await table.whenDone();
    options.signal.removeEventListener("abort", table.cancel);
    options.onProgress(0);
    return runJob<typeof surveyTable>(startWorker, { metric, distance }, options);
  });

/** One survey per metric for the whole page, of the table that the page has built. */
export const surveys = { HTM: createSurvey("HTM"), QTM: createSurvey("QTM") };
