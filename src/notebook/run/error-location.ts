// Finds the cell and line of an error in its stack.
import { cellAtLine, cellFileName, paddingLines } from "./cell-file-name.ts";
import { compileCell } from "./prepare-cell.ts";

/**
 * The cell that created an error, if its stack tells.
 * @param file  the file of the code that threw it, for values without a stack
 */
export function cellOfError(thrown: unknown, file = ""): string | undefined {
  const { stack, line } = readStack(thrown);
  const cellId = (CELL_FILE.exec(stack) ?? CELL_FILE.exec(`${file}:1`))?.[1];
  return cellId ?? (line === undefined ? undefined : cellAtLine(line));
}

/**
 * The line of a cell at which an error was created, directly or in a function called
 * there. It may be out of range, because stacks can be forged.
 */
export function errorLine(id: string, thrown: unknown): number | undefined {
  const line = rawErrorLine(id, thrown);
  return line === undefined
    ? undefined
    : line - paddingLines(id) - functionHeaderLines();
}

/** A line of a stack that is in a cell. */
export interface CellCall {
  readonly id: string;
  readonly line: number;
  /** The function's name; undefined at the top level or in an anonymous function. */
  readonly name: string | undefined;
}

/** The calls in cells that led to an error, the innermost first. */
export function cellCallsIn(thrown: unknown): CellCall[] {
  const { stack } = readStack(thrown);
  return stackFrames(stack)
    .split("\n")
    .flatMap((frame) => {
      const match = FRAME.exec(frame);
      if (!match) return [];
      const [, id, raw] = match;
      const line = Number(raw) - paddingLines(id) - functionHeaderLines();
      const name = /^\s*at (?:async )?([\w$.#]+) \(|^([\w$.#]+)[^@]*@/.exec(frame);
      const functionName = name?.[1] ?? name?.[2];
      return { id, line, name: isNameless(functionName) ? undefined : functionName };
    });
}

function isNameless(name: string | undefined): boolean {
  return name === undefined || /^(eval|anonymous|async|global)$/.test(name);
}

const FRAME = new RegExp(`${cellFileName("([\\w-]+)").replace(".", "\\.")}:(\\d+)`);

const CELL_FILE = new RegExp(`${cellFileName("([\\w-]+)").replace(".", "\\.")}:\\d`);

function rawErrorLine(id: string, thrown: unknown): number | undefined {
  const { stack, line } = readStack(thrown);
  const frames = stackFrames(stack);
  const namedLine = new RegExp(`${cellFileName(id)}:(\\d+)`).exec(frames)?.[1];
  return namedLine === undefined ? line : Number(namedLine);
}

/** A stack without its message, which may contain anything. */
function stackFrames(stack: string): string {
  return stack.slice(Math.max(stack.search(/^\s+at /m), 0));
}

/** WebKit's stack for code compiled from text: native calls, then a bare `name@`. */
const WEBKIT_EVAL_STACK = /^(?:.*@\[native code\]\n)*[^@\n]*@(?:\n|$)/;

const MAX_STACK = 20_000;

/** An error's stack; also its line, in WebKit for code compiled from text. */
function readStack(thrown: unknown): { stack: string; line?: number } {
  try {
    const { stack, line } = thrown as { stack?: unknown; line?: unknown };
    const text = String(stack).slice(-MAX_STACK); // the message comes first and may be of any length
    const isCompiledText = typeof line === "number" && WEBKIT_EVAL_STACK.test(text);
    return isCompiledText ? { stack: text, line } : { stack: text };
  } catch {
    return { stack: "" }; // it can't be read
  }
}

let headerLines: number | undefined;

/** The number of lines that this engine adds before a function's body. */
function functionHeaderLines(): number {
  if (headerLines === undefined) {
    const doNothing = () => undefined as never;
    const log = (error: unknown) => {
      headerLines = rawErrorLine("", error)! - paddingLines("") - 1;
    };
    void compileCell("console.log(new Error());")(
      {
        __at: doNothing,
        __show: doNothing,
        __settled: doNothing,
        __import: doNothing,
        __load: doNothing,
        console: { log },
        setTimeout: doNothing,
        setInterval: doNothing,
      },
      {},
    );
  }
  return headerLines!;
}
