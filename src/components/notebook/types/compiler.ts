// The connection to the worker with the TypeScript compiler, which the first request starts.
import type { LabelledCell } from "#src/typecheck/cell-file.ts";
import type {
  CompilerAnswer,
  ServiceMethod,
  CompilerRequest,
} from "#src/typecheck/compiler.worker.ts";
import type { NotebookService } from "#src/typecheck/notebook-service.ts";

interface Compiler {
  readonly worker: Worker;
  readonly pending: Map<number, PendingRequest>;
  isLoaded: boolean;
  /** Whether it has answered once: later answers are fast. */
  isReady: boolean;
}

interface PendingRequest {
  resolve(result: unknown): void;
  reject(reason: Error): void;
}

/** Some types take a compiler years; it is terminated after this time. */
const MAX_ANSWER_MS = 20_000;
/** The first answer includes loading the language's declarations. */
const MAX_FIRST_ANSWER_MS = 60_000;

let compiler: Compiler | undefined;
let requestCount = 0;
let timeout: ReturnType<typeof setTimeout> | undefined;

/** Whether the compiler is loaded and has answered once. */
export function isCompilerReady(): boolean {
  return compiler?.isReady === true;
}

/**
 * Sends a request about cells that share names to the compiler.
 * @throws {Error} if there is no answer; the next request starts another worker
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

/** Terminates the compiler if an answer takes too long. */
function restartTimeout(): void {
  clearTimeout(timeout);
  const current = compiler;
  // Loading has no time limit: it depends on the network.
  if (!current?.isLoaded || current.pending.size === 0) return;
  const limit = current.isReady ? MAX_ANSWER_MS : MAX_FIRST_ANSWER_MS;
  timeout = setTimeout(() => terminate(current, new Error("it took too long")), limit);
}

function terminate(target: Compiler, reason: Error): void {
  if (target === compiler) compiler = undefined;
  target.worker.terminate();
  for (const { reject } of target.pending.values()) reject(reason);
}
