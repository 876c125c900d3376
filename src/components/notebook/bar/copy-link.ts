// A link that contains cells, and ways for the reader to copy it.
import type { NotebookDocument } from "../../../notebook/document/document.ts";
import { toFragment } from "../../../notebook/document/share-link.ts";
import { listOf } from "../../kit/text/list-of.ts";
import { copyText } from "../../kit/widget/copy-text.ts";
import { createElement } from "./elements.ts";
import { referencedFiles } from "./referenced-files.ts";
import type { NotebookCell } from "./page-notebook.ts";
import { linkableControlValues } from "./linkable-control-values.ts";

interface CopiedLink {
  /** What came of it, and what the link carries. */
  readonly message: string;
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
  const address = await addressWithNotebook(document);
  const values = cells.some(linkableControlValues)
    ? ["what the controls are set to"]
    : [];
  const carried = listOf(texts === undefined ? values : [texts, ...values]);
  const what = document
    ? `It carries ${carried}, in ${address.length} characters.${missingFilesMessage(cells)}`
    : "No cell is changed, so this is the address of the page.";
  const isCopied = await copyText(address);
  const words = isCopied ? "The link is copied." : "Copy the link below.";
  return { message: `${words} ${what}`, field: linkField(address), isCopied };
}

async function addressWithNotebook(
  document: NotebookDocument | undefined,
): Promise<string> {
  const address = new URL(location.href);
  address.hash = document === undefined ? "" : await toFragment(document);
  return address.href;
}

function linkField(address: string): HTMLInputElement {
  const field = createElement("input", {
    className: "field",
    readOnly: true,
    value: address,
    ariaLabel: "Link to this page with your changes",
    onfocus: () => field.select(),
  });
  return field;
}

/** What a link does not carry: files stay in the reader's browser. */
function missingFilesMessage(cells: readonly NotebookCell[]): string {
  const files = referencedFiles(cells);
  if (files.length === 0) return "";
  const them = files.length === 1 ? "that file" : "those files";
  return ` It does not carry ${listOf(files)}: send ${them} as well.`;
}
