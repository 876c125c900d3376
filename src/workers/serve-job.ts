import type { JobMessage } from "./job-messages.ts";

/**
 * Makes the current worker answer questions with a job: it posts progress, then the answer or
 * the message of an error.
 */
export function serveJob<Question, Progress, Answer>(
  job: (question: Question, report: (progress: Progress) => void) => Answer,
): void {
  const send = (message: JobMessage<Progress, Answer>) => postMessage(message);
  const report = (progress: Progress) => send({ type: "progress", progress });
  addEventListener("message", ({ data }: MessageEvent<Question>) => {
    try {
      send({ type: "result", result: job(data, report) });
    } catch (error) {
      send({ type: "error", message: (error as Error).message });
    }
  });
}
