// Everything that a cell can import, for notebooks that run outside their page: the library
// unchanged; controls have the values that they had on the page, and figures their initial state.
import type { State } from "../../lib/puzzle/state.ts";
import { cellConsole } from "../run/cell-console.ts";
import { isGenerator } from "../run/generators.ts";
import { LIVE_VALUES, INITIAL_LIVE_VALUES } from "../run/live-values.ts";
import { assertInput, type InputOf } from "../inputs/control.ts";
import { createDataFile } from "../files/data-file.ts";
import { currentKernel, printToKernel } from "./jupyter-kernel.ts";
import { saveDrawing } from "./save-drawing.ts";
import { readCompanionFile } from "./read-companion-file.ts";
import { liveDrawingOf } from "../output/drawing.ts";
import { renderValue } from "../output/render-value.ts";
import { inspect, inspectError } from "../values/inspect.ts";

export * from "../../lib/index.ts";
export {
  cubeView,
  histogramView,
  permutationView,
  tableView,
} from "../output/explicit-views.ts";
export { Inputs } from "../inputs/inputs-namespace.ts";

let nextControlValues: unknown[] = [];

/** What the next controls are set to, in order; null for those that nobody has set. */
export function choose(values: readonly unknown[]): void {
  nextControlValues = [...values];
}

/** The value of a control, initial if nobody has set it; a drawing is shown, where nobody points at it. */
export function view<T>(control: InputOf<T>): T {
  if (liveDrawingOf(control)) {
    show(control);
    return null as T;
  }
  assertInput(control);
  const raw = nextControlValues.shift() ?? undefined;
  return raw === undefined ? control.value : control.read(raw, readCompanionFile);
}

/** A file that lies beside the script, or the notebook. */
export const FileAttachment = (name: string) =>
  createDataFile(name, readCompanionFile, (words) => pageConsole.warn(words));

export const readerCube: State = LIVE_VALUES.readerCube.toCells(
  INITIAL_LIVE_VALUES.readerCube,
);
export const { readerPermutation } = INITIAL_LIVE_VALUES;

/** There is no figure to show it. */
export function setReaderCube(): void {}

/** There is no figure to show it. */
export function setReaderPermutation(): void {}

/** Prints a value as the page shows it; undefined is not shown. Drawings are kept, too. */
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

/** Shows a value, and returns it. */
export function display<T>(value: T): T {
  show(value);
  return value;
}

export { DRAWING_WIDTH as width } from "../output/drawing.ts";

/** No cell runs again. */
export const invalidation = new Promise<void>(() => {});

/**
 * What other cells see of a value: the value of a promise, the first value of a generator.
 */
export async function seen(value: unknown): Promise<unknown> {
  return isGenerator(value) ? (await value.next()).value : value;
}

/** The cells of a script that have run to their end. */
const finishedCells = new Set<string>();

/**
 * Runs a cell of a script. As on the page, the others go on after its error, except those
 * that need its names.
 * @param label  its name in messages, such as "cell 2"
 * @param rest   the labels of the cells that it needs, then its code
 * @returns      the names that it gives to the cells below; none after an error
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

/** A notebook may define a name `console` of its own, which is in scope here as well. */
function print(text: string): void {
  const kernel = currentKernel();
  if (kernel) printToKernel(kernel, text);
  else globalThis.console.log(text);
}
