import { useEffect, useRef, useState } from "preact/hooks";
import { runJob } from "../../../../workers/run-job.ts";
import {
  type Round,
  type RoundsJob,
  searchRounds,
} from "../../../../workers/search-rounds.ts";

export type Bound = RoundsJob["bound"];

/** In the order in which they are run. */
export const BOUNDS: readonly Bound[] = ["pruning", "none"];

/** What a browser has done of one search, and how long it took. */
export interface Run {
  readonly rounds: readonly Round[];
  readonly milliseconds: number;
  readonly phase: "running" | "done" | "cancelled" | "failed";
}

export type Runs = Readonly<Partial<Record<Bound, Run>>>;

const startWorker = () =>
  new Worker(new URL("../../../../workers/search-rounds.worker.ts", import.meta.url), {
    type: "module",
  });

const job = (index: number, bound: Bound): RoundsJob => ({
  index,
  bound,
  sameFaceTwice: false,
});

/** The rounds with the two small tables: some milliseconds' work, and done at once. */
export function roundsWithTables(cube: number): Round[] {
  return searchRounds(job(cube, "pruning"), () => undefined);
}

/** Both searches for a cube, in the background; another cube ends them. */
export function useRounds(cube: number) {
  const [all, setAll] = useState<{ cube: number; runs: Runs }>({ cube, runs: {} });
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), [cube]);

  async function start(): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setRunning(true);
    setAll({ cube, runs: {} });
    for (const bound of BOUNDS) {
      const isDone = await run(bound, signal);
      if (!isDone) break;
    }
    setRunning(false);
  }

  /** Whether the search went through to its end. */
  async function run(bound: Bound, signal: AbortSignal): Promise<boolean> {
    const begin = performance.now();
    const rounds: Round[] = [];
    const show = (phase: Run["phase"]) => {
      const milliseconds = performance.now() - begin;
      const now: Run = { rounds: [...rounds], milliseconds, phase };
      setAll(({ runs }) => ({ cube, runs: { ...runs, [bound]: now } }));
    };
    show("running");
    try {
      await runJob<RoundsJob, Round, Round[]>(startWorker, job(cube, bound), {
        signal,
        onProgress(round) {
          rounds.push(round);
          show("running");
        },
      });
      show("done");
      return true;
    } catch {
      show(signal.aborted ? "cancelled" : "failed");
      return false;
    }
  }

  return {
    /** Of this cube alone. */
    runs: all.cube === cube ? all.runs : NO_RUNS,
    isRunning,
    start,
    cancel: () => running.current?.abort(),
  };
}

const NO_RUNS: Runs = {};
