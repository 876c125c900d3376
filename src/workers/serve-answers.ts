import { reply } from "./job-messages.ts";

/** Makes the worker that calls it answer one question after another, until it is ended. */
export function serveAnswers<Question, Answer>(
  answer: (question: Question) => Answer,
): void {
  addEventListener("message", ({ data }: MessageEvent<Question>) => {
    reply(() => answer(data));
  });
}
