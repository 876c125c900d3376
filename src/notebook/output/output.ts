// The output of a cell as plain data: it passes from the worker to the page and from the
// build into files, and contains nothing executable.
import type { Input } from "../inputs/inputs.ts";

/** One output of a cell. */
export interface Output {
  /** The first line, from 1, of the top-level statement that showed it. */
  readonly line: number;
  /** The value in one line, or the printed text. */
  readonly text: string;
  /** A richer view of the value, if one line doesn't show all of it. */
  readonly view?: ValueView;
  /** Whether it is no value: something failed that did not end the cell. */
  readonly isFailure?: true;
  /** Whether it was printed as a warning. */
  readonly isWarning?: true;
}

/** What a text that is printed says of itself. */
export type OutputTone = Pick<Output, "isFailure" | "isWarning">;

/** How a value is shown, without its place in the cell. */
export type RenderedValue = Pick<Output, "text" | "view">;

export type ValueView =
  | TreeView
  | TableView
  | DrawingView
  | CubeStateView
  | PermutationView
  | HistogramView
  | InputView;

/** A value with parts that can be opened. */
export interface TreeView {
  readonly kind: "tree";
  readonly root: TreeNode;
}

export interface TreeNode {
  /** The key under which its parent holds it; undefined at the root. */
  readonly key?: string;
  /** The value in one short line. */
  readonly text: string;
  readonly children?: readonly TreeNode[];
  /** The number of parts omitted from the children. */
  readonly left?: number;
}

/**
 * A table's first rows; the others are requested by `id`. Each row is known by its index,
 * which is not a column.
 */
export interface TableView {
  readonly kind: "table";
  /** Identifies the table to the worker that holds its rows. */
  readonly id: number;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** The total number of rows. */
  readonly total: number;
}

/** The cells of a row as text, each one short line. */
export type TableRow = readonly string[];

/** Some rows of a table, in the order that was asked for. */
export interface RowsPage {
  readonly rows: readonly TableRow[];
  /** The index of each in the table. */
  readonly indices: readonly number[];
  /** How many rows there are in this order. */
  readonly total: number;
}

/**
 * A picture as the markup of an SVG, or of a figure that contains one; not yet sanitised.
 */
export interface DrawingView {
  readonly kind: "drawing";
  readonly svg: string;
  /** A description of the picture. */
  readonly label: string;
  /** Where it is followed while it changes. */
  readonly live?: LiveDrawingRef;
}

/** A drawing that the worker keeps. */
export interface LiveDrawingRef {
  /** Identifies it to the worker. */
  readonly id: number;
  /** Whether it hears what the reader does; then each of its elements has a number. */
  readonly listens: boolean;
}

/** A change of a drawing. */
export interface DrawingChange {
  /** The number of the element; 0 for the whole drawing. */
  readonly n: number;
  /** Its start tag, if its attributes have changed. */
  readonly startTag?: string;
  /**
   * What it contains, if that has changed: the numbers of elements that it had before, and
   * the markup of all else.
   */
  readonly children?: readonly (number | string)[];
}

/** What the reader does on a drawing; its place is told as the outermost SVG counts. */
export interface DrawingEvent {
  readonly type: DrawingEventType;
  /** The number of the element. */
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
  /** The size of letters in the drawing. */
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

/** Pieces, from 0, in order. */
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

/** Why a cell failed. */
export interface CellError {
  readonly message: string;
  /** The line in the cell, from 1; undefined when unknown. */
  readonly line: number | undefined;
}
