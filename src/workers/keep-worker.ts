import type { AnswerOf, AnyJob, ProgressOf, QuestionOf } from "./job-messages.ts";
import { listen, started } from "./listen.ts";

/** A worker that answers one question after another, until it is ended. */
export interface KeptWorker<Job extends AnyJob> {
  /**
   * Questions are answered in the order in which they are asked.
   *
   * @throws {Error} with the message of the job's error, why the worker has ended, or why
   *         the question cannot be posted
   */
  ask(
    question: QuestionOf<Job>,
    onProgress?: (progress: ProgressOf<Job>) => void,
  ): Promise<AnswerOf<Job>>;
  /** Terminates it at once, whatever it is doing. */
  end(): void;
}

interface Asked<Job extends AnyJob> {
  readonly onProgress: ((progress: ProgressOf<Job>) => void) | undefined;
  readonly resolve: (answer: AnswerOf<Job>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts a worker that keeps what it has found between questions.
 *
 * @param startWorker  creates a worker whose script calls `serveJob` with the job
 * @param signal       ends the worker when it is aborted
 * @throws the signal's reason when it is aborted, or {@link WorkerMissing}
 */
export function keepWorker<Job extends AnyJob>(
  startWorker: () => Worker,
  signal: AbortSignal,
): KeptWorker<Job> {
  signal.throwIfAborted();
  const worker = started(startWorker);
  const asked: Asked<Job>[] = [];
  let whyEnded: Error | undefined;

  const onAbort = () => end(signal.reason);
  signal.addEventListener("abort", onAbort);
  listen<ProgressOf<Job>, AnswerOf<Job>>(worker, {
    onProgress: (progress) => asked[0]?.onProgress?.(progress),
    onAnswer: (answer) => asked.shift()?.resolve(answer),
    onFailure(error, isBroken) {
      if (isBroken) end(error);
      else asked.shift()?.reject(error);
    },
  });
  return {
    ask: (question, onProgress) =>
      new Promise((resolve, reject) => {
        if (whyEnded !== undefined) return reject(whyEnded);
        worker.postMessage(question);
        // Only what was posted is answered: an entry more would take the next one's answer.
        asked.push({ onProgress, resolve, reject });
      }),
    end: () => end(new Error("the worker has been ended")),
  };

  function end(why: Error): void {
    whyEnded ??= why;
    signal.removeEventListener("abort", onAbort);
    worker.terminate();
    for (const { reject } of asked.splice(0)) reject(whyEnded);
  }
}
