import type { JobMessage } from "./job-messages.ts";

/** Makes the worker that calls it answer one question after another, until it is ended. */
export function serveAnswers<Question, Answer>(
  answer: (question: Question) => Answer,
): void {
  const send = (message: JobMessage<never, Answer>) => postMessage(message);
  addEventListener("message", ({ data }: MessageEvent<Question>) => {
    try {
      send({ type: "result", result: answer(data) });
    } catch (error) {
      send({ type: "error", message: (error as Error).message });
    }
  });
}
