// Stores the reader's cells in the browser.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import { autosave } from "../../notebook/bar/autosave.ts";
import { draftKey } from "../../notebook/bar/storage-keys.ts";
import type { Drafts } from "../../notebook/bar/drafts.ts";
import { onDraftsChangedElsewhere } from "../../notebook/bar/drafts-changed-elsewhere.ts";
import type { PageNotebook } from "../../notebook/bar/page-notebook.ts";
import { holdsCells } from "./holds-cells.ts";
import { ownCells, readsTheSame } from "./own-cells.ts";
import { withOwnIds } from "./own-ids.ts";
import { takeText } from "./take-text.ts";
import type { Playground } from "./playground.ts";

/**
 * Shows the stored cells, and stores changes from now on.
 * @param follow  called with the cells that another tab has stored, when those of this tab
 *                have been changed here and say something else; "seen" if another tab has
 *                shown them as they are here, and went on from them
 */
export function keepOwn(
  notebook: PageNotebook,
  drafts: Drafts,
  playground: Playground,
  follow: (cells: readonly DocumentCell[], ours: "seen" | "unseen") => void,
): void {
  let kept = "[]";
  /** Whether what is kept was written in this tab. */
  let isOurs = false;
  /** Whether another tab has shown it since. */
  let isSeen = false;

  // The tabs tell each other what they have taken over.
  const listen = () => {
    const channel = new BroadcastChannel(draftKey(notebook.page));
    channel.onmessage = ({ data }) => {
      if (data === kept) isSeen = true;
    };
    return channel;
  };
  let tabs = listen();

  // The reader's own cells match no cell of the page.
  const load = () => withOwnIds(drafts.load([]).map(({ cell }) => cell));
  const own = () => {
    const cells = ownCells(notebook);
    return readsTheSame(cells, playground.starter) ? [] : cells;
  };
  const save = () => {
    const cells = own();
    const text = JSON.stringify(cells);
    if (text === kept) return;
    // What could not be stored is tried again with the next change.
    if (drafts.saveAll(cells) !== undefined) return;
    kept = text;
    isOurs = true;
    isSeen = false;
  };
  const takeOver = () => {
    const cells = load();
    const isUnsaved = JSON.stringify(own()) !== kept;
    kept = JSON.stringify(cells);
    tabs.postMessage(kept);
    const shown = cells.length > 0 ? cells : playground.starter;
    const ours = ownCells(notebook);
    if (readsTheSame(shown, ours)) return;
    const isLost = (isOurs || isUnsaved) && !holdsCells(shown, ours);
    if (isLost) follow(shown, isSeen && !isUnsaved ? "seen" : "unseen");
    else playground.follow(shown, takeText);
    isOurs = false;
  };

  const cells = load();
  // Another tab has stored the first cells while this one was open: what has been written
  // here since is not stored yet.
  if (cells.length > 0 && !playground.awaitsCells) takeOver();
  else {
    kept = JSON.stringify(cells);
    tabs.postMessage(kept);
    if (cells.length > 0 && !readsTheSame(cells, ownCells(notebook))) {
      playground.show(cells);
    }
  }
  const saveSoon = autosave(notebook, save); // first save what has changed so far
  onDraftsChangedElsewhere(notebook.page, drafts, takeOver, () => {
    kept = "[]";
    saveSoon();
  });
  // Browsers keep a page that one has left, to come back to, if it listens to no channel;
  // what other tabs store meanwhile is not told to it.
  addEventListener("pagehide", () => tabs.close());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    tabs = listen();
    if (drafts.isReadable) takeOver();
  });
}
