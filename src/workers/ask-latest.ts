import { listenToWorker, startOrThrow } from "./listen-to-worker.ts";

interface Listener<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  /** Called if the job throws, no worker can be started, or the question cannot be posted. */
  readonly onFailure: (message: string) => void;
}

/**
 * Returns a function that asks a persistent worker. While a question is being processed, only
 * the latest new one is kept, so no queue builds up. A worker that fails is dropped, and the
 * next question starts another.
 *
 * @param startWorker  creates a worker whose script calls `serveJob`
 */
export function askLatest<Question, Answer>(
  startWorker: () => Worker,
  { onAnswer, onFailure }: Listener<Answer>,
): (question: Question) => void {
  let worker: Worker | undefined;
  let isBusy = false;
  /** Wrapped, as a question may be any value, even undefined. */
  let pending: { readonly question: Question } | undefined;

  function ask(question: Question): void {
    if (isBusy) {
      pending = { question };
      return;
    }
    try {
      worker ??= start();
      worker.postMessage(question);
    } catch (error) {
      onFailure((error as Error).message);
      return;
    }
    isBusy = true;
  }

  function start(): Worker {
    const created = startOrThrow(startWorker);
    listenToWorker<never, Answer>(created, {
      onAnswer(answer) {
        onAnswer(answer);
        askNext();
      },
      onFailure({ message }, isBroken) {
        if (isBroken) {
          created.terminate();
          worker = undefined;
        }
        onFailure(message);
        askNext();
      },
    });
    return created;
  }

  function askNext(): void {
    isBusy = false;
    const next = pending;
    pending = undefined;
    if (next) ask(next.question);
  }

  return ask;
}
