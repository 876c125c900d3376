import type { CellMessage } from "./cell-worker.ts";
import type { CellError, Output } from "./output.ts";

/** How a run ended: by itself, with an error or without, or because it was stopped. */
export type CellEnd =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly error: CellError }
  | { readonly kind: "stopped" };

export interface CellRun {
  readonly ended: Promise<CellEnd>;
  /** Ends the run at once, whatever it is doing. */
  stop(): void;
}

/**
 * Runs a cell in a worker of its own, so that nothing is left over from the last run.
 * @param show  called with each output as it comes, also from a loop that never ends
 */
export function startCell(source: string, show: (output: Output) => void): CellRun {
  const worker = takeWorker();
  let end!: (how: CellEnd) => void;
  const ended = new Promise<CellEnd>((resolve) => {
    end = (how) => {
      worker.terminate();
      warmUp(); // who has run a cell will run another
      resolve(how);
    };
  });
  worker.onmessage = ({ data }: MessageEvent<CellMessage>) => {
    if (data.kind === "output") show(data.output);
    else end(data.error ? { kind: "failed", error: data.error } : { kind: "done" });
  };
  worker.onerror = ({ message }) => {
    const reason = message || "what runs the cells could not be loaded: try again";
    end({ kind: "failed", error: { message: reason, line: undefined } });
  };
  worker.postMessage(source);
  return { ended, stop: () => end({ kind: "stopped" }) };
}

let spare: Worker | undefined;

/** Has a worker start in the background, so that the next run begins at once. */
export function warmUp(): void {
  spare ??= newWorker();
}

function takeWorker(): Worker {
  const worker = spare ?? newWorker();
  spare = undefined;
  return worker;
}

function newWorker(): Worker {
  const worker = new Worker(new URL("./cell-worker.ts", import.meta.url), {
    type: "module",
  });
  worker.onerror = () => {
    if (spare === worker) spare = undefined; // it did not load: the next run tries again
  };
  return worker;
}
