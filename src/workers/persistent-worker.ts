import type { AnswerOf, AnyJob, ProgressOf, QuestionOf } from "./job-messages.ts";
import { listenToWorker, startOrThrow } from "./listen-to-worker.ts";

/** A worker that answers questions until it is terminated. */
export interface PersistentWorker<Job extends AnyJob> {
  /**
   * Asks a question. Answers come in the order of the questions.
   *
   * @throws {Error} with the message of the job's error, or when the worker has ended or the
   *         question cannot be posted
   */
  ask(
    question: QuestionOf<Job>,
    onProgress?: (progress: ProgressOf<Job>) => void,
  ): Promise<AnswerOf<Job>>;
  /** Terminates the worker immediately. */
  end(): void;
}

interface PendingQuestion<Job extends AnyJob> {
  readonly onProgress: ((progress: ProgressOf<Job>) => void) | undefined;
  readonly resolve: (answer: AnswerOf<Job>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts a worker that keeps its state between questions.
 *
 * @param startWorker  creates a worker whose script calls `serveJob` with the job
 * @param signal       ends the worker when it is aborted
 * @throws the signal's reason when it is aborted, or {@link WorkerMissing}
 */
export function startPersistentWorker<Job extends AnyJob>(
  startWorker: () => Worker,
  signal: AbortSignal,
): PersistentWorker<Job> {
  signal.throwIfAborted();
  const worker = startOrThrow(startWorker);
  const pending: PendingQuestion<Job>[] = [];
  let endReason: Error | undefined;

  const onAbort = () => end(signal.reason);
  signal.addEventListener("abort", onAbort);
  listenToWorker<ProgressOf<Job>, AnswerOf<Job>>(worker, {
    onProgress: (progress) => pending[0]?.onProgress?.(progress),
    onAnswer: (answer) => pending.shift()?.resolve(answer),
    onFailure(error, isBroken) {
      if (isBroken) end(error);
      else pending.shift()?.reject(error);
    },
  });
  return {
    ask: (question, onProgress) =>
      new Promise((resolve, reject) => {
        if (endReason !== undefined) return reject(endReason);
        worker.postMessage(question);
        // After postMessage, which may throw: only posted questions are answered.
        pending.push({ onProgress, resolve, reject });
      }),
    end: () => end(new Error("the worker was ended")),
  };

  function end(why: Error): void {
    endReason ??= why;
    signal.removeEventListener("abort", onAbort);
    worker.terminate();
    for (const { reject } of pending.splice(0)) reject(endReason);
  }
}
