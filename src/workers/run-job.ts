import type { AnswerOf, AnyJob, ProgressOf, QuestionOf } from "./job-messages.ts";
import { listenToWorker, startOrThrow } from "./listen-to-worker.ts";

export interface JobOptions<Progress> {
  /** Aborting terminates the worker at once, whatever it is doing. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Runs one job in a worker of its own, which is terminated with the job.
 *
 * @param startWorker  creates a worker whose script calls `serveJob` with the job
 * @throws the signal's reason when it is aborted
 * @throws {Error} with the message of the job's error, or {@link WorkerMissing} when there is no worker
 */
export async function runJob<Job extends AnyJob>(
  startWorker: () => Worker,
  question: QuestionOf<Job>,
  { signal, onProgress }: JobOptions<ProgressOf<Job>>,
): Promise<AnswerOf<Job>> {
  signal.throwIfAborted();
  const worker = startOrThrow(startWorker);
  try {
    return await new Promise<AnswerOf<Job>>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      listenToWorker(worker, { onProgress, onAnswer: resolve, onFailure: reject });
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
