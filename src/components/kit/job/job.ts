import { type Signal, signal } from "@preact/signals";
import { WorkerMissing } from "#src/workers/worker-client.ts";
import type { JobOptions } from "#src/workers/run-job.ts";

/** The state of a job. The outcome of the last run is kept until the next one. */
export type JobState<Progress, Result> = { readonly progress: Progress } & (
  | { readonly phase: "idle" }
  | { readonly phase: "running" }
  | { readonly phase: "cancelled" }
  | { readonly phase: "done"; readonly result: Result }
  | {
      readonly phase: "failed";
      readonly message: string;
      /** The browser had no worker for it, so the work itself has not failed. */
      readonly isUndone: boolean;
    }
);

/** Options for the work: an abort signal, and a callback for progress. */
export type WorkOptions<Progress> = JobOptions<
  Progress | ((before: Progress) => Progress)
>;

export type JobWork<Progress, Result, Input = void> = (
  options: WorkOptions<Progress>,
  input: Input,
) => Promise<Result>;

/**
 * Work off the main thread that a page shows and its reader can cancel: one run at a time.
 */
export class Job<Progress, Result, Input = void> {
  /** Nothing has been started yet. */
  readonly idle: JobState<Progress, Result>;
  readonly #state: Signal<JobState<Progress, Result>>;
  readonly #work: JobWork<Progress, Result, Input>;
  #running = new AbortController();
  #run: Promise<Result> | undefined;

  /** @param initial  the progress at the start of each run */
  constructor(initial: Progress, work: JobWork<Progress, Result, Input>) {
    this.idle = { phase: "idle", progress: initial };
    this.#state = signal(this.idle);
    this.#work = work;
  }

  /** Reactive: a component or effect that reads it is updated. */
  get state(): JobState<Progress, Result> {
    return this.#state.value;
  }

  /**
   * Starts a run, unless one is in progress. Never rejects: errors become part of the
   * state.
   */
  start = async (input: Input): Promise<void> => {
    if (this.#state.peek().phase === "running") return;
    this.#run = this.#begin(input);
    await this.#run.catch(() => undefined);
  };

  /** Starts a run, unless one is in progress or finished. */
  startOnce = async (input: Input): Promise<void> => {
    if (this.#state.peek().phase !== "done") await this.start(input);
  };

  /**
   * The result, as soon as it is available; starts a run if necessary.
   *
   * @throws {Error} when the work fails or is cancelled
   */
  async whenDone(input: Input): Promise<Result> {
    void this.startOnce(input);
    return this.#run!;
  }

  /** Aborts the work at once; it can be started again immediately. */
  cancel = (): void => {
    const { phase, progress } = this.#state.peek();
    if (phase === "running") this.#state.value = { phase: "cancelled", progress };
    this.#running.abort(new Error("the work was cancelled"));
  };

  /** Discards the outcome of the last run. */
  reset = (): void => {
    if (this.#state.peek().phase !== "running") this.#state.value = this.idle;
  };

  async #begin(input: Input): Promise<Result> {
    // A worker may still answer questions about the last outcome.
    this.#running.abort(new Error("the work was started again"));
    const { signal } = (this.#running = new AbortController());
    const show = (state: JobState<Progress, Result>) => {
      if (!signal.aborted) this.#state.value = state;
    };
    const onProgress: WorkOptions<Progress>["onProgress"] = (told) => {
      const before = this.#state.peek().progress;
      const progress =
        typeof told === "function"
          ? (told as (before: Progress) => Progress)(before)
          : told;
      show({ phase: "running", progress });
    };
    onProgress(this.idle.progress);
    try {
      const result = await this.#work({ signal, onProgress }, input);
      signal.throwIfAborted();
      show({ phase: "done", progress: this.#state.peek().progress, result });
      return result;
    } catch (error) {
      const { message } = error as Error;
      const isUndone = error instanceof WorkerMissing;
      const { progress } = this.#state.peek();
      show({ phase: "failed", progress, message, isUndone });
      if (isUndone) this.#startWhenOnline(input, signal);
      throw error;
    }
  }

  /** What has failed for want of a network is started again when there is one. */
  #startWhenOnline(input: Input, signal: AbortSignal): void {
    const start = () => {
      if (this.#state.peek().phase === "failed") void this.start(input);
    };
    globalThis.addEventListener?.("online", start, { once: true, signal });
  }
}
