import { draftKey } from "./storage-keys.ts";
import type { Drafts } from "./drafts.ts";

/**
 * Watches the stored drafts of a page.
 * @param changed  called when another tab has changed them
 * @param lost     called when they were cleared or overwritten by other code
 */
export function watchStoredDrafts(
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
