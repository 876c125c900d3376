// Checks types on request. The worker, and with it the compiler, is loaded on first use and
// kept.
import type { Cell, TypeProblem } from "../../../typecheck/check-cells.ts";
import type { CheckAnswer, CheckRequest } from "../../../typecheck/typecheck.worker.ts";

export type { Cell, TypeProblem } from "../../../typecheck/check-cells.ts";

interface Compiler {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

interface Waiting {
  resolve(problems: readonly TypeProblem[]): void;
  reject(reason: Error): void;
}

let compiler: Compiler | undefined;
let count = 0;

/**
 * Finds the type errors in one cell, which sees the names of the others.
 *
 * @param cells  all current cells of the page
 * @param id     of the cell to check
 * @throws {Error} with a message for the reader, when the compiler can't be loaded; the
 *                 next call tries again
 */
export function checkTypes(
  cells: readonly Cell[],
  id: string,
): Promise<readonly TypeProblem[]> {
  compiler ??= startCompiler();
  const { worker, waiting } = compiler;
  const request: CheckRequest = { number: count++, cells, id };
  return new Promise((resolve, reject) => {
    waiting.set(request.number, { resolve, reject });
    worker.postMessage(request);
  });
}

/** The result of a check for the cell's note, one line per problem. */
export function problemsInWords(problems: readonly TypeProblem[]): string {
  if (problems.length === 0) return "No type errors.";
  return problems.map(({ line, message }) => `Line ${line}: ${message}`).join("\n");
}

function startCompiler(): Compiler {
  const worker = new Worker(
    new URL("../../../typecheck/typecheck.worker.ts", import.meta.url),
    { type: "module" },
  );
  const waiting: Compiler["waiting"] = new Map();
  worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
    waiting.get(data.number)?.resolve(data.problems);
    waiting.delete(data.number);
  };
  worker.onerror = ({ message }) => {
    const reason = message || "it could not be loaded";
    giveUp(`No types were checked: ${reason}. Try again, or reload the page.`);
  };
  return { worker, waiting };
}

function giveUp(message: string): void {
  const given = compiler;
  compiler = undefined;
  given?.worker.terminate();
  for (const { reject } of given?.waiting.values() ?? []) reject(new Error(message));
}
