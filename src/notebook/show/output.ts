// What a cell shows, as data: it crosses from the worker to the page, and from the build
// into files, and holds nothing that could act there.
import type { Input } from "../inputs/inputs.ts";

/** One thing that a cell has shown. */
export interface Output {
  /** The first line, from 1, of the top-level statement that showed it. */
  readonly line: number;
  /** The value in one line, or the text that was printed. */
  readonly text: string;
  /** The value in a fitting form, where the line does not say it all. */
  readonly view?: View;
}

/** What a value shows, wherever it is shown. */
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
  /** The name under which its holder has it; undefined at the root. */
  readonly key?: string;
  /** The value in one short line. */
  readonly text: string;
  readonly children?: readonly TreeNode[];
  /** How many parts are not among the children. */
  readonly left?: number;
}

/**
 * Rows of cells, the first of which come along; the others are asked for by `id`. Each
 * is known by its index, from 0, which is in none of the columns.
 */
export interface TableView {
  readonly kind: "table";
  /** Names the table to the worker that holds its rows. */
  readonly id: number;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** How many rows there are in all. */
  readonly total: number;
}

/** The cells of a row as text, each of them in one short line. */
export type TableRow = readonly string[];

/** A picture as the text of an SVG, or of a figure around some; not yet to be trusted. */
export interface DrawingView {
  readonly kind: "drawing";
  readonly svg: string;
  /** The picture in words. */
  readonly label: string;
}

/** A cube whose corner DBL is held still, as the library's `State`. */
export interface CubeStateView {
  readonly kind: "cube";
  readonly permutation: readonly number[];
  readonly orientation: readonly number[];
}

/** Pieces, from 0, in the order in which they stand. */
export interface PermutationView {
  readonly kind: "permutation";
  readonly permutation: readonly number[];
}

/** How many there are at each distance, from 0. */
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

/** Why a cell ended before its end. */
export interface CellError {
  readonly message: string;
  /** Where in the cell, from 1; undefined when it is not known. */
  readonly line: number | undefined;
}
