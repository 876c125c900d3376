// What a page and a worker say to each other about one job.

export type JobMessage<Progress, Result> =
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "result"; readonly result: Result }
  | { readonly type: "error"; readonly message: string };

/** In a worker: works, and sends back the result or the message of what was thrown. */
export function reply<Result>(work: () => Result): void {
  const send = (message: JobMessage<never, Result>) => postMessage(message);
  try {
    send({ type: "result", result: work() });
  } catch (error) {
    send({ type: "error", message: (error as Error).message });
  }
}

/** On a page: why a worker has failed as a whole. */
export function failureOf({ message }: ErrorEvent): string {
  return message || "the worker could not be started";
}
