// A link that contains cells, and ways for the reader to copy it.
import type { NotebookDocument } from "../../../notebook/document/document.ts";
import { toFragment } from "../../../notebook/document/share-link.ts";
import { make } from "./elements.ts";

/**
 * The address of this page, with a notebook in it.
 * @param document  undefined if nothing on the page has changed
 * @throws {LinkError} when it would be too long
 */
export async function addressWith(
  document: NotebookDocument | undefined,
): Promise<string> {
  const address = new URL(location.href);
  address.hash = document === undefined ? "" : await toFragment(document);
  return address.href;
}

/** A field to copy a link from by hand. */
export function linkField(address: string): HTMLInputElement {
  const field = make("input", {
    className: "field",
    readOnly: true,
    value: address,
    ariaLabel: "Link to this page with your changes",
    onfocus: () => field.select(),
  });
  return field;
}
