import { failureOf, type JobMessage } from "./job-messages.ts";

interface Options<Progress> {
  /** Aborting ends the worker at once, wherever it is. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Does one job in a worker of its own, which ends with the job.
 *
 * @param startWorker  makes a worker whose script calls `serveJob`
 * @returns            the job's result
 * @throws {DOMException} "AbortError" when the signal is aborted
 * @throws {Error} with the message of what the job threw, or when the worker could not start
 */
export async function runJob<Args, Progress, Result>(
  startWorker: () => Worker,
  args: Args,
  { signal, onProgress }: Options<Progress>,
): Promise<Result> {
  signal.throwIfAborted();
  const worker = startWorker();
  try {
    return await new Promise<Result>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.addEventListener("error", (event) => reject(new Error(failureOf(event))));
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<JobMessage<Progress, Result>>) => {
          if (data.type === "progress") onProgress(data.progress);
          else if (data.type === "result") resolve(data.result);
          else reject(new Error(data.message));
        },
      );
      worker.postMessage(args);
    });
  } finally {
    worker.terminate();
  }
}
