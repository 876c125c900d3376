// The worker that knows the types. It is started by the first question, and kept.
import type { Cell } from "../../../typecheck/cell-file.ts";
import type { Answer, Method, Request } from "../../../typecheck/compiler.worker.ts";
import type { NotebookService } from "../../../typecheck/notebook-service.ts";

interface Compiler {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  isLoaded: boolean;
  /** Whether it has answered once, so that the next answer comes soon. */
  isReady: boolean;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(reason: Error): void;
}

/** Types can be written that take a compiler years: then it is ended. */
const PATIENCE = 20_000;
/** Before its first answer it reads the declarations of the language. */
const FIRST_PATIENCE = 60_000;

let compiler: Compiler | undefined;
let count = 0;
let watch: ReturnType<typeof setTimeout> | undefined;

/** Whether an answer comes soon. */
export function isReady(): boolean {
  return compiler?.isReady === true;
}

/**
 * Asks the compiler about cells that see each other's names.
 *
 * @throws {Error} why there is no answer; the next question starts another worker
 */
export function ask<M extends Method>(
  cells: readonly Cell[],
  method: M,
  ...args: Parameters<NotebookService[M]>
): Promise<ReturnType<NotebookService[M]>> {
  return new Promise((resolve, reject) => {
    compiler ??= start();
    const request: Request = { number: count++, cells, method, args };
    compiler.waiting.set(request.number, {
      resolve: resolve as Waiting["resolve"],
      reject,
    });
    compiler.worker.postMessage(request);
    if (compiler.waiting.size === 1) watchOver();
  });
}

function start(): Compiler {
  const worker = new Worker(
    new URL("../../../typecheck/compiler.worker.ts", import.meta.url),
    { type: "module" },
  );
  const made: Compiler = {
    worker,
    waiting: new Map(),
    isLoaded: false,
    isReady: false,
  };
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ("error" in data) return giveUp(made, new Error(data.error));
    made.isLoaded = true;
    if ("number" in data) {
      made.isReady = true;
      made.waiting.get(data.number)?.resolve(data.result);
      made.waiting.delete(data.number);
    }
    watchOver();
  };
  worker.onerror = ({ message }) =>
    giveUp(made, new Error(message || "the type checker could not be loaded"));
  return made;
}

/** Ends a compiler that owes an answer for too long. */
function watchOver(): void {
  clearTimeout(watch);
  const watched = compiler;
  // How long it takes to load is up to the network.
  if (!watched?.isLoaded || watched.waiting.size === 0) return;
  const patience = watched.isReady ? PATIENCE : FIRST_PATIENCE;
  watch = setTimeout(() => giveUp(watched, new Error("it took too long")), patience);
}

function giveUp(given: Compiler, reason: Error): void {
  if (given === compiler) compiler = undefined;
  given.worker.terminate();
  for (const { reject } of given.waiting.values()) reject(reason);
}
