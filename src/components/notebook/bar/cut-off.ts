// Where a browser does not keep pages and cells apart, a cell that uses up all memory takes
// its page with it. What runs is noted in the tab, so that the page can say afterwards what
// happened: a page that is left in the ordinary way takes its note along.
import { runKey } from "./draft-key.ts";

/** In characters: more than any label has. */
const MAX_LABEL = 100;

/** The page that has a note. */
let noted: string | undefined;

/** @param cell  the label of the cell that runs now */
export function noteRun(page: string, cell: string): void {
  try {
    sessionStorage.setItem(runKey(page), cell);
  } catch {
    return; // forbidden: then nothing can be said
  }
  noted = page;
  addEventListener("pagehide", forgetRun);
}

/** Nothing runs any more. */
export function forgetRun(): void {
  if (noted === undefined) return;
  sessionStorage.removeItem(runKey(noted));
  noted = undefined;
}

/** The cell that ran when the page broke down; it is said only once. */
export function takeCutOff(page: string): string | undefined {
  try {
    const cell = sessionStorage.getItem(runKey(page));
    sessionStorage.removeItem(runKey(page));
    if (cell === null) return undefined;
    // Other code may have written to the storage.
    return cell.length <= MAX_LABEL ? cell : "a cell";
  } catch {
    return undefined;
  }
}
