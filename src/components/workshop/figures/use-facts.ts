import { useMemo } from "preact/hooks";
import {
  factsAbout,
  type findFacts,
  type PuzzleFacts,
} from "../../../workers/puzzle-facts.ts";
import { runJob } from "../../../workers/run-job.ts";
import { useJob, useJobState } from "../../kit/job/use-job.ts";
import type { ChosenPuzzle } from "../puzzle/chosen-puzzle.ts";

const startWorker = () =>
  new Worker(new URL("../../../workers/puzzle-facts.worker.ts", import.meta.url), {
    type: "module",
  });

const known = new WeakMap<ChosenPuzzle, PuzzleFacts>();

/** What is found out about a puzzle: at once where that is easy, otherwise by a worker. */
export function useFacts(chosen: ChosenPuzzle) {
  const job = useJob<undefined, PuzzleFacts>(
    undefined,
    (options) =>
      runJob<typeof findFacts>(startWorker, chosen.puzzle.definition, {
        ...options,
        onProgress: () => undefined,
      }),
    [chosen],
  );
  const state = useJobState(job);
  const easy = useMemo(() => (chosen.isLight ? factsOf(chosen) : undefined), [chosen]);
  return {
    job,
    state,
    facts: easy ?? (state.phase === "done" ? state.result : undefined),
  };
}

/** What is found out about a puzzle that is easy to number. */
export function factsOf(chosen: ChosenPuzzle): PuzzleFacts {
  const facts = known.get(chosen) ?? factsAbout(chosen.puzzle);
  known.set(chosen, facts);
  return facts;
}
