import { cut, inspect } from "./inspect.ts";
import { importFrom, type Modules } from "./modules.ts";
import type { CellError, Output } from "./output.ts";
import {
  CELL_FILE,
  CellSyntaxError,
  compileCell,
  prepareCell,
  type PreparedCell,
} from "./prepare-cell.ts";

export const MAX_OUTPUTS = 200;

/**
 * Runs a cell: each expression at its top level shows its value, unless that is
 * undefined, and console.log shows what it is given. Ends with the last statement;
 * what timers do later is not waited for.
 * @param source   TypeScript
 * @param modules  what the cell can import
 * @param show     called with each output as it comes, `MAX_OUTPUTS` + 1 times at most
 * @returns        the error that ended the cell, or undefined when it came to its end
 */
export async function runCell(
  source: string,
  modules: Modules,
  show: (output: Output) => void,
): Promise<CellError | undefined> {
  let cell: PreparedCell;
  try {
    cell = prepareCell(source);
  } catch (error) {
    if (!(error instanceof CellSyntaxError)) throw error;
    return { message: `SyntaxError: ${error.message}`, line: error.line };
  }

  let line: number | undefined;
  let count = 0;
  const put = (text: string) => {
    count++;
    if (count > MAX_OUTPUTS + 1) return;
    const rest = `More than ${MAX_OUTPUTS} outputs: the rest is not shown.`;
    show({ line: line ?? 1, text: count > MAX_OUTPUTS ? rest : text });
  };
  const log = (...values: unknown[]) =>
    put(cut(values.map((v) => (typeof v === "string" ? v : inspect(v))).join(" ")));

  try {
    await compileCell(cell.script)(
      (statement) => (line = cell.statements[statement].firstLine),
      (value) => value !== undefined && put(inspect(value)),
      (module, names) => importFrom(modules, module, names),
      { log, info: log, warn: log, error: log, debug: log },
    );
    return undefined;
  } catch (thrown) {
    return { message: inWords(thrown), line: lineOf(thrown) ?? line };
  }
}

function inWords(thrown: unknown): string {
  const text = inspect(thrown);
  return isError(thrown) ? text : `thrown: ${text}`;
}

function isError(thrown: unknown): boolean {
  try {
    return thrown instanceof Error;
  } catch {
    return false; // a proxy that refuses to be asked
  }
}

/** The line of the cell at which an error was made, or called what made it. */
function lineOf(thrown: unknown): number | undefined {
  const line = scriptLineOf(thrown);
  return line === undefined ? undefined : line - linesBefore();
}

// Firefox names code that was made from text by the place where that was done.
const IN_CELL = new RegExp(`(?:${CELL_FILE}|> (?:Async)?Function):(\\d+)`);

function scriptLineOf(thrown: unknown): number | undefined {
  try {
    const line = IN_CELL.exec(String((thrown as Error).stack))?.[1];
    return line === undefined ? undefined : Number(line);
  } catch {
    return undefined; // a stack that refuses to be read
  }
}

let before: number | undefined;

/** How many lines this engine puts before the text of a function: an error shows it. */
function linesBefore(): number {
  if (before === undefined) {
    const throwAtOnce = compileCell("__at();");
    void throwAtOnce(
      () => {
        before = scriptLineOf(new Error())! - 1;
      },
      () => {},
      () => {},
      {},
    );
  }
  return before!;
}
