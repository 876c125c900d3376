import type { Entry } from "#build/content/library-docs.ts";
import { firstSentence } from "./doc-html.ts";

/** The text of an export that the filter searches. */
export function filterText({ name, kind, description }: Entry): string {
  return `${name} ${kind} ${firstSentence(description)}`.toLowerCase();
}

/** Whether the text contains each word of the query, possibly as part of a longer word. */
export function matchesQuery(text: string, query: string): boolean {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
