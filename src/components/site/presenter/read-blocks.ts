// The blocks of a chapter, as its page has them.
import type { Block, BlockKind } from "./stops.ts";

/** The first that an element matches is what it is. */
const KINDS: readonly (readonly [selector: string, kind: BlockKind])[] = [
  ["h1, .chapter-head, .lede, .goals", "title"],
  ["h2, h3", "heading"],
  [".try", "prompt"],
  [".exercise", "exercise"],
  ["template[data-speaker-note]", "speaker-note"],
  ["code-cell", "cell"],
  [".source", "source"],
  [".figure, :has(.figure)", "figure"],
  ['.katex:has(> math[display="block"]), p:has(> .katex:only-child > math[display="block"])', "formula"],
  ["p, ul, ol, dl, table, blockquote", "text"],
];
/** On the page only: a way to another page, or what stands beside the text. */
const LEFT_OUT = ".note:not(.try), .screen-only, nav, section:not(.exercise)";
/** What a block with a name is called. */
const NAME = ".figure-title > span, .exercise-head, h1";

/** @param article  the chapter's text */
export function readBlocks(article: Element): Block<Element>[] {
  return [...article.children].flatMap((element) => {
    if (element.matches(LEFT_OUT)) return [];
    const found = KINDS.find(([selector]) => element.matches(selector));
    if (!found) return [];
    const named = element.matches("h1") ? element : element.querySelector(NAME);
    return [{ kind: found[1], words: wordsOf(named ?? element), place: element }];
  });
}

function wordsOf(element: Element): string {
  return element.textContent.replaceAll(/\s+/g, " ").trim();
}
