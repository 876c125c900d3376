// The worker that knows the types. It is started by the first question, and kept.
import type { LabelledCell } from "../../../typecheck/cell-file.ts";
import type {
  CompilerAnswer,
  ServiceMethod,
  CompilerRequest,
} from "../../../typecheck/compiler.worker.ts";
import type { NotebookService } from "../../../typecheck/notebook-service.ts";

interface Compiler {
  readonly worker: Worker;
  readonly pending: Map<number, PendingRequest>;
  isLoaded: boolean;
  /** Whether it has answered once, so that the next answer comes soon. */
  isReady: boolean;
}

interface PendingRequest {
  resolve(result: unknown): void;
  reject(reason: Error): void;
}

/** Types can be written that take a compiler years: then it is ended. */
const MAX_ANSWER_MS = 20_000;
/** Before its first answer it reads the declarations of the language. */
const MAX_FIRST_ANSWER_MS = 60_000;

let compiler: Compiler | undefined;
let requestCount = 0;
let timeout: ReturnType<typeof setTimeout> | undefined;

/** Whether an answer comes soon. */
export function isCompilerReady(): boolean {
  return compiler?.isReady === true;
}

/**
 * Asks the compiler about cells that see each other's names.
 *
 * @throws {Error} why there is no answer; the next question starts another worker
 */
export function askCompiler<M extends ServiceMethod>(
  cells: readonly LabelledCell[],
  method: M,
  ...args: Parameters<NotebookService[M]>
): Promise<ReturnType<NotebookService[M]>> {
  return new Promise((resolve, reject) => {
    compiler ??= start();
    const request: CompilerRequest = { number: requestCount++, cells, method, args };
    compiler.pending.set(request.number, {
      resolve: resolve as PendingRequest["resolve"],
      reject,
    });
    compiler.worker.postMessage(request);
    if (compiler.pending.size === 1) restartTimeout();
  });
}

function start(): Compiler {
  const worker = new Worker(
    new URL("../../../typecheck/compiler.worker.ts", import.meta.url),
    { type: "module" },
  );
  const started: Compiler = {
    worker,
    pending: new Map(),
    isLoaded: false,
    isReady: false,
  };
  worker.onmessage = ({ data }: MessageEvent<CompilerAnswer>) => {
    if ("error" in data) return terminate(started, new Error(data.error));
    started.isLoaded = true;
    if ("number" in data) {
      started.isReady = true;
      started.pending.get(data.number)?.resolve(data.result);
      started.pending.delete(data.number);
    }
    restartTimeout();
  };
  worker.onerror = ({ message }) =>
    terminate(started, new Error(message || "the type checker could not be loaded"));
  return started;
}

/** Ends a compiler that owes an answer for too long. */
function restartTimeout(): void {
  clearTimeout(timeout);
  const watched = compiler;
  // How long it takes to load is up to the network.
  if (!watched?.isLoaded || watched.pending.size === 0) return;
  const patience = watched.isReady ? MAX_ANSWER_MS : MAX_FIRST_ANSWER_MS;
  timeout = setTimeout(
    () => terminate(watched, new Error("it took too long")),
    patience,
  );
}

function terminate(given: Compiler, reason: Error): void {
  if (given === compiler) compiler = undefined;
  given.worker.terminate();
  for (const { reject } of given.pending.values()) reject(reason);
}
