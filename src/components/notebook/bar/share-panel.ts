// A link that contains cells, and ways for the reader to copy it.
import type { NotebookDocument } from "../../../notebook/document/document.ts";
import { toFragment } from "../../../notebook/document/share-link.ts";
import { listOf } from "../../kit/text/list-of.ts";
import { copyText } from "../../kit/widget/copy-text.ts";
import { make } from "./elements.ts";
import { filesReadIn } from "./files-read-in.ts";
import type { NotebookCell } from "./page-notebook.ts";
import { sharedValues } from "./shared-values.ts";

interface CopiedLink {
  /** What came of it, and what the link carries. */
  readonly words: string;
  /** To copy it by hand. */
  readonly field: HTMLInputElement;
  readonly isCopied: boolean;
}

/**
 * Copies the address of this page, with a notebook in it.
 * @param document  undefined if nothing on the page has changed
 * @param cells     what it carries
 * @param texts     the texts among it, in words; undefined when there is none
 * @throws {LinkError} when it would be too long
 */
export async function copyLink(
  document: NotebookDocument | undefined,
  cells: readonly NotebookCell[],
  texts: string | undefined,
): Promise<CopiedLink> {
  const address = await addressWith(document);
  const values = cells.some(sharedValues) ? ["what the controls are set to"] : [];
  const carried = listOf(texts === undefined ? values : [texts, ...values]);
  const what = document
    ? `It carries ${carried}, in ${address.length} characters.${notCarried(cells)}`
    : "No cell is changed, so this is the address of the page.";
  const isCopied = await copyText(address);
  const words = isCopied ? "The link is copied." : "Copy the link below.";
  return { words: `${words} ${what}`, field: linkField(address), isCopied };
}

async function addressWith(document: NotebookDocument | undefined): Promise<string> {
  const address = new URL(location.href);
  address.hash = document === undefined ? "" : await toFragment(document);
  return address.href;
}

function linkField(address: string): HTMLInputElement {
  const field = make("input", {
    className: "field",
    readOnly: true,
    value: address,
    ariaLabel: "Link to this page with your changes",
    onfocus: () => field.select(),
  });
  return field;
}

/** What a link does not carry: files stay in the reader's browser. */
function notCarried(cells: readonly NotebookCell[]): string {
  const files = filesReadIn(cells);
  if (files.length === 0) return "";
  const them = files.length === 1 ? "that file" : "those files";
  return ` It does not carry ${listOf(files)}: send ${them} as well.`;
}
