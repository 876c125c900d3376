import type { AnswerOf, JobName, ProgressOf, QuestionOf } from "./jobs.ts";
import { WorkerClient } from "./worker-client.ts";

export interface JobOptions<Progress> {
  /** Aborting terminates the worker at once, whatever it is doing. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Starts a worker that runs a job; see the constructor of {@link WorkerClient}. */
export function startJob<Name extends JobName>(
  name: Name,
  signal?: AbortSignal,
): WorkerClient<QuestionOf<Name>, AnswerOf<Name>, ProgressOf<Name>> {
  const start = () =>
    new Worker(new URL("./jobs.worker.ts", import.meta.url), { name, type: "module" });
  return new WorkerClient(start, signal);
}

/**
 * Runs one job in a worker of its own, which is terminated with the job.
 *
 * @throws the signal's reason when it is aborted
 * @throws {Error} with the message of the job's error, or `WorkerMissing` when there is no worker
 */
export async function runJob<Name extends JobName>(
  name: Name,
  question: QuestionOf<Name>,
  { signal, onProgress }: JobOptions<ProgressOf<Name>>,
): Promise<AnswerOf<Name>> {
  const worker = startJob(name, signal);
  try {
    return await worker.ask(question, { onProgress });
  } finally {
    worker.end();
  }
}
