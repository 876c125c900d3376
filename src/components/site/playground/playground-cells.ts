import type { CellView } from "#components/notebook/bar/cell-view.ts";
import type { DocumentCell } from "#notebook/document/document.ts";

/** A cell's element in the playground. */
export type PlaygroundCell = CellView &
  HTMLElement & {
    label: string;
    /** The caret's offset, while the cell is edited. */
    readonly caret: number | undefined;
  };

/** The operations on a notebook that commands use. Slots are elements. */
export interface NotebookOperations {
  neighbour(slot: HTMLElement, by: -1 | 1): HTMLElement | undefined;
  insert(cell: Omit<DocumentCell, "id">, after: HTMLElement): HTMLElement;
  add(kind: "code" | "text", after: HTMLElement): void;
  /** A deleted cell keeps its slot. */
  setDeleted(slot: HTMLElement, isDeleted: boolean): void;
  focus(slot: HTMLElement): void;
  say(text: string): void;
}

/** A merge of a cell into the one above. */
export interface CellMerge {
  readonly into: string;
  /** Restores the text of the cell above; returns a message. */
  undo(): string;
}
