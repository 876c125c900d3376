import { type JobMessage, reply } from "./job-messages.ts";

/**
 * Makes the worker that calls it do one job: it waits for the arguments, works,
 * and sends back the result or the error's message.
 */
export function serveJob<Args, Progress, Result>(
  job: (args: Args, report: (progress: Progress) => void) => Result,
): void {
  const report = (progress: Progress) => {
    const message: JobMessage<Progress, never> = { type: "progress", progress };
    postMessage(message);
  };
  addEventListener(
    "message",
    ({ data }: MessageEvent<Args>) => reply(() => job(data, report)),
    { once: true },
  );
}
