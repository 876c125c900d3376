import { type Signal, signal } from "@preact/signals";
import { puzzleFacts, type PuzzleFacts } from "#src/workers/puzzle-facts.ts";
import { runJob } from "#src/workers/run-job.ts";
import { useJob, useJobState } from "#kit/job/use-job.ts";
import type { WorkshopPuzzle } from "../puzzle/workshop-puzzle.ts";

const factsCache = new WeakMap<WorkshopPuzzle, PuzzleFacts>();
const factsSignals = new WeakMap<WorkshopPuzzle, Signal<PuzzleFacts | undefined>>();

/** The facts about a puzzle: immediately if that is cheap, otherwise from a worker. */
export function useFacts(current: WorkshopPuzzle) {
  const job = useJob<undefined, void>(
    undefined,
    async (options) => {
      const facts = await runJob("puzzle-facts", current.puzzle.definition, options);
      factsSignal(current).value = facts;
    },
    [current],
  );
  return { job, state: useJobState(job), facts: useKnownFacts(current) };
}

/** The facts that any figure has found about a puzzle, if any. */
export function useKnownFacts(current: WorkshopPuzzle): PuzzleFacts | undefined {
  return current.canRankOnMainThread ? factsOf(current) : factsSignal(current).value;
}

/** The number of states of a puzzle, if it is known. */
export function useKnownSize(current: WorkshopPuzzle): bigint | undefined {
  return current.canRankOnMainThread
    ? current.puzzle.sizeBig
    : factsSignal(current).value?.size;
}

/** The facts about a puzzle that is cheap to analyse; cached. */
export function factsOf(current: WorkshopPuzzle): PuzzleFacts {
  const facts = factsCache.get(current) ?? puzzleFacts(current.puzzle);
  factsCache.set(current, facts);
  return facts;
}

function factsSignal(current: WorkshopPuzzle): Signal<PuzzleFacts | undefined> {
  const facts = factsSignals.get(current) ?? signal(undefined);
  factsSignals.set(current, facts);
  return facts;
}
