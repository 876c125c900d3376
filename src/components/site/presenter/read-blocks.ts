// Reads the blocks of a chapter from its page.
import type { ChapterBlock, BlockKind } from "./stops.ts";

/** The first selector that matches determines an element's kind. */
const KINDS: readonly (readonly [selector: string, kind: BlockKind])[] = [
  ["h1, .chapter-head, .lede, .goals", "title"],
  ["h2, h3", "heading"],
  [".try", "prompt"],
  [".exercise", "exercise"],
  ["template[data-speaker-note]", "speaker-note"],
  ["code-cell", "cell"],
  [".source", "source"],
  [".figure, :has(.figure)", "figure"],
  [
    '.katex:has(> math[display="block"]), p:has(> .katex:only-child > math[display="block"])',
    "formula",
  ],
  ["ul, ol", "list"],
  ["p:has(> strong)", "term"],
  ["p, dl, table, blockquote", "text"],
];
/** Links and side remarks, which are not presented. */
const SKIPPED = ".note, .screen-only, nav, section:not(.exercise)";
/** Titles inside blocks. */
const NAMES = ".figure-title > span, .exercise-head";

/** @param article  the chapter's text */
export function readBlocks(article: Element): ChapterBlock<Element>[] {
  return [...article.children].flatMap((element) => {
    if (element.matches(SKIPPED)) return [];
    const kind = KINDS.find(([selector]) => element.matches(selector))?.[1];
    if (!kind) return [];
    const named =
      kind === "title"
        ? article.querySelector("h1")
        : // “Exercise 1.1”, without its hints.
          element.querySelector(NAMES)?.firstChild;
    return [{ kind, text: textOf(named ?? element), element }];
  });
}

function textOf(node: Node): string {
  return (node.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}
