// Stores the reader's cells in the browser.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import { autosave } from "../../notebook/bar/autosave.ts";
import { draftKey } from "../../notebook/bar/storage-keys.ts";
import type { Drafts } from "../../notebook/bar/drafts.ts";
import { onDraftsChangedElsewhere } from "../../notebook/bar/drafts-changed-elsewhere.ts";
import type { PageNotebook } from "../../notebook/bar/page-notebook.ts";
import { containsText } from "./contains-text.ts";
import { toDocumentCells, hasSameText } from "./document-cells.ts";
import { withUniqueIds } from "./unique-ids.ts";
import { setTextKeepingCaret } from "./set-text-keeping-caret.ts";
import type { Playground } from "./playground.ts";

/**
 * Shows the stored cells, and stores changes from now on.
 * @param follow  called with the cells that another tab has stored, when those of this tab
 *                have been changed here and say something else; "seen" if another tab has
 *                shown them as they are here, and went on from them
 */
export function syncNotebook(
  notebook: PageNotebook,
  drafts: Drafts,
  playground: Playground,
  follow: (cells: readonly DocumentCell[], ours: "seen" | "unseen") => void,
): void {
  let stored = "[]";
  /** Whether what is kept was written in this tab. */
  let isWrittenHere = false;
  /** Whether another tab has shown it since. */
  let isSeenElsewhere = false;

  // The tabs tell each other what they have taken over.
  const listen = () => {
    const channel = new BroadcastChannel(draftKey(notebook.page));
    channel.onmessage = ({ data }) => {
      if (data === stored) isSeenElsewhere = true;
    };
    return channel;
  };
  let channel = listen();

  // The reader's own cells match no cell of the page.
  const load = () => withUniqueIds(drafts.load([]).map(({ cell }) => cell));
  const currentCells = () => {
    const cells = toDocumentCells(notebook);
    return hasSameText(cells, playground.starter) ? [] : cells;
  };
  const save = () => {
    const cells = currentCells();
    const text = JSON.stringify(cells);
    if (text === stored) return;
    // What could not be stored is tried again with the next change.
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
    const shown = cells.length > 0 ? cells : playground.starter;
    const ours = toDocumentCells(notebook);
    if (hasSameText(shown, ours)) return;
    const isLost = (isWrittenHere || isUnsaved) && !containsText(shown, ours);
    if (isLost) follow(shown, isSeenElsewhere && !isUnsaved ? "seen" : "unseen");
    else playground.update(shown, setTextKeepingCaret);
    isWrittenHere = false;
  };

  const cells = load();
  // Another tab has stored the first cells while this one was open: what has been written
  // here since is not stored yet.
  if (cells.length > 0 && !playground.awaitsCells) adoptStored();
  else {
    stored = JSON.stringify(cells);
    channel.postMessage(stored);
    if (cells.length > 0 && !hasSameText(cells, toDocumentCells(notebook))) {
      playground.show(cells);
    }
  }
  const saveSoon = autosave(notebook, save); // first save what has changed so far
  onDraftsChangedElsewhere(notebook.page, drafts, adoptStored, () => {
    stored = "[]";
    saveSoon();
  });
  // Browsers keep a page that one has left, to come back to, if it listens to no channel;
  // what other tabs store meanwhile is not told to it.
  addEventListener("pagehide", () => channel.close());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    channel = listen();
    if (drafts.isReadable) adoptStored();
  });
}
