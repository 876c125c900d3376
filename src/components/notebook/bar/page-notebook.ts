import type { DocumentCell } from "#notebook/document/document.ts";
import type { Output } from "#notebook/output/output.ts";
import type { Results } from "../cell/results.ts";

/**
 * Where a cell's text came from. Splitting and merging cells ("beside") is not an undo step of
 * the editor: undo would not change the other cell.
 */
export type CellOrigin = "reader" | "link" | "file" | "draft" | "beside";

/** A cell's current state. It may be a live element, which can't be cloned. */
export interface NotebookCell {
  readonly id: string;
  readonly kind: "code" | "text";
  /** The author's text; empty for the reader's own cells. */
  readonly base: string;
  readonly source: string;
  readonly outputs: readonly Output[];
  /** The values that the reader has set its controls to, by index; null for the others. */
  readonly chosen?: readonly unknown[];
  /**
   * Set if the text was imported and the reader has neither run nor changed it: it must not run
   * by itself.
   */
  readonly from?: "link" | "file";
  /** Its results, unless the page ships the same. */
  readonly ownResults?: Results | undefined;
}

/**
 * "run": before cells run; "edit": after a text has changed; "change": after anything that the
 * bar shows has changed, such as texts, outputs or `isRunning`.
 */
export type NotebookEvent = "run" | "edit" | "change";

/** The cells of a page as one notebook. */
export interface PageNotebook {
  addEventListener(event: NotebookEvent, listener: () => void): void;
  /** The page's name, such as "indexing". */
  readonly page: string;
  readonly cells: readonly NotebookCell[];
  restoreOutputs(): Promise<void>;
  /** Changes a cell's text without running it. */
  edit(id: string, source: string, origin: CellOrigin): void;
  /** Sets the controls of cells, and reruns those that show results. */
  setControls(cells: readonly Pick<DocumentCell, "id" | "chosen">[]): void;
  readonly isRunning: boolean;
  /** A data file was stored, replaced or removed. */
  fileChanged(name: string): void;
  run(ids: readonly string[]): Promise<void>;
  /** @param options  `trusted` also runs imported code: the reader has read it */
  runAll(options?: { trusted: boolean }): void;
  stop(): void;
  resetAll(): void;
}
