// Search records of a page: the prose under each heading, without text that only makes
// sense on the page, such as button labels.
import type { Element, ElementContent } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { find, findAll, hasClass, textOf } from "./html-tree.ts";

export interface SearchRecord {
  /** Below the site's root. */
  readonly url: string;
  /** The title of the page. */
  readonly page: string;
  /** The heading; on top of a page, its title. */
  readonly title: string;
  /** The page's description, for its first record only. */
  readonly about: string;
  readonly text: string;
}

/** Groups of pages, whose name tells more than a page's title. */
const KINDS: Record<string, string> = {
  playground: "Playground",
  reference: "Reference",
};
const NO_PROSE = new Set([
  ...["annotation", "astro-island", "button", "code-cell", "figure", "form", "input"],
  ...["label", "nav", "pre", "script", "style", "summary", "svg", "template"],
]);
const NO_PROSE_CLASSES = [
  ...["cube-net", "exercise-head", "footnotes", "kicker", "source-head"],
];
/** Words in these belong to the sentence around them. */
const INLINE = new Set(["a", "abbr", "b", "code", "em", "i", "span", "strong", "sub"]);

/**
 * @param html  a built page
 * @param path  of its address, below the site's root: "solving/"
 * @returns     no records if the page opts out of search
 */
export function searchRecords(html: string, path: string): SearchRecord[] {
  const root = unified().use(rehypeParse).parse(html);
  const records: { url: string; title: string; text: string }[] = [];
  const take = (node: ElementContent): void => {
    if (node.type === "text") {
      const last = records.at(-1);
      if (last) last.text += node.value;
    }
    if (node.type !== "element" || isLeftOut(node)) return;
    const { tagName, properties } = node;
    const { id } = properties;
    if (tagName === "h1" || (typeof id === "string" && /^(h[23]|dt)$/.test(tagName))) {
      const url = tagName === "h1" ? path : `${path}#${id}`;
      records.push({ url, title: spaced(textOf(node)), text: "" });
      return;
    }
    node.children.forEach(take);
    const last = records.at(-1);
    if (last && !INLINE.has(tagName)) last.text += endOf(node);
  };
  const isSearched = ({ properties }: Element) => "dataPagefindBody" in properties;
  for (const body of findAll(root, isSearched)) take(body);
  const described = find(
    root,
    ({ properties }) => properties["name"] === "description",
  );
  const heading = find(root, ({ tagName }) => tagName === "h1");
  const page = KINDS[path.split("/")[0]] ?? (heading && spaced(textOf(heading))) ?? "";
  return records.map(({ url, title, text }) => ({
    ...{ url, page, title },
    about: url === path ? String(described?.properties["content"] ?? "") : "",
    text: spaced(text),
  }));
}

function isLeftOut(node: Element): boolean {
  return (
    NO_PROSE.has(node.tagName) ||
    NO_PROSE_CLASSES.some((name) => hasClass(node, name)) ||
    "dataPagefindIgnore" in node.properties ||
    // A footnote number would be glued to the word before it.
    "dataFootnoteRef" in node.properties
  );
}

/** Punctuation that separates terms and list items, which end without a full stop. */
function endOf(node: Element): string {
  const isOpen = /[\p{L}\p{N}]\s*$/u.test(textOf(node));
  if (node.tagName === "dt") return ": ";
  return isOpen && /^(li|dd)$/.test(node.tagName) ? ". " : " ";
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
