import { BoundedOutputs } from "./bounded-outputs.ts";
import { cellConsole } from "./cell-console.ts";
import { cellTimers } from "./cell-timers.ts";
import { errorLine } from "./error-location.ts";
import { describeError, type ErrorContext } from "./describe-error.ts";
import { liveDrawingOf } from "../output/drawing.ts";
import type {
  CellError,
  Output,
  RenderedValue,
  OutputTone,
  ValueView,
} from "../output/output.ts";
import type { DrawingRun, LiveDrawings } from "./live-drawings.ts";
import { isNativePromise, onRejected, nextMicrotask } from "./promise-state.ts";
import { compileCell, type CellServices, type PreparedCell } from "./prepare-cell.ts";

export interface CellEnvironment {
  readonly services: Pick<CellServices, "__import" | "__load">;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Statements to insert before the first, on the same line. */
  readonly prelude: string;
}

/** The error of a failed cell. */
export class CellFailure extends Error {
  readonly error: CellError;

  constructor(error: CellError) {
    super(error.message);
    this.error = error;
  }
}

/**
 * One run of a cell. It outputs the value of each top-level expression, unless
 * undefined, and everything printed to the console.
 */
export class CellRun implements DrawingRun {
  readonly #id: string;
  readonly #cell: PreparedCell;
  readonly #outputs: BoundedOutputs;
  readonly #shownAs: (value: unknown) => RenderedValue;
  readonly #timers = cellTimers((thrown) => this.reportLateError(thrown));
  #line: number | undefined;
  #isOver = false;
  #isDone = false;
  #resolveOver = () => {};
  /** Resolves when a newer run replaces it, or its cell is removed. */
  readonly invalidation = new Promise<void>((resolve) => (this.#resolveOver = resolve));
  /** The value last displayed by the current statement. */
  #displayed: readonly [value: unknown] | undefined;
  readonly #drawings: LiveDrawings | undefined;
  readonly #around: ErrorContext;
  /** Values whose control is already displayed. */
  readonly #ofControls = new WeakSet<object>();

  /**
   * @param emit      called with each output, at most `MAX_RUN_OUTPUTS` times
   * @param render    formats a value
   * @param drawings  tracks the drawings among its outputs
   * @param context   for its error messages
   */
  constructor(
    id: string,
    cell: PreparedCell,
    emit: (output: Output) => void,
    render: (value: unknown) => RenderedValue,
    drawings?: LiveDrawings,
    context: ErrorContext = { labelOf: (id) => id, importOf: () => undefined },
  ) {
    this.#id = id;
    this.#cell = cell;
    this.#outputs = new BoundedOutputs(emit);
    this.#shownAs = render;
    this.#drawings = drawings;
    this.#around = context;
  }

  /**
   * Runs to the last statement. Output of timers is accepted until `end`.
   * @returns  the values that the cell defines, by name, wrapped in an array
   * @throws {CellFailure} if it fails
   */
  async start({ services, inputs, prelude: before }: CellEnvironment) {
    const { script, names } = this.#cell;
    try {
      const run = compileCell(before + script, {
        id: this.#id,
        inputs: Object.keys(inputs),
        defines: names.defines.keys(),
      });
      const allServices: CellServices = {
        ...services,
        ...this.#timers.services,
        __at: (statement) => {
          this.#line = this.#cell.statements[statement].firstLine;
          this.#displayed = undefined;
        },
        __show: (value) => this.#showInTurn(value),
        __settled: () => this.#showPromise(),
        console: cellConsole((...printed) => this.print(...printed)),
      };
      return await run(allServices, inputs);
    } catch (thrown) {
      const line = this.#lineOf(thrown) ?? this.#line;
      throw new CellFailure({ message: describeError(thrown, this.#around), line });
    } finally {
      this.#isDone = true;
      this.#outputs.finish();
    }
  }

  /** Stops the cell's timers and ignores its further output. */
  end(): void {
    this.#isOver = true;
    this.#outputs.close();
    this.#resolveOver();
    this.#drawings?.forget(this);
    this.#timers.stop();
  }

  /** Outputs a value once, even if it is also the value of its statement. */
  display = <T>(value: T): T => {
    this.show(value);
    this.#displayed = [value];
    return value;
  };

  /** Prevents output of a displayed control's values. */
  suppressOutput<Values extends object>(values: Values): Values {
    this.#ofControls.add(values);
    return values;
  }

  show = (value: unknown): void => {
    if (value === undefined || this.#ofControls.has(value as object)) return;
    if (isNativePromise(value)) this.#tellOfRejection(value);
    const { text, view } = this.#shownAs(value);
    const tracked =
      view?.kind === "drawing" && !this.#isOver
        ? this.#drawings?.track(value, this)
        : undefined;
    this.print(text, tracked && view ? { ...view, ...tracked } : view);
    if (view?.kind !== "drawing") return;
    for (const problem of liveDrawingOf(value)?.problems ?? []) {
      this.print(problem, undefined, { isWarning: true });
    }
  };

  /** The promise to output before the next statement. */
  #promise: Promise<unknown> | undefined;

  /** @returns  true if the value is a promise that must settle before it is shown */
  #showInTurn(value: unknown): boolean {
    if (this.#displayed && Object.is(this.#displayed[0], value)) return false;
    if (!isNativePromise(value) || this.#ofControls.has(value)) this.show(value);
    else this.#promise = value;
    return this.#promise !== undefined;
  }

  async #showPromise(): Promise<void> {
    const promise = this.#promise!;
    this.#promise = undefined;
    let isRejected = false;
    this.#tellOfRejection(promise, () => (isRejected = true));
    await nextMicrotask();
    if (isRejected) return;
    const { text, view } = this.#shownAs(promise);
    this.print(text, view);
  }

  /** Reports a rejected promise, even if it is handled elsewhere. */
  #tellOfRejection(promise: Promise<unknown>, onReject = () => {}): void {
    const line = this.#line ?? 1;
    onRejected(promise, (reason) => {
      onReject();
      const text = `Rejected promise: ${describeError(reason, this.#around)}`;
      this.#putOne({ line, text, isFailure: true });
    });
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  /** Whether its output is ignored, because the cell runs anew or was removed. */
  get isSuperseded(): boolean {
    return this.#isOver;
  }

  /** The line of the cell where an error was created, if it has such a line. */
  #lineOf(thrown: unknown): number | undefined {
    const line = errorLine(this.#id, thrown);
    const last = this.#cell.script.split("\n").length;
    return line !== undefined && line >= 1 && line <= last ? line : undefined;
  }

  print(text: string, view?: ValueView, tone: OutputTone = {}): void {
    this.#putOne({ line: this.#line ?? 1, text, ...tone, ...(view && { view }) });
  }

  /** Reports an error thrown after the cell's last statement, as by a timer. */
  reportLateError(thrown: unknown): void {
    const line = this.#lineOf(thrown) ?? this.#line ?? 1;
    const text = `Uncaught: ${describeError(thrown, this.#around)}`;
    this.#putOne({ line, text, isFailure: true });
  }

  #putOne(output: Output): void {
    this.#outputs.add(output);
  }
}
