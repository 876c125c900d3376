import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { askLatest } from "#src/workers/ask-latest.ts";
import { startJob } from "#src/workers/run-job.ts";
import type { StageQuestion, StageSolutions } from "#src/workers/stage-solutions.ts";
import { useHydrated } from "#kit/widget/use-widget.ts";

/** The worker's last answer, and a later error, if any. */
interface StageAnswer {
  readonly solutions?: StageSolutions;
  readonly failure?: string;
}

const latestAnswer: Signal<StageAnswer> = signal<StageAnswer>({});

const requestSolutions = askLatest(() => startJob("stage-solutions"), {
  onAnswer: (solutions) => (latestAnswer.value = { solutions }),
  onFailure: (failure) => (latestAnswer.value = { ...latestAnswer.value, failure }),
});

/**
 * Returns both solutions of a cube: at once for an example, otherwise from the worker.
 */
export function useStageSolutions(
  { cube, method }: StageQuestion,
  examples: readonly StageSolutions[],
): StageAnswer {
  const isHydrated = useHydrated();
  const isAnswer = ({ question: to }: StageSolutions) =>
    to.cube === cube && to.method === method;
  const example = examples.find(isAnswer);
  const { solutions, failure } = isHydrated ? latestAnswer.value : {};
  const current = example ?? (solutions && isAnswer(solutions) ? solutions : undefined);
  useEffect(() => {
    if (!current) requestSolutions({ cube, method });
  }, [cube, method]);
  return current
    ? { solutions: current }
    : { ...(failure === undefined ? {} : { failure }) };
}
