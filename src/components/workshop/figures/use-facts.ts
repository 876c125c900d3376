import { type Signal, signal } from "@preact/signals";
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

const easy = new WeakMap<ChosenPuzzle, PuzzleFacts>();
const found = new WeakMap<ChosenPuzzle, Signal<PuzzleFacts | undefined>>();

/** What is found out about a puzzle: at once where that is easy, otherwise by a worker. */
export function useFacts(chosen: ChosenPuzzle) {
  const job = useJob<undefined, void>(
    undefined,
    async (options) => {
      const facts = await runJob<typeof findFacts>(
        startWorker,
        chosen.puzzle.definition,
        { ...options, onProgress: () => undefined },
      );
      foundOf(chosen).value = facts;
    },
    [chosen],
  );
  return { job, state: useJobState(job), facts: useKnownFacts(chosen) };
}

/** What has been found out about a puzzle by whichever figure; undefined as long as nothing has. */
export function useKnownFacts(chosen: ChosenPuzzle): PuzzleFacts | undefined {
  return chosen.isLight ? factsOf(chosen) : foundOf(chosen).value;
}

/** How many positions a puzzle has; undefined as long as that has not been found out. */
export function useKnownSize(chosen: ChosenPuzzle): bigint | undefined {
  return chosen.isLight ? chosen.puzzle.sizeBig : foundOf(chosen).value?.size;
}

/** What is found out about a puzzle that is easy to number. */
export function factsOf(chosen: ChosenPuzzle): PuzzleFacts {
  const facts = easy.get(chosen) ?? factsAbout(chosen.puzzle);
  easy.set(chosen, facts);
  return facts;
}

function foundOf(chosen: ChosenPuzzle): Signal<PuzzleFacts | undefined> {
  const facts = found.get(chosen) ?? signal(undefined);
  found.set(chosen, facts);
  return facts;
}
