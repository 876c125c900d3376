import type { DocumentCell } from "../../../notebook/document/document.ts";
import type { Output } from "../../../notebook/output/output.ts";
import type { Results } from "../cell/results.ts";

/**
 * Where a cell's text came from. Text that goes to or comes from the cell beside it is no
 * step of undo: the other half would not follow.
 */
export type CellOrigin = "reader" | "link" | "file" | "draft" | "beside";

/** It may be an element of the page: it changes, and can't be copied as a whole. */
export interface NotebookCell {
  readonly id: string;
  readonly kind: "code" | "text";
  /** The author's text; empty if there is none. */
  readonly base: string;
  /** Its current text. */
  readonly source: string;
  readonly outputs: readonly Output[];
  /** What the reader has set its controls to, by their order; null for the others. */
  readonly chosen?: readonly unknown[];
  /**
   * Brought by others, and neither run nor changed by the reader so far: it must not run by
   * itself.
   */
  readonly from?: "link" | "file";
  /** Its results, unless they are those that the page ships. */
  readonly ownResults?: Results | undefined;
}

/**
 * What happens to a notebook: before cells run, after each change of a text, whoever made it,
 * and after each change that its bar shows, of a text, of outputs or of `isRunning`.
 */
export type NotebookEvent = "run" | "edit" | "change";

/** The cells of a page as one notebook. */
export interface PageNotebook {
  addEventListener(event: NotebookEvent, listener: () => void): void;
  /** The page's name, such as "indexing". */
  readonly page: string;
  readonly cells: readonly NotebookCell[];
  restoreOutputs(): Promise<void>;
  /** Changes a cell's text. Text from a link or a file is not run. */
  edit(id: string, source: string, origin: CellOrigin): void;
  /** Sets the controls of cells that came from elsewhere: at once if they are shown. */
  setControls(cells: readonly Pick<DocumentCell, "id" | "chosen">[]): void;
  readonly isRunning: boolean;
  /** A data file was kept, replaced or removed. */
  fileChanged(name: string): void;
  run(ids: readonly string[]): Promise<void>;
  /** @param options  whether code by others runs, too: the reader has read it */
  runAll(options?: { trusted: boolean }): void;
  stop(): void;
  resetAll(): void;
}
