import type { AnswerOf, AnyJob, ProgressOf, QuestionOf } from "./job-messages.ts";
import { listen } from "./listen.ts";

export interface JobOptions<Progress> {
  /** Aborting ends the worker at once, wherever it is. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Does one job in a worker of its own, which ends with the job.
 *
 * @param startWorker  makes a worker whose script calls `serveJob` with the job
 * @throws the signal's reason when it is aborted
 * @throws {Error} with the message of what the job threw, or when the worker could not start
 */
export async function runJob<Job extends AnyJob>(
  startWorker: () => Worker,
  question: QuestionOf<Job>,
  { signal, onProgress }: JobOptions<ProgressOf<Job>>,
): Promise<AnswerOf<Job>> {
  signal.throwIfAborted();
  const worker = startWorker();
  try {
    return await new Promise<AnswerOf<Job>>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      const onFailure = (message: string) => reject(new Error(message));
      listen(worker, { onProgress, onAnswer: resolve, onFailure });
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
