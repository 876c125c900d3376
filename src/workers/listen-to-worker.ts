import type { JobMessage } from "./job-messages.ts";

/** The browser could not start a worker. */
export class WorkerMissing extends Error {
  constructor(
    reason = "the worker could not be loaded. Try again when you are connected",
  ) {
    super(reason);
  }
}

interface Listener<Progress, Answer> {
  readonly onProgress?: (progress: Progress) => void;
  readonly onAnswer: (answer: Answer) => void;
  /** Called on an error; `isBroken` if the worker can't answer any more. */
  readonly onFailure: (error: Error, isBroken: boolean) => void;
}

/** Listens to a worker whose script calls `serveJob`. */
export function listenToWorker<Progress, Answer>(
  worker: Worker,
  { onProgress, onAnswer, onFailure }: Listener<Progress, Answer>,
): void {
  worker.addEventListener("error", ({ message }) =>
    onFailure(message ? new Error(message) : new WorkerMissing(), true),
  );
  worker.addEventListener(
    "message",
    ({ data }: MessageEvent<JobMessage<Progress, Answer>>) => {
      if (data.type === "progress") onProgress?.(data.progress);
      else if (data.type === "result") onAnswer(data.result);
      else onFailure(new Error(data.message), false);
    },
  );
}

/** Starts a worker.
 * @throws {WorkerMissing} when the browser forbids workers */
export function startOrThrow(startWorker: () => Worker): Worker {
  try {
    return startWorker();
  } catch (error) {
    throw new WorkerMissing((error as Error).message);
  }
}
