// Which rows a search finds: asked where it is evaluated, and where it is shown.
import type { SearchInput } from "./inputs.ts";

/** A control with more rows, or more text, does not say how many it finds. */
const MAX_ROWS = 1000;
const MAX_TEXT = 50_000;

/** What is searched in a row: some of its columns, or all. */
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

/** Whether all words that are typed stand in a row. */
export function rowMatcher(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

/** The rows as far as the page counts them; undefined when they are too many. */
export function countableRows(texts: readonly string[]): readonly string[] | undefined {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return texts.length > MAX_ROWS || length > MAX_TEXT ? undefined : texts;
}

/** As “3 of 24 rows”; empty when the page does not have the rows. */
export function matchCountText({ rows }: SearchInput, query: string): string {
  if (rows === undefined) return "";
  const matches = rows.filter(rowMatcher(query)).length;
  return `${matches} of ${rows.length === 1 ? "1 row" : `${rows.length} rows`}`;
}
