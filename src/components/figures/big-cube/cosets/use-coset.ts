import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { askLatest } from "#src/workers/ask-latest.ts";
import { startJob } from "#src/workers/run-job.ts";
import type { SolvedCoset } from "#src/workers/solve-cosets.ts";
import { useHydrated } from "#kit/widget/use-widget.ts";

/** The worker's last answer, and a later error, if any. */
interface CosetAnswer {
  readonly solved?: SolvedCoset;
  readonly failure?: string;
}

const latestAnswer: Signal<CosetAnswer> = signal<CosetAnswer>({});

const requestCoset = askLatest(() => startJob("solve-cosets"), {
  onAnswer: ([solved]) => (latestAnswer.value = { solved }),
  onFailure: (failure) => (latestAnswer.value = { ...latestAnswer.value, failure }),
});

/** Solves a coset in a worker, unless it is one of those already solved. */
export function useCoset(coset: number, known: readonly SolvedCoset[]): CosetAnswer {
  const isHydrated = useHydrated();
  const { solved, failure } = isHydrated ? latestAnswer.value : {};
  const isAnswer = (one?: SolvedCoset) => one?.coset === coset;
  const current = known.find(isAnswer) ?? (isAnswer(solved) ? solved : undefined);
  useEffect(() => {
    if (!current) requestCoset([coset]);
  }, [coset]);
  if (current) return { solved: current };
  return failure === undefined ? {} : { failure };
}
