// In which cell, and in which of its lines, an error was created: as its stack tells.
import { cellAt, cellFileName, emptyLinesBefore } from "./cell-file.ts";
import { compileCell } from "./prepare-cell.ts";

/** The cell whose code created an error, if its stack shows it. */
export function cellOf(thrown: unknown): string | undefined {
  const { stack, line } = read(thrown);
  const named = CELL_FILE.exec(stack)?.[1];
  return named ?? (line === undefined ? undefined : cellAt(line));
}

/**
 * The line of a cell at which an error was created, directly or in a function called there;
 * it may be none that the cell has, for stacks can be forged.
 */
export function lineIn(id: string, thrown: unknown): number | undefined {
  const line = rawLineIn(id, thrown);
  return line === undefined ? undefined : line - emptyLinesBefore(id) - linesBefore();
}

const CELL_FILE = new RegExp(`${cellFileName("([\\w-]+)").replace(".", "\\.")}:\\d`);

function rawLineIn(id: string, thrown: unknown): number | undefined {
  const { stack, line } = read(thrown);
  // The message comes first, and may contain anything.
  const frames = stack.slice(Math.max(stack.search(/^\s+at /m), 0));
  const named = new RegExp(`${cellFileName(id)}:(\\d+)`).exec(frames)?.[1];
  return named === undefined ? line : Number(named);
}

/**
 * What WebKit's stacks begin with when an error comes from code that was compiled from text:
 * for each call a `name@place`, without a place where it is in such code.
 */
const IN_TEXT = /^(?:.*@\[native code\]\n)*[^@\n]*@(?:\n|$)/;

/** An error's stack, and its line where WebKit tells it of code compiled from text. */
function read(thrown: unknown): { stack: string; line?: number } {
  try {
    const { stack, line } = thrown as { stack?: unknown; line?: unknown };
    const text = String(stack);
    const isTold = typeof line === "number" && IN_TEXT.test(text);
    return isTold ? { stack: text, line } : { stack: text };
  } catch {
    return { stack: "" }; // it can't be read
  }
}

let before: number | undefined;

/**
 * The number of lines that this engine puts before the body of a function, measured with an
 * error.
 */
function linesBefore(): number {
  if (before === undefined) {
    const nothing = () => undefined as never;
    void compileCell("__show(new Error());")(
      {
        __at: nothing,
        __show(error) {
          before = rawLineIn("", error)! - emptyLinesBefore("") - 1;
        },
        __import: nothing,
        __load: nothing,
        console: {},
        setTimeout: nothing,
        setInterval: nothing,
      },
      {},
    );
  }
  return before!;
}
