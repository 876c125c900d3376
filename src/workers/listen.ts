import type { JobMessage } from "./job-messages.ts";

interface Listener<Progress, Answer> {
  readonly onProgress?: (progress: Progress) => void;
  readonly onAnswer: (answer: Answer) => void;
  /** Why a question got no answer; `isBroken` if the worker can't answer any more. */
  readonly onFailure: (message: string, isBroken: boolean) => void;
}

/** Listens to a worker whose script calls `serveJob`. */
export function listen<Progress, Answer>(
  worker: Worker,
  { onProgress, onAnswer, onFailure }: Listener<Progress, Answer>,
): void {
  worker.addEventListener("error", ({ message }) =>
    onFailure(message || "the worker could not be started", true),
  );
  worker.addEventListener(
    "message",
    ({ data }: MessageEvent<JobMessage<Progress, Answer>>) => {
      if (data.type === "progress") onProgress?.(data.progress);
      else if (data.type === "result") onAnswer(data.result);
      else onFailure(data.message, false);
    },
  );
}
