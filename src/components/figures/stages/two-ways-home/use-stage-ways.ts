import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { askLatest } from "../../../../workers/ask-latest.ts";
import type { StageQuestion, StageWays } from "../../../../workers/stage-ways.ts";
import { useHydrated } from "../../../kit/widget/use-widget.ts";

/** What the worker has found last, and why there is nothing since then, if so. */
interface Found {
  readonly ways?: StageWays;
  readonly failure?: string;
}

const found: Signal<Found> = signal<Found>({});

const startWorker = () =>
  new Worker(new URL("../../../../workers/stage-ways.worker.ts", import.meta.url), {
    type: "module",
  });

const ask = askLatest<StageQuestion, StageWays>(startWorker, {
  onAnswer: (ways) => (found.value = { ways }),
  onFailure: (failure) => (found.value = { ...found.value, failure }),
});

/**
 * Two ways home for a cube: at once for the examples of the page, for another as soon as the
 * tables have been built.
 */
export function useStageWays(
  { cube, method }: StageQuestion,
  examples: readonly StageWays[],
): Found {
  const isAwake = useHydrated();
  const isAsked = ({ to }: StageWays) => to.cube === cube && to.method === method;
  const example = examples.find(isAsked);
  const { ways, failure } = isAwake ? found.value : {};
  const known = example ?? (ways && isAsked(ways) ? ways : undefined);
  useEffect(() => {
    if (!known) ask({ cube, method });
  }, [cube, method]);
  return known ? { ways: known } : { ...(failure === undefined ? {} : { failure }) };
}
