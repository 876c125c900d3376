// Everything that a cell can import, for notebooks that run outside their page: the library
// unchanged; controls have their initial values, and figures their initial state.
import type { State } from "../../lib/puzzle/state.ts";
import { cellConsole } from "../run/cell-console.ts";
import { isGenerator } from "../run/generators.ts";
import { LIVE_VALUES, UNTOUCHED } from "../run/live-values.ts";
import { assertInput, type InputOf } from "../inputs/control.ts";
import { showValue } from "../show/view-of.ts";

export * from "../../lib/index.ts";
export {
  cubeView,
  histogramView,
  permutationView,
  tableView,
} from "../show/chosen-view.ts";
export { Inputs } from "../inputs/make-inputs.ts";

/** The initial value of a control. */
export function view<T>(control: InputOf<T>): T {
  assertInput(control);
  return control.value;
}

export const readerCube: State = LIVE_VALUES.readerCube.toCells(UNTOUCHED.readerCube);
export const { readerPermutation } = UNTOUCHED;

/** There is no figure to show it. */
export function setReaderCube(): void {}

/** There is no figure to show it. */
export function setReaderPermutation(): void {}

/** Prints a value as the page shows it; undefined is not shown. */
export function show(value: unknown): void {
  if (value !== undefined) print(showValue(value).text);
}

export { show as display };

/**
 * What other cells see of a value: the value of a promise, the first value of a generator.
 */
export async function seen(value: unknown): Promise<unknown> {
  return isGenerator(value) ? (await value.next()).value : value;
}

const pageConsole = cellConsole(print);
export { pageConsole as console };

/** A notebook may define a name `console` of its own, which is in scope here as well. */
function print(text: string): void {
  globalThis.console.log(text);
}
