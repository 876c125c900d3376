import { expect, test } from "vitest";
import { readMarkup, type MarkupNode } from "#notebook/output/markup.ts";

/** Written shorter: an element as `name attributes [children]`. */
function outline(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return JSON.stringify(node);
      const attributes = [...node.attributes].map(([key, value]) => ` ${key}=${value}`);
      const inner = node.children.length > 0 ? `[${outline(node.children)}]` : "";
      return `${node.name}${attributes.join("")}${inner}`;
    })
    .join(" ");
}

test.each([
  [
    "<svg viewBox=\"0 0 9 9\"><circle r='1'/>a</svg>",
    'svg viewBox=0 0 9 9[circle r=1 "a"]',
  ],
  [
    "a&lt;b&amp;&quot;&#39;&#xe9;&nbsp;&bogus;&#9999999;",
    '"a<b&\\"\'é\u00a0&bogus;\ufffd"',
  ],
  ["<p>one<br>two</p>three", 'p["one" br "two"] "three"'],
  [
    "<p><BR><hr><img><input><link><meta><wbr><em></p>a</em>",
    'p[BR hr img input link meta wbr em["a"]]',
  ],
  ["<g><!-- <circle> --><rect/></g>", "g[rect]"],
  ["<g><rect></g>", "g[rect]"],
  ['<g a=1 b title="a>b"/>', "g a=1 b= title=a>b"],
  ["2 < 3", '"2 " "<" " 3"'],
  ['<g id="a" id="b"/>', "g id=a"],
])("%s is read", (markup, expected) => {
  expect(outline(readMarkup(markup))).toBe(expected);
});

test.each([
  ["tags that never end", "<a "],
  ["end tags that never end", "</a"],
  ["attributes that never end", '<a b="'],
  ["quotes of both kinds", `<a '"`],
  ["comments that never end", "<!--"],
  ["references that never end", "&#"],
  ["spaces in a tag", "<a       "],
])("parses %s in linear time", (_, part) => {
  const timeOf = (length: number) => {
    const markup = part.repeat(length / part.length);
    const start = performance.now();
    readMarkup(markup);
    return performance.now() - start;
  };
  timeOf(1000);
  // By the square of its length it would take minutes.
  expect(timeOf(1_000_000)).toBeLessThan(2000);
});
