import type { WorkerClient } from "./worker-client.ts";

interface Listener<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  /** Called if the job throws, no worker can be started, or the question cannot be posted. */
  readonly onFailure: (message: string) => void;
}

/**
 * Returns a function that asks a worker, which the first question starts. While a question is
 * being processed, only the latest new one is kept, so no queue builds up. A worker that fails
 * is dropped, and the next question starts another.
 */
export function askLatest<Question, Answer>(
  startWorker: () => WorkerClient<Question, Answer>,
  { onAnswer, onFailure }: Listener<Answer>,
): (question: Question) => void {
  let worker: WorkerClient<Question, Answer> | undefined;
  let isBusy = false;
  /** Wrapped, as a question may be any value, even undefined. */
  let pending: { readonly question: Question } | undefined;

  async function ask(question: Question): Promise<void> {
    if (isBusy) {
      pending = { question };
      return;
    }
    isBusy = true;
    try {
      if (!worker || worker.hasEnded) worker = startWorker();
      onAnswer(await worker.ask(question));
    } catch (error) {
      onFailure((error as Error).message);
    }
    isBusy = false;
    const next = pending;
    pending = undefined;
    if (next) void ask(next.question);
  }

  return ask;
}
