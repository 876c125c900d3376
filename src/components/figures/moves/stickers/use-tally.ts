import { useState } from "preact/hooks";
import { runJob } from "#src/workers/run-job.ts";
import type { ReadingTally, TallyProgress } from "#src/workers/tally-readings.ts";
import { useJob } from "#kit/job/use-job.ts";

/** Tries the readings on random cubes in a worker, and adds up the results. */
export function useTally(count: number) {
  const [tally, setTally] = useState<ReadingTally>();
  const job = useJob<TallyProgress, void>(
    { phase: "lookup", found: 1 },
    async (options) => {
      // Different cubes for each run, but the same for every reader.
      const question = { seed: 1 + (tally?.tried ?? 0), count };
      const more = await runJob("tally-readings", question, options);
      setTally(add(tally, more));
    },
  );

  // Count the cubes of the current run, too; they are dropped if it is cancelled.
  const { phase, progress } = job.state;
  const counted =
    phase === "running" && progress.phase === "cubes"
      ? add(tally, progress.tally)
      : tally;
  return { tally: counted, job };
}

function add(a: ReadingTally | undefined, b: ReadingTally): ReadingTally {
  if (!a) return b;
  return {
    tried: a.tried + b.tried,
    solved: a.solved.map(
      ([cubes, inverses], i) =>
        [cubes + b.solved[i][0], inverses + b.solved[i][1]] as const,
    ),
  };
}
