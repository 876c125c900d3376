// The cells in their places, as what arranges them sees them.
import type { CellView } from "../../notebook/bar/cell-view.ts";
import type { DocumentCell } from "../../../notebook/document/document.ts";

export type PlaygroundCell = CellView &
  HTMLElement & {
    label: string;
    /** Where in its text the caret is, while it is edited. */
    readonly caret: number | undefined;
  };

/** The notebook as its commands see it; places are elements of the page. */
export interface NotebookOperations {
  neighbour(place: HTMLElement, by: -1 | 1): HTMLElement | undefined;
  insert(cell: Omit<DocumentCell, "id">, after: HTMLElement): HTMLElement;
  add(kind: "code" | "text", after: HTMLElement): void;
  /** A deleted cell keeps its place. */
  setDeleted(place: HTMLElement, isDeleted: boolean): void;
  focus(place: HTMLElement): void;
  say(text: string): void;
}

/** How a cell has gone into the one above. */
export interface CellMerge {
  /** The name of the one above, as it is now. */
  readonly into: string;
  /** Takes its text out of the one above again, and says what came of it. */
  undo(): string;
}
