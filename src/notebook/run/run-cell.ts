import { cellConsole } from "./cell-console.ts";
import { cellTimers } from "./cell-timers.ts";
import { inspect } from "../values/inspect.ts";
import { whyOutOfReach } from "./out-of-reach.ts";
import type { CellError, Output, Shown, View } from "../show/output.ts";
import { MAX_OUTPUTS, MAX_SHOWN, sizeOf } from "../show/output-size.ts";
import {
  cellFileName,
  compileCell,
  type CellServices,
  type PreparedCell,
} from "./prepare-cell.ts";

/** What a cell finds around it when it runs. */
export interface Surroundings {
  readonly services: Pick<CellServices, "__import" | "__load">;
  /** The values of names that come to it from elsewhere. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Statements that stand before its first, on the same line. */
  readonly before: string;
}

/** A cell has ended with an error. */
export class CellFailure extends Error {
  override readonly name = "CellFailure";
  readonly error: CellError;

  constructor(error: CellError) {
    super(error.message);
    this.error = error;
  }
}

/**
 * One run of a cell: each expression at its top level shows its value, unless that is
 * undefined, and console.log shows what it is given.
 */
export class CellRun {
  readonly #id: string;
  readonly #cell: PreparedCell;
  readonly #put: (output: Output) => void;
  readonly #shownAs: (value: unknown) => Shown;
  readonly #timers = cellTimers((thrown) => this.failLate(thrown));
  #line: number | undefined;
  #count = 0;
  #size = 0;
  #isOver = false;

  /**
   * @param put     called with each output as it comes, `MAX_OUTPUTS` + 1 times at most
   * @param shownAs  what a value shows
   */
  constructor(
    id: string,
    cell: PreparedCell,
    put: (output: Output) => void,
    shownAs: (value: unknown) => Shown,
  ) {
    this.#id = id;
    this.#cell = cell;
    this.#put = put;
    this.#shownAs = shownAs;
  }

  /**
   * Runs to the last statement. What timers do later is still shown, until `end`.
   * @returns  what the cell has defined, by its names, in a list of one
   * @throws {CellFailure} when it ends with an error
   */
  async start({ services, inputs, before }: Surroundings) {
    const { script, names } = this.#cell;
    try {
      const run = compileCell(before + script, {
        id: this.#id,
        inputs: Object.keys(inputs),
        defines: names.defines.keys(),
      });
      const whole: CellServices = {
        ...services,
        ...this.#timers.services,
        __at: (statement) => (this.#line = this.#cell.statements[statement].firstLine),
        __show: (value) => this.show(value),
        console: cellConsole((text) => this.print(text)),
      };
      return await run(whole, inputs);
    } catch (thrown) {
      const line = this.#lineOf(thrown) ?? this.#line;
      throw new CellFailure({ message: inWords(thrown), line });
    }
  }

  /** Nothing that the cell still does is shown any more, and its timers stop. */
  end(): void {
    this.#isOver = true;
    this.#timers.stop();
  }

  show = (value: unknown): void => {
    if (value === undefined) return;
    const { text, view } = this.#shownAs(value);
    this.print(text, view);
  };

  /** Whether a newer run has taken its place: nothing that it still does counts. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The line of the cell at which an error was made, or called what made it. */
  #lineOf(thrown: unknown): number | undefined {
    const inScript = scriptLineOf(thrown, this.#id);
    if (inScript === undefined) return undefined;
    const line = inScript - linesBefore();
    const last = this.#cell.script.split("\n").length;
    return line >= 1 && line <= last ? line : undefined; // a stack can be made up
  }

  print(text: string, view?: View): void {
    this.#putOne({ line: this.#line ?? 1, text, ...(view && { view }) });
  }

  /** Shows an error of what the cell has left to be done later. */
  failLate(thrown: unknown): void {
    const line = this.#lineOf(thrown) ?? this.#line ?? 1;
    this.#putOne({ line, text: `Not caught: ${inWords(thrown)}` });
  }

  #putOne(output: Output): void {
    if (this.#isOver || this.#isFull) return;
    this.#count++;
    this.#size += sizeOf(output);
    if (!this.#isFull) return this.#put(output);
    const most =
      this.#count > MAX_OUTPUTS ? `${MAX_OUTPUTS} outputs` : "the page can hold";
    this.#put({
      line: output.line,
      text: `More than ${most}: the rest is not shown.`,
    });
  }

  get #isFull(): boolean {
    return this.#count > MAX_OUTPUTS || this.#size > MAX_SHOWN;
  }
}

function inWords(thrown: unknown): string {
  const text = inspect(thrown);
  if (!isError(thrown)) return `thrown: ${text}`;
  const missing = /^ReferenceError: (?:Can't find variable: )?(\w+)/.exec(text)?.[1];
  const why = missing === undefined ? undefined : whyOutOfReach(missing);
  return why === undefined ? text : `${text}: ${why}`;
}

/** The cell in whose code an error was made, if its stack tells. */
export function cellOf(thrown: unknown): string | undefined {
  try {
    return CELL_FILE.exec(String((thrown as Error).stack))?.[1];
  } catch {
    return undefined; // a stack that refuses to be read
  }
}

const CELL_FILE = new RegExp(`${cellFileName("([\\w-]+)").replace(".", "\\.")}:\\d`);

function isError(thrown: unknown): boolean {
  try {
    return thrown instanceof Error;
  } catch {
    return false; // a proxy that refuses to be asked
  }
}

function scriptLineOf(thrown: unknown, id: string): number | undefined {
  // Firefox names code that was made from text by the place where that was done.
  const inCell = new RegExp(`(?:${cellFileName(id)}|> (?:Async)?Function):(\\d+)`);
  try {
    const stack = String((thrown as Error).stack);
    // The message comes first, and may speak of anything.
    const frames = stack.slice(Math.max(stack.search(/^\s+at /m), 0));
    const line = inCell.exec(frames)?.[1];
    return line === undefined ? undefined : Number(line);
  } catch {
    return undefined; // a stack that refuses to be read
  }
}

let before: number | undefined;

/** How many lines this engine puts before the text of a function: an error shows it. */
function linesBefore(): number {
  if (before === undefined) {
    const note = () => (before = scriptLineOf(new Error(), "")! - 1);
    const nothing = () => undefined as never;
    void compileCell("__at();")(
      {
        __at: note,
        __show: nothing,
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
