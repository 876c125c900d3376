import { type Signal, signal } from "@preact/signals";
import { askLatest } from "#src/workers/ask-latest.ts";
import { startJob } from "#src/workers/run-job.ts";
import type { LiveAnswer } from "#src/workers/live-distances.ts";
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

/** Requests the distances; the previous answer stays until they arrive. */
export const requestLive = askLatest(() => startJob("live-distances"), {
  onAnswer: (answer) => (liveRun.value = { answer }),
  onFailure: (failure) => (liveRun.value = { ...liveRun.value, failure }),
});
