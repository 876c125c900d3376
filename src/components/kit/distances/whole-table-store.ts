import type { Metric } from "../../../lib/puzzle/moves.ts";
import { runJob } from "../../../workers/run-job.ts";
import type { buildWholeTable, WholeTable } from "../../../workers/whole-table.ts";
import { Job, type JobState } from "../job/job.ts";

/** The table of all states being built: the number of states at each finished depth. */
export type TableBuild = JobState<readonly number[], WholeTable>;

const startWorker = () =>
  new Worker(new URL("../../../workers/whole-table.worker.ts", import.meta.url), {
    type: "module",
  });

const tableOf = (metric: Metric) =>
  new Job<readonly number[], WholeTable>([], ({ signal, onProgress }) =>
    runJob<typeof buildWholeTable>(startWorker, metric, {
      signal,
      onProgress: ({ count }) => onProgress((found) => [...found, count]),
    }),
  );

/** One table per metric for the whole page: figures share it. */
export const wholeTables = { HTM: tableOf("HTM"), QTM: tableOf("QTM") };
