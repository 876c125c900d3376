import type { Metric } from "#lib/puzzle/moves.ts";
import { runJob } from "#src/workers/run-job.ts";
import type { WholeTable } from "#src/workers/whole-table.ts";
import { Job, type JobState } from "../job/job.ts";

export interface BuiltTable extends WholeTable {
  /** What the reader waited: the worker's start and the way of the table count. */
  readonly milliseconds: number;
}

/** The table of all states being built: the number of states at each finished depth. */
export type TableBuild = JobState<readonly number[], BuiltTable>;

const tableOf = (metric: Metric) =>
  new Job<readonly number[], BuiltTable>([], async ({ signal, onProgress }) => {
    const start = performance.now();
    const table = await runJob("whole-table", metric, {
      signal,
      onProgress: ({ count }) => onProgress((found) => [...found, count]),
    });
    return { ...table, milliseconds: performance.now() - start };
  });

/** One table per metric for the whole page: figures share it. */
export const wholeTables = { HTM: tableOf("HTM"), QTM: tableOf("QTM") };
