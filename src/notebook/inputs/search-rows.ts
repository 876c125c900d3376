// Matches rows with a search query, in the worker and on the page.
import type { SearchInput } from "./inputs.ts";

/** Above these limits, the control doesn't display the number of matches. */
const MAX_ROWS = 1000;
const MAX_TEXT = 50_000;

/** The text of a row to search in, from some of its columns or all. */
export function searchableText(row: unknown, columns?: readonly string[]): string {
  const isPrimitive = typeof row !== "object" || row === null;
  const values = isPrimitive
    ? [row]
    : Object.entries(row).flatMap(([key, value]) =>
        columns === undefined || columns.includes(key) ? [value] : [],
      );
  const text = values.map(String).join("\n");
  return text.toLowerCase();
}

/** Returns a test whether a text contains all words of a query. */
export function rowMatcher(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

/** The rows for counting matches on the page; undefined if they are too many. */
export function countableRows(texts: readonly string[]): readonly string[] | undefined {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return texts.length > MAX_ROWS || length > MAX_TEXT ? undefined : texts;
}

/** “3 of 24 rows”, for example; empty if the page doesn't have the rows. */
export function matchCountText({ rows }: SearchInput, query: string): string {
  if (rows === undefined) return "";
  const matches = rows.filter(rowMatcher(query)).length;
  return `${matches} of ${rows.length === 1 ? "1 row" : `${rows.length} rows`}`;
}
