import { runJob } from "#src/workers/run-job.ts";
import {
  type SearchRound,
  type RoundsJob,
  searchRounds,
} from "#src/workers/search-rounds.ts";
import { useJob } from "#kit/job/use-job.ts";

export type RoundsBound = RoundsJob["bound"];

/** In the order in which they run. */
export const BOUNDS: readonly RoundsBound[] = ["pruning", "none"];

/** The finished rounds of a search in this browser, and its time when it is done. */
export interface RoundsRun {
  readonly rounds: readonly SearchRound[];
  readonly milliseconds?: number;
}

export type RoundsRuns = Readonly<Partial<Record<RoundsBound, RoundsRun>>>;

const roundsJob = (index: number, bound: RoundsBound): RoundsJob => ({
  index,
  bound,
  sameFaceTwice: false,
});

/**
 * The rounds with the two small tables, which take a few milliseconds.
 */
export function roundsWithTables(cube: number): SearchRound[] {
  return searchRounds(roundsJob(cube, "pruning"), () => undefined);
}

/** Runs both searches for a cube in the background; another cube cancels them. */
export function useRounds(cube: number) {
  return useJob<RoundsRuns, void>(
    {},
    async ({ signal, onProgress }) => {
      for (const bound of BOUNDS) {
        const rounds: SearchRound[] = [];
        const report = (run: RoundsRun) =>
          onProgress((runs) => ({ ...runs, [bound]: run }));
        report({ rounds: [] });
        const timed = await runJob("search-rounds", roundsJob(cube, bound), {
          signal,
          onProgress(round) {
            rounds.push(round);
            report({ rounds: [...rounds] });
          },
        });
        report(timed);
      }
    },
    [cube],
  );
}
