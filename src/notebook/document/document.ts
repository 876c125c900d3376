/** A notebook as stored in files, links and the browser's storage. */
export interface NotebookDocument {
  readonly format: "every-cube notebook";
  readonly version: 1;
  /** Such as "indexing", or "playground" for readers' own notebooks. */
  readonly page: string;
  readonly cells: readonly DocumentCell[];
}

export interface DocumentCell {
  /** Stays the same when cells are added before it. */
  readonly id: string;
  readonly kind: "code" | "text";
  readonly source: string;
  /** The author's original text that the reader edited, if any. */
  readonly base?: string;
  /** Where it was imported from; removed once the reader has run or edited it. */
  readonly from?: "link" | "file";
  /** The values of its controls, in order; null for those not set. */
  readonly chosen?: readonly unknown[];
}

export const FORMAT = "every-cube notebook";
export const VERSION = 1;
