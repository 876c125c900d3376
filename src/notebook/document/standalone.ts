// All that a cell can import, for a notebook that runs outside of its page: the library
// as it is; controls have the value with which they begin, the figures what they show at
// first.
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

/** The value that a control starts with. */
export function view<T>(control: InputOf<T>): T {
  assertInput(control);
  return control.value;
}

export const readerCube: State = LIVE_VALUES.readerCube.toCells(UNTOUCHED.readerCube);
export const { readerPermutation } = UNTOUCHED;

/** There is no figure here that could show it. */
export function setReaderCube(): void {}

/** There is no figure here that could show it. */
export function setReaderPermutation(): void {}

/** Prints a value as the page shows it; undefined is not shown. */
export function show(value: unknown): void {
  if (value !== undefined) print(showValue(value).text);
}

export { show as display };

/**
 * What other cells see of a value: what a promise comes to, and a generator gives first.
 */
export async function seen(value: unknown): Promise<unknown> {
  return isGenerator(value) ? (await value.next()).value : value;
}

const pageConsole = cellConsole(print);
export { pageConsole as console };

/** A notebook may have made `console` a name of its own, which is seen here as well. */
function print(text: string): void {
  globalThis.console.log(text);
}
