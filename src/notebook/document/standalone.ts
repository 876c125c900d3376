// The modules of cells for notebooks that run outside the page. Controls have the
// values they had on the page; figures have their initial state. Exported files import
// these names, so they must not change.
import type { State } from "../../lib/puzzle/state.ts";
import { cellConsole } from "../run/cell-console.ts";
import { isGenerator } from "../run/generators.ts";
import { LIVE_VALUE_DEFINITIONS, INITIAL_LIVE_VALUES } from "../run/live-values.ts";
import { assertInput, type InputOf } from "../inputs/control.ts";
import { createDataFile } from "../files/data-file.ts";
import { currentKernel, printToKernel } from "./jupyter-kernel.ts";
import { saveDrawing } from "./save-drawing.ts";
import { readCompanionFile } from "./read-companion-file.ts";
import { liveDrawingOf } from "../output/drawing.ts";
import { renderValue } from "../output/render-value.ts";
import { inspect, inspectError } from "../values/inspect.ts";

export * from "../../lib/big-cube.ts";
export * from "../../lib/cell-library.ts";
export {
  cubeView,
  histogramView,
  permutationView,
  tableView,
} from "../output/explicit-views.ts";
export { Inputs } from "../inputs/inputs-namespace.ts";

let nextControlValues: unknown[] = [];

/** Sets the values of the next controls, in order; null for those not set. */
export function choose(values: readonly unknown[]): void {
  nextControlValues = [...values];
}

/** Returns a control's value; displays a drawing, whose value stays null. */
export function view<T>(control: InputOf<T>): T {
  if (liveDrawingOf(control)) {
    show(control);
    return null as T;
  }
  assertInput(control);
  const raw = nextControlValues.shift() ?? undefined;
  return raw === undefined ? control.value : control.read(raw, readCompanionFile);
}

/** A file next to the script or notebook. */
export const FileAttachment = (name: string) =>
  createDataFile(name, readCompanionFile, (words) => pageConsole.warn(words));

export const readerCube: State = LIVE_VALUE_DEFINITIONS.readerCube.toCells(
  INITIAL_LIVE_VALUES.readerCube,
);
export const { readerPermutation } = INITIAL_LIVE_VALUES;

/** Does nothing: exports have no figures. */
export function setReaderCube(): void {}

/** Does nothing: exports have no figures. */
export function setReaderPermutation(): void {}

/** Prints a value as on the page, and displays or saves drawings. */
export function show(value: unknown): void {
  if (value === undefined) return;
  const { text, view } = renderValue(value);
  if (view?.kind !== "drawing") return print(text);
  if (currentKernel()) {
    print(text);
    saveDrawing(view);
  } else {
    const file = saveDrawing(view);
    print(file === undefined ? text : `${text} (${file})`);
  }
}

export function display<T>(value: T): T {
  show(value);
  return value;
}

export { DRAWING_WIDTH as width } from "../output/drawing.ts";

/** Never resolves: cells run only once. */
export const invalidation = new Promise<void>(() => {});

/** Unwraps a value for other cells: awaits a promise or a generator's first value. */
export async function seen(value: unknown): Promise<unknown> {
  return isGenerator(value) ? (await value.next()).value : value;
}

/** The labels of the cells that finished without an error. */
const finishedCells = new Set<string>();

/**
 * Runs a cell of a script. After an error, the following cells still run, except those
 * that depend on it.
 * @param label  its name in messages, such as "cell 2"
 * @param rest   the labels of the cells it depends on, then its code
 * @returns      the names it defines for later cells; empty after an error
 */
export async function cell<Names extends object>(
  label: string,
  ...rest: readonly [...needs: string[], run: () => Promise<Names | void>]
): Promise<Partial<Names>> {
  const needs = rest.slice(0, -1) as string[];
  const run = rest.at(-1) as () => Promise<Names | void>;
  const missing = needs.find((other) => !finishedCells.has(other));
  if (missing !== undefined) {
    print(`${label} has not run: it needs ${missing}, which did not finish`);
    return {};
  }
  try {
    const names = await run();
    finishedCells.add(label);
    return names ?? {};
  } catch (thrown) {
    const isError = thrown instanceof Error;
    print(`${label}: ${isError ? inspectError(thrown) : `thrown: ${inspect(thrown)}`}`);
    return {};
  }
}

const pageConsole = cellConsole(print);
export { pageConsole as console };

export { shown } from "./jupyter-kernel.ts";

/** Uses the global console, because a notebook may define its own `console`. */
function print(text: string): void {
  const kernel = currentKernel();
  if (kernel) printToKernel(kernel, text);
  else globalThis.console.log(text);
}
