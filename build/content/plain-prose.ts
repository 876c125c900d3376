// The part of a chapter that makes sense outside the page: figures are mentioned by name,
// exercises keep their questions and hints, and whatever only works on the page is dropped.
import type { Element, ElementContent } from "hast";
import { SITE_LINK_PREFIX } from "#notebook/document/notebook-snapshot.ts";
import { element, find, findAll, hasClass, text, textOf } from "./html-tree.ts";

/** @param page  the chapter's slug, to which its links are relative */
export function plainProse(
  nodes: readonly ElementContent[],
  page: string,
): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === "comment") return [];
    return node.type === "element" ? plainElement(node, page) : [node];
  });
}

const LEFT_OUT = new Set([
  "script",
  "style",
  "template",
  "button",
  "nav",
  "svg",
  "form",
]);
const LEFT_OUT_CLASSES = ["needs-js", "visually-hidden", "kicker", "exercise-solved"];

function plainElement(node: Element, page: string): ElementContent[] {
  const { tagName, properties } = node;
  const children = () => plainProse(node.children, page);
  if (
    LEFT_OUT.has(tagName) ||
    LEFT_OUT_CLASSES.some((name) => hasClass(node, name)) ||
    "dataPagefindIgnore" in properties ||
    "dataFootnoteBackref" in properties
  ) {
    return [];
  }
  if (tagName === "figure") return [figure(node, page)];
  if (tagName === "astro-island") return children();
  if (tagName === "aside") return [element("blockquote", {}, ...children())];
  if (tagName === "details") return plainProse(labelled(node, foldName(node)), page);
  if (tagName === "pre") return [fence(node)];
  if (hasClass(node, "exercise")) return exercise(node, page);
  if (hasClass(node, "lede"))
    return [element("p", {}, element("em", {}, ...children()))];
  if (hasClass(node, "sr-only")) return [element("h2", {}, "Notes")];
  if (hasClass(node, "source-head")) return [sourceHead(node)];
  if (properties["role"] === "img") return [inWords(node)];
  if ("dataFootnoteRef" in properties)
    return [element("note-number", {}, textOf(node))];
  // A footnote number needs no superscript.
  if (tagName === "sup" && find(node, isNoteNumber)) return children();
  if (tagName === "a") {
    const href = addressOf(String(properties["href"] ?? ""), page);
    return [{ ...node, properties: { href }, children: children() }];
  }
  return [{ ...node, children: children() }];
}

function isNoteNumber({ properties }: Element): boolean {
  return "dataFootnoteRef" in properties;
}

/**
 * Links to other pages start with the cover's name: the build doesn't know the site's
 * address.
 */
function addressOf(href: string, page: string): string {
  const root = "https://site.invalid/";
  const { href: whole } = new URL(href, `${root}${page}/`);
  return whole.startsWith(root) ? SITE_LINK_PREFIX + whole.slice(root.length) : whole;
}

function link(id: unknown, page: string, words: string): Element {
  const anchor = typeof id === "string" ? `#${id}` : "";
  return element("a", { href: `${SITE_LINK_PREFIX}${page}/${anchor}` }, words);
}

function figure(node: Element, page: string): Element {
  const title = find(node, (part) => hasClass(part, "figure-title"));
  const name = title && (find(title, ({ tagName }) => tagName === "span") ?? title);
  const words = name ? `Figure: ${textOf(name).trim()}. See ` : "A figure. See ";
  const live = link(node.properties["id"], page, "the live page");
  return element("p", {}, element("em", {}, words, live, "."));
}

function inWords(node: Element): Element {
  return element(
    "p",
    {},
    element("em", {}, String(node.properties["ariaLabel"] ?? "")),
  );
}

function fence(node: Element): Element {
  const code = textOf(node).replace(/\n$/, "");
  return element("pre", {}, element("code", { className: ["language-ts"] }, code));
}

/** The file name and the lines shown. */
function sourceHead(node: Element): Element {
  const spans = node.children.filter(
    (part): part is Element => part.type === "element" && !hasClass(part, "needs-js"),
  );
  const [file, ...rest] = spans.map((span) => textOf(span).trim());
  return element("p", {}, element("code", {}, file), `, ${rest.join(", ")}:`);
}

function exercise(node: Element, page: string): ElementContent[] {
  const withClass = (name: string) => find(node, (part) => hasClass(part, name));
  const head = withClass("exercise-head");
  const how = withClass("exercise-how");
  const name = head?.children[0] ? textOf(head.children[0]).trim() : "Exercise";
  const hints = findAll(node, (part) => hasClass(part, "hint"));
  const solution = link(node.properties["id"], page, "the live page");
  return [
    element("h3", {}, how ? `${name}, ${textOf(how).trim()}` : name),
    ...plainProse(withClass("exercise-question")?.children ?? [], page),
    ...hints.flatMap((hint, i) => plainProse(labelled(hint, `Hint ${i + 1}.`), page)),
    element("p", {}, element("em", {}, "The solution is on ", solution, ".")),
  ];
}

/** What opens a fold, as a label: "Answer." */
function foldName(details: Element): string {
  const summary = find(details, ({ tagName }) => tagName === "summary");
  return `${summary ? textOf(summary).trim() : ""}.`;
}

/** The content of a hint, without the hint nested in it. */
function labelled(hint: Element, label: string): ElementContent[] {
  const own = hint.children.filter(
    (part) =>
      part.type === "element" && part.tagName !== "summary" && !hasClass(part, "hint"),
  );
  const [first, ...rest] = own;
  const words = [element("strong", {}, label), text(" ")];
  return first?.type === "element" && first.tagName === "p"
    ? [{ ...first, children: [...words, ...first.children] }, ...rest]
    : [element("p", {}, ...words), ...own];
}
