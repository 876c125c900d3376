/** A notebook as stored in files, links and the browser's storage. */
export interface NotebookDocument {
  readonly format: "every-cube notebook";
  readonly version: 1;
  /**
   * The page it belongs to, such as "indexing"; "playground" for the reader's own
   * notebooks.
   */
  readonly page: string;
  readonly cells: readonly DocumentCell[];
}

export interface DocumentCell {
  /** Its name on the page, which stays the same when cells are added before it. */
  readonly id: string;
  readonly kind: "code" | "text";
  /** TypeScript, or Markdown. */
  readonly source: string;
  /** The author's text that the reader started from, if any. */
  readonly base?: string;
  /** How it got here, until the reader runs or edits it. */
  readonly from?: "link" | "file";
  /** What its controls are set to, by their order; null for those that are not set. */
  readonly chosen?: readonly unknown[];
}

export const FORMAT = "every-cube notebook";
export const VERSION = 1;
