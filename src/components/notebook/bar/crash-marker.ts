// Where a browser does not keep pages and cells apart, a cell that uses up all memory takes
// its page with it. What runs is noted in the tab, so that the page can say afterwards what
// happened: a page that is left in the ordinary way takes its note along.
import { runningCellKey } from "./storage-keys.ts";

/** In characters: more than any label has. */
const MAX_LABEL_LENGTH = 100;

/** The page that has a note. */
let markedPage: string | undefined;

/** @param cell  the label of the cell that runs now */
export function markRunning(page: string, cell: string): void {
  try {
    sessionStorage.setItem(runningCellKey(page), cell);
  } catch {
    return; // forbidden: then nothing can be said
  }
  markedPage = page;
  addEventListener("pagehide", clearRunningMark);
}

/** Nothing runs any more. */
export function clearRunningMark(): void {
  if (markedPage === undefined) return;
  sessionStorage.removeItem(runningCellKey(markedPage));
  markedPage = undefined;
}

/** The cell that ran when the page broke down; it is said only once. */
export function takeCrashedCell(page: string): string | undefined {
  try {
    const cell = sessionStorage.getItem(runningCellKey(page));
    sessionStorage.removeItem(runningCellKey(page));
    if (cell === null) return undefined;
    // Other code may have written to the storage.
    return cell.length <= MAX_LABEL_LENGTH ? cell : "a cell";
  } catch {
    return undefined;
  }
}
