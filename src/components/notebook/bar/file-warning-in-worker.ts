import { TimedWorker, TimedWorkerError } from "./timed-worker.ts";

/** The largest table takes a tenth of this. */
const MAX_TIME_MS = 5000;

const checker = new TimedWorker<File, string | undefined>(
  () =>
    new Worker(new URL("./file-warning.worker.ts", import.meta.url), {
      type: "module",
    }),
  MAX_TIME_MS,
);

/** Like `fileWarning`, in a worker with a time limit. */
export async function fileWarningInWorker(file: File): Promise<string | undefined> {
  try {
    return await checker.ask(file);
  } catch (error) {
    if (!(error instanceof TimedWorkerError)) throw error;
    return `${file.name} was not checked: ${error.message}.`;
  }
}
