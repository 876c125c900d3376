import type { NotebookDocument } from "#notebook/document/document.ts";
import { toFragment } from "#notebook/document/share-link.ts";
import { formatList } from "#kit/text/format-list.ts";
import { copyText } from "#kit/widget/copy-text.ts";
import { createElement } from "./elements.ts";
import { referencedFiles } from "./referenced-files.ts";
import type { NotebookCell } from "./page-notebook.ts";
import { linkableControlValues } from "./linkable-control-values.ts";

interface CopiedLink {
  /** Whether it was copied, and what the link contains. */
  readonly message: string;
  /** A field with the link, to copy it by hand. */
  readonly field: HTMLInputElement;
  readonly isCopied: boolean;
}

/**
 * Copies a link to this page that contains a notebook.
 * @param document  undefined if nothing on the page has changed
 * @param cells     the document's cells
 * @param texts     a description of the changed texts; undefined if there are none
 * @throws {LinkError} when the link would be too long
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
  const contents = formatList(texts === undefined ? values : [texts, ...values]);
  const what = document
    ? `It carries ${contents}, in ${address.length} characters.${missingFilesMessage(cells)}`
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

/** Names the files that the cells read: links don't contain files. */
function missingFilesMessage(cells: readonly NotebookCell[]): string {
  const files = referencedFiles(cells);
  if (files.length === 0) return "";
  const them = files.length === 1 ? "that file" : "those files";
  return ` It does not carry ${formatList(files)}: send ${them} as well.`;
}
