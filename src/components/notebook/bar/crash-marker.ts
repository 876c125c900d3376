// In browsers without a separate process for cells, a cell that uses up all memory crashes the
// page. The running cell is therefore marked in sessionStorage. Leaving the page normally
// clears the mark, so a mark found on load means a crash.
import { runningCellKey } from "./storage-keys.ts";

/** Longer than any label. */
const MAX_LABEL_LENGTH = 100;

let markedPage: string | undefined;

/** @param cell  the running cell's label */
export function markRunning(page: string, cell: string): void {
  try {
    sessionStorage.setItem(runningCellKey(page), cell);
  } catch {
    return; // storage is forbidden
  }
  markedPage = page;
  addEventListener("pagehide", clearRunningMark);
}

export function clearRunningMark(): void {
  if (markedPage === undefined) return;
  sessionStorage.removeItem(runningCellKey(markedPage));
  markedPage = undefined;
}

/** Returns the label of the cell that ran when the page crashed, and clears it. */
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
