import { type Signal, signal } from "@preact/signals";
import {
  puzzleFacts,
  type computePuzzleFacts,
  type PuzzleFacts,
} from "../../../workers/puzzle-facts.ts";
import { runJob } from "../../../workers/run-job.ts";
import { useJob, useJobState } from "../../kit/job/use-job.ts";
import type { WorkshopPuzzle } from "../puzzle/workshop-puzzle.ts";

const startWorker = () =>
  new Worker(new URL("../../../workers/puzzle-facts.worker.ts", import.meta.url), {
    type: "module",
  });

const factsCache = new WeakMap<WorkshopPuzzle, PuzzleFacts>();
const factsSignals = new WeakMap<WorkshopPuzzle, Signal<PuzzleFacts | undefined>>();

/** What is found out about a puzzle: at once where that is easy, otherwise by a worker. */
export function useFacts(chosen: WorkshopPuzzle) {
  const job = useJob<undefined, void>(
    undefined,
    async (options) => {
      const facts = await runJob<typeof computePuzzleFacts>(
        startWorker,
        chosen.puzzle.definition,
        { ...options, onProgress: () => undefined },
      );
      factsSignal(chosen).value = facts;
    },
    [chosen],
  );
  return { job, state: useJobState(job), facts: useKnownFacts(chosen) };
}

/** What has been found out about a puzzle by whichever figure; undefined as long as nothing has. */
export function useKnownFacts(chosen: WorkshopPuzzle): PuzzleFacts | undefined {
  return chosen.isLight ? factsOf(chosen) : factsSignal(chosen).value;
}

/** How many positions a puzzle has; undefined as long as that has not been found out. */
export function useKnownSize(chosen: WorkshopPuzzle): bigint | undefined {
  return chosen.isLight ? chosen.puzzle.sizeBig : factsSignal(chosen).value?.size;
}

/** What is found out about a puzzle that is easy to number. */
export function factsOf(chosen: WorkshopPuzzle): PuzzleFacts {
  const facts = factsCache.get(chosen) ?? puzzleFacts(chosen.puzzle);
  factsCache.set(chosen, facts);
  return facts;
}

function factsSignal(chosen: WorkshopPuzzle): Signal<PuzzleFacts | undefined> {
  const facts = factsSignals.get(chosen) ?? signal(undefined);
  factsSignals.set(chosen, facts);
  return facts;
}
