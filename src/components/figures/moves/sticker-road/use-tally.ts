import { useEffect, useRef, useState } from "preact/hooks";
import { runJob } from "../../../../workers/run-job.ts";
import type {
  Tally,
  TallyJob,
  TallyProgress,
} from "../../../../workers/tally-readings.ts";

/** What the worker is doing: first it makes its lookup, then it tries cubes. */
export type TallyState =
  | { readonly phase: "idle" | "cancelled" }
  | { readonly phase: "running"; readonly progress: TallyProgress }
  | { readonly phase: "failed"; readonly message: string };

const startWorker = () =>
  new Worker(new URL("../../../../workers/tally-readings.worker.ts", import.meta.url), {
    type: "module",
  });

/** Counts in the background, so many random cubes at a time, and adds them up. */
export function useTally(count: number) {
  const [tally, setTally] = useState<Tally>();
  const [state, setState] = useState<TallyState>({ phase: "idle" });
  const job = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => job.current?.abort(), []);

  async function start(): Promise<void> {
    const { signal } = (job.current = new AbortController());
    setState({ phase: "running", progress: { phase: "lookup", found: 1 } });
    try {
      const more = await runJob<TallyJob, TallyProgress, Tally>(
        startWorker,
        // Other cubes each time, and the same for every reader.
        { seed: 1 + (tally?.tried ?? 0), count },
        { signal, onProgress: (progress) => setState({ phase: "running", progress }) },
      );
      setTally(add(tally, more));
      setState({ phase: "idle" });
    } catch (error) {
      setState(
        signal.aborted
          ? { phase: "cancelled" }
          : { phase: "failed", message: (error as Error).message },
      );
    }
  }

  // What the job has counted so far shows at once, and stays if it is not cancelled.
  const counted =
    state.phase === "running" && state.progress.phase === "cubes"
      ? add(tally, state.progress.tally)
      : tally;
  return { tally: counted, state, start, cancel: () => job.current?.abort() };
}

function add(a: Tally | undefined, b: Tally): Tally {
  if (!a) return b;
  return {
    tried: a.tried + b.tried,
    solved: a.solved.map(
      ([cubes, inverses], i) =>
        [cubes + b.solved[i][0], inverses + b.solved[i][1]] as const,
    ),
  };
}
