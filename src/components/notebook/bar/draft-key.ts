/** The storage key for the drafts of a page. Another format needs another key. */
export function draftKey(page: string): string {
  return `notebook 1 ${page}`;
}
