import type { Entry } from "../../../../build/content/library-docs.ts";
import { firstSentence } from "./doc-html.ts";

/** The text in which the filter searches for an export. */
export function findWords({ name, kind, description }: Entry): string {
  return `${name} ${kind} ${firstSentence(description)}`.toLowerCase();
}

/** Whether the text contains each word of the query, possibly as part of a longer word. */
export function matches(words: string, wanted: string): boolean {
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
