// What a cell can import from "every-cube/notebook", provided by
// src/notebook/run/notebook-module.ts: each run of a cell gets functions of its own.
import type { InputOf } from "../../../src/notebook/inputs/control.ts";

export {
  cubeView,
  histogramView,
  permutationView,
  tableView,
} from "../../../src/notebook/show/chosen-view.ts";
export { Inputs } from "../../../src/notebook/inputs/make-inputs.ts";

/** Shows a control. The name that its result is given has its value in other cells. */
export declare function view<T>(control: InputOf<T>): AsyncGenerator<T>;

/** Shows a value, as an expression at the top level does: also within a loop. */
export declare function display(value: unknown): void;
