import type { DocumentCell } from "#notebook/document/document.ts";
import { autosave } from "#components/notebook/bar/autosave.ts";
import { draftKey } from "#components/notebook/bar/storage-keys.ts";
import type { Drafts } from "#components/notebook/bar/drafts.ts";
import { watchStoredDrafts } from "#components/notebook/bar/watch-stored-drafts.ts";
import type { PageNotebook } from "#components/notebook/bar/page-notebook.ts";
import { containsText } from "./contains-text.ts";
import { toDocumentCells, hasSameText } from "./document-cells.ts";
import { withUniqueIds } from "./unique-ids.ts";
import { setTextKeepingCaret } from "./set-text-keeping-caret.ts";
import type { Playground } from "./playground.ts";

/**
 * Shows the stored cells, then stores changes and follows those of other tabs.
 * @param follow  called with the cells stored by another tab if they conflict with changes in
 *                this tab; "seen" if the other tab had received this tab's version before
 */
export function syncNotebook(
  notebook: PageNotebook,
  drafts: Drafts,
  playground: Playground,
  follow: (cells: readonly DocumentCell[], own: "seen" | "unseen") => void,
): void {
  let stored = "[]";
  /** Whether the stored cells were written by this tab. */
  let isWrittenHere = false;
  /** Whether another tab has received them. */
  let isSeenElsewhere = false;

  // Tabs broadcast which version they have received.
  const listen = () => {
    const channel = new BroadcastChannel(draftKey(notebook.page));
    channel.onmessage = ({ data }) => {
      if (data === stored) isSeenElsewhere = true;
    };
    return channel;
  };
  let channel = listen();

  // The reader's cells are matched with no cell of the page.
  const load = () => withUniqueIds(drafts.load([]).map(({ cell }) => cell));
  const currentCells = () => {
    const cells = toDocumentCells(notebook);
    return hasSameText(cells, playground.starter) ? [] : cells;
  };
  const save = () => {
    const cells = currentCells();
    const text = JSON.stringify(cells);
    if (text === stored) return;
    // A failure is retried with the next change.
    if (drafts.saveAll(cells) !== undefined) return;
    stored = text;
    isWrittenHere = true;
    isSeenElsewhere = false;
  };
  const adoptStored = () => {
    const cells = load();
    const isUnsaved = JSON.stringify(currentCells()) !== stored;
    stored = JSON.stringify(cells);
    channel.postMessage(stored);
    const visible = cells.length > 0 ? cells : playground.starter;
    const own = toDocumentCells(notebook);
    if (hasSameText(visible, own)) return;
    const isLost = (isWrittenHere || isUnsaved) && !containsText(visible, own);
    if (isLost) follow(visible, isSeenElsewhere && !isUnsaved ? "seen" : "unseen");
    else playground.update(visible, setTextKeepingCaret);
    isWrittenHere = false;
  };

  const cells = load();
  // Another tab has stored the first cells while this one was open, with edits not stored yet.
  if (cells.length > 0 && !playground.awaitsCells) adoptStored();
  else {
    stored = JSON.stringify(cells);
    channel.postMessage(stored);
    if (cells.length > 0 && !hasSameText(cells, toDocumentCells(notebook))) {
      playground.show(cells);
    }
  }
  const saveSoon = autosave(notebook, save); // also saves earlier changes
  watchStoredDrafts(notebook.page, drafts, adoptStored, () => {
    stored = "[]";
    saveSoon();
  });
  // An open channel would keep the page out of the back/forward cache. A page restored from the
  // cache has missed other tabs' changes.
  addEventListener("pagehide", () => channel.close());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    channel = listen();
    if (drafts.isReadable) adoptStored();
  });
}
