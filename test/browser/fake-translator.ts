// A translator that works as Chrome's does: text nodes leave the page, and <font> elements
// take their places; new text follows a moment later. Its language marks each word, so that
// what it shows can be read back.
import type { Page } from "@playwright/test";

/** How it replaces text. */
export type Way =
  /** The whole text of a node, with its numbers. */
  | "texts"
  /** Each word of a node by itself. */
  | "words"
  /** Neighbouring nodes become one sentence. */
  | "sentences"
  /** The node stays, cut into its words. */
  | "cut"
  /** The node stays, inside the <font> elements. */
  | "wrapped"
  /** The whole text of a node, as it was a moment ago. */
  | "late";

/** Has the pages of a visit translated from their first text on. */
export async function inTranslation(
  page: Page,
  way: Way,
  visit: () => Promise<void>,
): Promise<void> {
  const script = await page.context().addInitScript(translate, { way, mark: MARK });
  await visit();
  await script.dispose();
  // The next test would go on with a translated page.
  await page.goto("about:blank");
}

/** What it puts before each word. */
export const MARK = "ˈ";

/** A name, translated or not. */
export function inBoth(name: string | RegExp): RegExp {
  const { source } =
    typeof name === "string"
      ? new RegExp(`^${name.replaceAll(/\W/gu, "\\$&")}$`)
      : name;
  return new RegExp(source.replaceAll(/(?<!\\)\p{L}+/gu, `${MARK}?$&`));
}

/** Runs in the page. */
function translate({ way, mark }: { way: Way; mark: string }): void {
  const LEFT_ALONE =
    "[translate=no], .notranslate, script, style, noscript, template, code, textarea, font";
  const WORDS = /\p{L}[\p{L}\p{M}’'-]*/gu;
  const isMeant = (node: Node): node is Text =>
    node.nodeType === Node.TEXT_NODE &&
    node.isConnected &&
    (way === "texts" ? /[\p{L}\d]/u : /\p{L}/u).test(node.nodeValue!) &&
    !node.parentElement!.closest(LEFT_ALONE);
  const translated = (text: string) => text.replaceAll(WORDS, `${mark}$&`);
  const inFont = (content: Node | string) => {
    const [outer, inner] = [0, 0].map(() => document.createElement("font"));
    inner.append(content);
    outer.append(inner);
    return outer;
  };

  const ways: Record<Way, (node: Text) => void> = {
    texts: (node) => node.replaceWith(inFont(translated(node.data))),
    late(node) {
      const { data } = node;
      setTimeout(() => {
        if (node.isConnected && node.data === data) ways.texts(node);
      }, 30);
    },
    words(node) {
      const parts = node.data.split(/(\p{L}[\p{L}\p{M}’'-]*)/u);
      node.replaceWith(
        ...parts.map((part, i) => (i % 2 ? inFont(translated(part)) : part)),
      );
    },
    sentences(node) {
      let first = node;
      while (first.previousSibling?.nodeType === Node.TEXT_NODE) {
        first = first.previousSibling as Text;
      }
      const sentence = translated(first.wholeText);
      while (first.nextSibling?.nodeType === Node.TEXT_NODE) first.nextSibling.remove();
      first.replaceWith(inFont(sentence));
    },
    cut(node) {
      for (const { index, 0: word } of [...node.data.matchAll(WORDS)].toReversed()) {
        node.splitText(index + word.length);
        const part = index === 0 ? node : node.splitText(index);
        if (part === node) node.data = translated(word);
        else part.replaceWith(inFont(translated(word)));
      }
    },
    wrapped(node) {
      const place = document.createComment("");
      node.replaceWith(place);
      node.data = translated(node.data);
      place.replaceWith(inFont(node));
    },
  };

  const observer = new MutationObserver((changes) => {
    const texts = new Set<Node>();
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === "characterData" ? [target] : addedNodes) {
        texts.add(node);
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.add(walker.currentNode);
      }
    }
    for (const text of texts) if (isMeant(text)) ways[way](text);
    // What it has done is nothing new.
    observer.takeRecords();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
