import type { Entry } from "../../../../build/content/library-docs.ts";
import { firstSentence } from "./doc-html.ts";

/** The text in which the filter looks for an export. */
export function findWords({ name, kind, description }: Entry): string {
  return `${name} ${kind} ${firstSentence(description)}`.toLowerCase();
}

/** Whether each word that is looked for is there, be it as a part of another. */
export function matches(words: string, wanted: string): boolean {
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
