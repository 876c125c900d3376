/** The page's messages: a question, and that the answer to one is no longer awaited. */
export type QuestionMessage<Question> =
  | { readonly type: "question"; readonly id: number; readonly question: Question }
  | { readonly type: "stop"; readonly id: number };

/** A worker's messages to the page: that its job is loaded or not, then its answers. */
export type JobMessage<Progress, Answer> =
  | { readonly type: "ready" }
  | { readonly type: "missing" }
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "result"; readonly result: Answer }
  | { readonly type: "error"; readonly message: string };

type Job = (
  question: never,
  report: (progress: unknown) => void,
  signal: AbortSignal,
) => unknown;

/**
 * Makes the current worker answer questions with a job, in the order in which they come: it
 * posts progress, then the answer or the message of an error.
 *
 * A job gets a signal that is aborted when the page stops its question. It sees that only if
 * it awaits something now and then.
 */
export function serveJob(loading: Job | Promise<Job>): void {
  const send = (message: JobMessage<unknown, unknown>) => postMessage(message);
  const job = Promise.resolve(loading);
  let last: Promise<void> = job.then(
    () => send({ type: "ready" }),
    () => send({ type: "missing" }),
  );
  const unanswered = new Map<number, AbortController>();
  addEventListener("message", ({ data }: MessageEvent<QuestionMessage<never>>) => {
    if (data.type === "stop") return unanswered.get(data.id)?.abort();
    const { id, question } = data;
    const controller = new AbortController();
    unanswered.set(id, controller);
    last = last.then(() => answer(question, controller.signal));
    void last.then(() => unanswered.delete(id));
  });

  async function answer(question: never, signal: AbortSignal): Promise<void> {
    try {
      const report = (progress: unknown) => send({ type: "progress", progress });
      send({ type: "result", result: await (await job)(question, report, signal) });
    } catch (error) {
      send({ type: "error", message: (error as Error).message });
    }
  }
}
