/** A notebook as files, links and the browser's storage keep it. */
export interface NotebookDocument {
  readonly format: "every-cube notebook";
  readonly version: 1;
  /** The page that it belongs to, such as "indexing"; "playground" for one of the reader's own. */
  readonly page: string;
  readonly cells: readonly DocumentCell[];
}

export interface DocumentCell {
  /** Its name in the page, which stays when cells are added before it. */
  readonly id: string;
  readonly kind: "code" | "text";
  /** TypeScript, or Markdown. */
  readonly source: string;
  /** The author's text that the reader started from, where there is one. */
  readonly base?: string;
  /** How it came here, as long as the reader has neither run nor changed it. */
  readonly from?: "link" | "file";
}

export const FORMAT = "every-cube notebook";
export const VERSION = 1;
