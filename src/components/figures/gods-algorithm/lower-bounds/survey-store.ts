import { type Signal, signal } from "@preact/signals";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { runJob } from "../../../../workers/run-job.ts";
import type { Measured, Survey } from "../../../../workers/survey.ts";
import { whenBuilt } from "../../../kit/distances/when-built.ts";
import { wholeTables } from "../../../kit/distances/whole-table-store.ts";

/** The survey of all states on its way to the page. */
export type SurveyRun =
  | { readonly phase: "none" | "cancelled" }
  /** The table that is to be surveyed is not there yet. */
  | { readonly phase: "waiting" }
  /** How many states are done. */
  | { readonly phase: "counting"; readonly done: number }
  | { readonly phase: "ready"; readonly survey: Survey }
  | { readonly phase: "failed"; readonly message: string };

const startWorker = () =>
  new Worker(new URL("../../../../workers/survey.worker.ts", import.meta.url), {
    type: "module",
  });

/** One survey a metric for the whole page, of the table that the page has built. */
class SurveyStore {
  readonly run: Signal<SurveyRun> = signal<SurveyRun>({ phase: "none" });
  readonly #metric: Metric;
  #job: AbortController | undefined;

  constructor(metric: Metric) {
    this.#metric = metric;
  }

  /** Surveys in the background, unless that is done or under way; has the table built first. */
  start = async (): Promise<void> => {
    const { phase } = this.run.value;
    if (phase === "waiting" || phase === "counting" || phase === "ready") return;
    const { signal } = (this.#job = new AbortController());
    this.run.value = { phase: "waiting" };
    try {
      const { metric, distance } = await whenBuilt(this.#metric);
      this.run.value = { phase: "counting", done: 0 };
      const survey = await runJob<Measured, number, Survey>(
        startWorker,
        { metric, distance },
        { signal, onProgress: (done) => this.#note(done) },
      );
      this.run.value = { phase: "ready", survey };
    } catch (error) {
      this.run.value = signal.aborted
        ? { phase: "cancelled" }
        : { phase: "failed", message: (error as Error).message };
    }
  };

  cancel = (): void => {
    this.#job?.abort();
    if (this.run.value.phase === "waiting") wholeTables[this.#metric].cancel();
  };

  #note(done: number): void {
    if (this.run.value.phase === "counting")
      this.run.value = { phase: "counting", done };
  }
}

export const surveys: Readonly<Record<Metric, SurveyStore>> = {
  HTM: new SurveyStore("HTM"),
  QTM: new SurveyStore("QTM"),
};
