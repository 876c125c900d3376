/** Where the browser keeps the drafts of a page. Another format has another key. */
export function draftKey(page: string): string {
  return `notebook 1 ${page}`;
}
