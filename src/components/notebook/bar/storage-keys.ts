/** The storage key for the drafts of a page. Another format needs another key. */
export function draftKey(page: string): string {
  return `notebook 1 ${page}`;
}

/** The storage key for edits that were made before the page's bar was loaded. */
export function earlyEditsKey(page: string): string {
  return `notebook early 1 ${page}`;
}

/** The storage key for notebooks that were replaced by others. */
export function savedNotebooksKey(page: string): string {
  return `notebook shelf 1 ${page}`;
}

/** The storage key for what the cells of a page showed in their last run. */
export function outputsKey(page: string): string {
  return `notebook outputs 1 ${page}`;
}

/** The key, in the storage of a tab, for the cell that runs on a page. */
export function runningCellKey(page: string): string {
  return `notebook run 1 ${page}`;
}

/** The storage key that says that files are kept with a page. */
export function filesKey(page: string): string {
  return `notebook files 1 ${page}`;
}

/** The event of a window in which files were kept or removed. */
export const FILES_CHANGED = "fileschange";
