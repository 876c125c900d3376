// Everything that a cell can import, for notebooks that run outside their page: the library
// unchanged; controls have the values that they had on the page, and figures their initial state.
import type { State } from "../../lib/puzzle/state.ts";
import { cellConsole } from "../run/cell-console.ts";
import { isGenerator } from "../run/generators.ts";
import { LIVE_VALUES, UNTOUCHED } from "../run/live-values.ts";
import { assertInput, type InputOf } from "../inputs/control.ts";
import { dataFile } from "../files/data-file.ts";
import { kernelHere, printIn } from "./jupyter.ts";
import { keepDrawing } from "./keep-drawing.ts";
import { readBeside } from "./read-beside.ts";
import { lifeOf } from "../show/drawing.ts";
import { showValue } from "../show/view-of.ts";
import { inspect, inspectError } from "../values/inspect.ts";

export * from "../../lib/cell-library.ts";
export {
  cubeView,
  histogramView,
  permutationView,
  tableView,
} from "../show/chosen-view.ts";
export { Inputs } from "../inputs/make-inputs.ts";

let chosen: unknown[] = [];

/** What the next controls are set to, in order; null for those that nobody has set. */
export function choose(values: readonly unknown[]): void {
  chosen = [...values];
}

/** The value of a control, initial if nobody has set it; a drawing is shown, where nobody points at it. */
export function view<T>(control: InputOf<T>): T {
  if (lifeOf(control)) {
    show(control);
    return null as T;
  }
  assertInput(control);
  const raw = chosen.shift() ?? undefined;
  return raw === undefined ? control.value : control.read(raw, readBeside);
}

/** A file that lies beside the script, or the notebook. */
export const FileAttachment = (name: string) =>
  dataFile(name, readBeside, (words) => pageConsole.warn(words));

export const readerCube: State = LIVE_VALUES.readerCube.toCells(UNTOUCHED.readerCube);
export const { readerPermutation } = UNTOUCHED;

/** There is no figure to show it. */
export function setReaderCube(): void {}

/** There is no figure to show it. */
export function setReaderPermutation(): void {}

/** Prints a value as the page shows it; undefined is not shown. Drawings are kept, too. */
export function show(value: unknown): void {
  if (value === undefined) return;
  const { text, view } = showValue(value);
  if (view?.kind !== "drawing") return print(text);
  if (kernelHere()) {
    print(text);
    keepDrawing(view);
  } else {
    const file = keepDrawing(view);
    print(file === undefined ? text : `${text} (${file})`);
  }
}

/** Shows a value, and returns it. */
export function display<T>(value: T): T {
  show(value);
  return value;
}

export { DRAWING_WIDTH as width } from "../show/drawing.ts";

/** No cell runs again. */
export const invalidation = new Promise<void>(() => {});

/**
 * What other cells see of a value: the value of a promise, the first value of a generator.
 */
export async function seen(value: unknown): Promise<unknown> {
  return isGenerator(value) ? (await value.next()).value : value;
}

/** The cells of a script that have run to their end. */
const done = new Set<string>();

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
  const missing = needs.find((other) => !done.has(other));
  if (missing !== undefined) {
    print(`${label} has not run: it needs ${missing}, which did not finish`);
    return {};
  }
  try {
    const names = await run();
    done.add(label);
    return names ?? {};
  } catch (thrown) {
    const isError = thrown instanceof Error;
    print(`${label}: ${isError ? inspectError(thrown) : `thrown: ${inspect(thrown)}`}`);
    return {};
  }
}

const pageConsole = cellConsole(print);
export { pageConsole as console };

export { shown } from "./jupyter.ts";

/** A notebook may define a name `console` of its own, which is in scope here as well. */
function print(text: string): void {
  const kernel = kernelHere();
  if (kernel) printIn(kernel, text);
  else globalThis.console.log(text);
}
