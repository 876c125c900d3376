import { type Signal, signal } from "@preact/signals";
import { askLatest } from "#src/workers/ask-latest.ts";
import type { LiveAnswer, LiveQuestion } from "#src/workers/live-distances.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { liveModel } from "./live-model.ts";

export const liveStore = new WidgetStore(liveModel);

/** The worker's last answer, and a later error, if any. */
export interface LiveRun {
  readonly answer?: LiveAnswer;
  readonly failure?: string;
}

export const INITIAL_RUN: LiveRun = {};

export const liveRun: Signal<LiveRun> = signal<LiveRun>(INITIAL_RUN);

const startWorker = () =>
  new Worker(new URL("../../../../workers/live-distances.worker.ts", import.meta.url), {
    type: "module",
  });

/** Requests the distances; the previous answer stays until they arrive. */
export const requestLive = askLatest<LiveQuestion, LiveAnswer>(startWorker, {
  onAnswer: (answer) => (liveRun.value = { answer }),
  onFailure: (failure) => (liveRun.value = { ...liveRun.value, failure }),
});
