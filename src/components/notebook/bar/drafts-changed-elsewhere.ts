import { draftKey } from "./storage-keys.ts";
import type { Drafts } from "./drafts.ts";

/**
 * Follows what others do to the stored texts of a page.
 * @param changed  another tab has stored others
 * @param lost     they were cleared, or spoilt by other code: all is to be stored again
 */
export function onDraftsChangedElsewhere(
  page: string,
  drafts: Drafts,
  changed: () => void,
  lost: () => void,
): void {
  addEventListener("storage", ({ key }) => {
    const isCleared = key === null;
    if (!isCleared && key !== draftKey(page)) return;
    if (!isCleared && drafts.isReadable) changed();
    else lost();
  });
}
