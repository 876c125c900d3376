// The connection to the worker with the TypeScript compiler, which the first request starts.
import type { LabelledCell } from "#src/typecheck/cell-file.ts";
import type { CompilerRequest, ServiceMethod } from "#src/typecheck/compiler.worker.ts";
import type { NotebookService } from "#src/typecheck/notebook-service.ts";
import { WorkerClient, WorkerMissing } from "#src/workers/worker-client.ts";

/** Some types take a compiler years; it is terminated after this time. */
const MAX_ANSWER_MS = 20_000;
/** The first answer includes loading the language's declarations. */
const MAX_FIRST_ANSWER_MS = 60_000;

let compiler: WorkerClient<CompilerRequest, unknown> | undefined;
/** Whether it has answered once: later answers are fast. */
let hasAnswered = false;

/** Whether the compiler is loaded and has answered once. */
export function isCompilerReady(): boolean {
  return compiler !== undefined && hasAnswered;
}

/**
 * Sends a request about cells that share names to the compiler.
 * @throws {Error} if there is no answer; the next request starts another worker
 */
export async function askCompiler<M extends ServiceMethod>(
  cells: readonly LabelledCell[],
  method: M,
  ...args: Parameters<NotebookService[M]>
): Promise<ReturnType<NotebookService[M]>> {
  const asked = (compiler ??= start());
  const timeLimit = hasAnswered ? MAX_ANSWER_MS : MAX_FIRST_ANSWER_MS;
  try {
    const answer = await asked.ask({ cells, method, args }, { timeLimit });
    hasAnswered = true;
    return answer as ReturnType<NotebookService[M]>;
  } catch (error) {
    asked.end(error as Error);
    if (asked === compiler) compiler = undefined;
    if (!(error instanceof WorkerMissing)) throw error;
    throw new Error("the type checker could not be loaded");
  }
}

function start(): WorkerClient<CompilerRequest, unknown> {
  hasAnswered = false;
  return new WorkerClient(
    () =>
      new Worker(new URL("../../../typecheck/compiler.worker.ts", import.meta.url), {
        type: "module",
      }),
  );
}
