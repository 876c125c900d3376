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
  readonly view?: View;
}

/** How a value is shown, without its place in the cell. */
export type Shown = Pick<Output, "text" | "view">;

export type View =
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

/**
 * A picture as the markup of an SVG, or of a figure that contains one; not yet sanitised.
 */
export interface DrawingView {
  readonly kind: "drawing";
  readonly svg: string;
  /** A description of the picture. */
  readonly label: string;
}

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
