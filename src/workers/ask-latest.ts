import { failureOf, type JobMessage } from "./job-messages.ts";

interface Listener<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  /** Why a question has no answer: what was thrown, or that no worker could be started. */
  readonly onFailure: (message: string) => void;
}

/**
 * Asks a worker that lives on between questions. One question is under way at a time,
 * and of those that come meanwhile only the last is asked: however fast they come, no
 * queue builds up. A worker that fails is let go, and the next question starts another.
 *
 * @param startWorker  makes a worker whose script calls `serveAnswers`
 */
export function askLatest<Question, Answer>(
  startWorker: () => Worker,
  { onAnswer, onFailure }: Listener<Answer>,
): (question: Question) => void {
  let worker: Worker | undefined;
  let isBusy = false;
  /** In a box, so that a question may be anything. */
  let waiting: { readonly question: Question } | undefined;

  function ask(question: Question): void {
    if (isBusy) {
      waiting = { question };
      return;
    }
    try {
      worker ??= start();
    } catch (error) {
      onFailure((error as Error).message);
      return;
    }
    isBusy = true;
    worker.postMessage(question);
  }

  function start(): Worker {
    const started = startWorker();
    started.addEventListener("error", (event) => {
      started.terminate();
      worker = undefined;
      onFailure(failureOf(event));
      goOn();
    });
    started.addEventListener(
      "message",
      ({ data }: MessageEvent<JobMessage<never, Answer>>) => {
        if (data.type === "result") onAnswer(data.result);
        else if (data.type === "error") onFailure(data.message);
        goOn();
      },
    );
    return started;
  }

  function goOn(): void {
    isBusy = false;
    const next = waiting;
    waiting = undefined;
    if (next) ask(next.question);
  }

  return ask;
}
