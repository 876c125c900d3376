/** A worker's messages to the page: that its job is loaded or not, then its answers. */
export type JobMessage<Progress, Answer> =
  | { readonly type: "ready" }
  | { readonly type: "missing" }
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "result"; readonly result: Answer }
  | { readonly type: "error"; readonly message: string };

type Job = (question: never, report: (progress: unknown) => void) => unknown;

/**
 * Makes the current worker answer questions with a job, in the order in which they come: it
 * posts progress, then the answer or the message of an error.
 */
export function serveJob(loading: Job | Promise<Job>): void {
  const send = (message: JobMessage<unknown, unknown>) => postMessage(message);
  const job = Promise.resolve(loading);
  let last: Promise<void> = job.then(
    () => send({ type: "ready" }),
    () => send({ type: "missing" }),
  );
  addEventListener("message", ({ data }) => {
    last = last.then(() => answer(data as never));
  });

  async function answer(question: never): Promise<void> {
    try {
      const report = (progress: unknown) => send({ type: "progress", progress });
      send({ type: "result", result: await (await job)(question, report) });
    } catch (error) {
      send({ type: "error", message: (error as Error).message });
    }
  }
}
