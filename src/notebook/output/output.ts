// A cell's output as plain data. It is sent from the worker to the page and stored in
// files, and contains nothing executable.
import type { Input } from "../inputs/inputs.ts";

/** One output of a cell. */
export interface Output {
  /** The first line, counted from 1, of the top-level statement that produced it. */
  readonly line: number;
  /** The value in one line, or the printed text. */
  readonly text: string;
  /** A richer view of the value, if one line is not enough. */
  readonly view?: ValueView;
  /** Whether it reports a failure that did not end the cell. */
  readonly isFailure?: true;
  /** Whether it was printed as a warning. */
  readonly isWarning?: true;
}

/** Whether a printed text is an error or a warning. */
export type OutputTone = Pick<Output, "isFailure" | "isWarning">;

/** The output of a value, without its line. */
export type RenderedValue = Pick<Output, "text" | "view">;

export type ValueView =
  | TreeView
  | TableView
  | DrawingView
  | CubeStateView
  | PermutationView
  | HistogramView
  | InputView;

/** A value as a tree that can be expanded. */
export interface TreeView {
  readonly kind: "tree";
  readonly root: TreeNode;
}

export interface TreeNode {
  /** The key in its parent; undefined at the root. */
  readonly key?: string;
  /** The value in one short line. */
  readonly text: string;
  readonly children?: readonly TreeNode[];
  readonly left?: number;
}

/**
 * A table with its first rows; the others are requested by `id`. Rows are numbered by
 * index, which is not a column.
 */
export interface TableView {
  readonly kind: "table";
  /** Identifies the table in its worker. */
  readonly id: number;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** The total number of rows. */
  readonly total: number;
  /** Whether the output's text is hidden, as for `console.table`. */
  readonly hidesText?: true;
}

/** The texts of a row's cells, one short line each. */
export type TableRow = readonly string[];

/** Some rows of a table, in the requested order. */
export interface RowsPage {
  readonly rows: readonly TableRow[];
  readonly indices: readonly number[];
  /** The number of rows that match the filter. */
  readonly total: number;
}

/** A drawing as markup: an SVG, or a figure that contains one. Not yet sanitised. */
export interface DrawingView {
  readonly kind: "drawing";
  readonly svg: string;
  readonly label: string;
  /** Set if the drawing can change. */
  readonly live?: LiveDrawingRef;
}

/** Refers to a live drawing in the worker. */
export interface LiveDrawingRef {
  readonly id: number;
  /** Whether it handles events; then each of its elements has a number. */
  readonly listens: boolean;
}

/** A change of one element of a drawing. */
export interface DrawingChange {
  /** The number of the element; 0 for the whole drawing. */
  readonly n: number;
  /** Its start tag, if its attributes have changed. */
  readonly startTag?: string;
  /** Its children, if changed: numbers of former children and markup of new ones. */
  readonly children?: readonly (number | string)[];
}

/** A reader's event on a drawing, in coordinates of the outermost SVG. */
export interface DrawingEvent {
  readonly type: DrawingEventType;
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly pointerType: string;
  readonly button: number;
  readonly buttons: number;
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly fontSize: number;
}

export type DrawingEventType =
  | "pointermove"
  | "pointerdown"
  | "pointerup"
  | "pointerleave"
  | "click"
  | "dblclick"
  | "keydown"
  | "keyup";

/** A cube with corner DBL fixed, as the library's `State`. */
export interface CubeStateView {
  readonly kind: "cube";
  readonly permutation: readonly number[];
  readonly orientation: readonly number[];
}

/** The permutation, with pieces counted from 0. */
export interface PermutationView {
  readonly kind: "permutation";
  readonly permutation: readonly number[];
}

/** The count at each distance, from 0. */
export interface HistogramView {
  readonly kind: "histogram";
  readonly counts: readonly number[];
}

/** A control whose value other cells use. */
export interface InputView {
  readonly kind: "input";
  /** The control's index in its cell. */
  readonly index: number;
  readonly input: Input;
}

/** The error of a failed cell. */
export interface CellError {
  readonly message: string;
  /** The line in the cell, counted from 1; undefined if unknown. */
  readonly line: number | undefined;
}
