import type { JobMessage } from "./job-messages.ts";

/**
 * Makes the worker that calls it do one job: it waits for the arguments, works,
 * and sends back the result or the error's message.
 */
export function serveJob<Args, Progress, Result>(
  job: (args: Args, report: (progress: Progress) => void) => Result,
): void {
  const send = (message: JobMessage<Progress, Result>) => postMessage(message);
  addEventListener(
    "message",
    ({ data }: MessageEvent<Args>) => {
      try {
        const result = job(data, (progress) => send({ type: "progress", progress }));
        send({ type: "result", result });
      } catch (error) {
        send({ type: "error", message: (error as Error).message });
      }
    },
    { once: true },
  );
}
