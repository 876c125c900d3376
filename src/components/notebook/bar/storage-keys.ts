/** The localStorage key for the drafts of a page. A new format needs a new key. */
export function draftKey(page: string): string {
  return `notebook 1 ${page}`;
}

/** The key for edits made before the page's bar was loaded. */
export function earlyEditsKey(page: string): string {
  return `notebook early 1 ${page}`;
}

/** The key for saved notebooks: those that were replaced by others. */
export function savedNotebooksKey(page: string): string {
  return `notebook shelf 1 ${page}`;
}

/** The key for the outputs of a page's last run. */
export function outputsKey(page: string): string {
  return `notebook outputs 1 ${page}`;
}

/** The sessionStorage key for the running cell, see crash-marker.ts. */
export function runningCellKey(page: string): string {
  return `notebook run 1 ${page}`;
}

/** The key that exists while data files are stored with a page. */
export function filesKey(page: string): string {
  return `notebook files 1 ${page}`;
}

/** The window event that is dispatched when files were stored or removed. */
export const FILES_CHANGED = "fileschange";
