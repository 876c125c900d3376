// What a cell can import from "every-cube/notebook", provided by
// src/notebook/run/notebook-module.ts: each run of a cell gets functions of its own.
import type { DataFile } from "../../../src/notebook/files/data-file.ts";
import type { InputOf } from "../../../src/notebook/inputs/control.ts";

export {
  cubeView,
  histogramView,
  permutationView,
  tableView,
} from "../../../src/notebook/output/explicit-views.ts";
export { Inputs } from "../../../src/notebook/inputs/inputs-namespace.ts";

/** Shows a control. The name that its result is given has its value in other cells. */
export declare function view<T>(control: InputOf<T>): AsyncGenerator<T>;
/**
 * Shows a drawing of Plot. The name that its result is given has, in other cells, the row
 * that its pointer is at; null where there is none.
 */
export declare function view<T>(drawing: DrawingWithValue<T>): AsyncGenerator<T>;

/** What Plot draws. */
interface DrawingWithValue<T> {
  readonly outerHTML: string;
  value?: T;
}

/**
 * Shows a value, as an expression at the top level does: also within a loop.
 * @returns  the value
 */
export declare function display<T>(value: T): T;

/** The width of a drawing of Plot, 640: the page scales drawings to its own width. */
export declare const width: number;

/** Resolves when this run of the cell is replaced by a newer one, or its cell is removed. */
export declare const invalidation: Promise<void>;

/**
 * A file that is kept with the notebook, by its name; folders before the name are left out.
 * In the playground, choose files by “Files”, or drop them in.
 * @example await FileAttachment("orders.csv").csv({ typed: true })
 */
export declare function FileAttachment(name: string): DataFile;
