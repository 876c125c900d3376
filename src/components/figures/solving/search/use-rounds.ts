import { runJob } from "../../../../workers/run-job.ts";
import {
  type Round,
  type RoundsJob,
  searchRounds,
} from "../../../../workers/search-rounds.ts";
import { useJob } from "../../../kit/job/use-job.ts";

export type RoundsBound = RoundsJob["bound"];

/** In the order in which they run. */
export const BOUNDS: readonly RoundsBound[] = ["pruning", "none"];

/** The rounds of each search that are finished in this browser. */
export type RoundsRuns = Readonly<Partial<Record<RoundsBound, readonly Round[]>>>;

const startWorker = () =>
  new Worker(new URL("../../../../workers/search-rounds.worker.ts", import.meta.url), {
    type: "module",
  });

const jobFor = (index: number, bound: RoundsBound): RoundsJob => ({
  index,
  bound,
  sameFaceTwice: false,
});

/**
 * The rounds with the two small tables: they take some milliseconds, so they run at once.
 */
export function roundsWithTables(cube: number): Round[] {
  return searchRounds(jobFor(cube, "pruning"), () => undefined);
}

/** Both searches for a cube, in the background; another cube cancels them. */
export function useRounds(cube: number) {
  return useJob<RoundsRuns, void>(
    {},
    async ({ signal, onProgress }) => {
      for (const bound of BOUNDS) {
        const rounds: Round[] = [];
        const show = () => onProgress((runs) => ({ ...runs, [bound]: [...rounds] }));
        show();
        await runJob<typeof searchRounds>(startWorker, jobFor(cube, bound), {
          signal,
          onProgress(round) {
            rounds.push(round);
            show();
          },
        });
      }
    },
    [cube],
  );
}
