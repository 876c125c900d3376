// The HTML tags that texts may use. All other HTML is shown as text, and attributes are dropped,
// so that nothing can load, move or cover anything.
import type { Options } from "micromark";

type HtmlExtension = NonNullable<Options["htmlExtensions"]>[number];

const SAFE_TAGS = new Set(
  "abbr b br details dfn i ins kbd mark q s samp small sub summary sup u var wbr".split(
    " ",
  ),
);
const VOID_TAGS = new Set(["br", "hr", "img", "input", "wbr"]);

/** An encoded tag: slash, name and attributes. */
const ENCODED_TAG = /&lt;(\/?)([a-z]+)(?:\s(?:[^&]|&(?!gt;|lt;))*)?\/?&gt;/gi;

const writeHtml: NonNullable<HtmlExtension["exit"]>["htmlTextData"] = function (token) {
  const encoded = this.encode(this.sliceSerialize(token));
  let end = 0;
  for (const match of encoded.matchAll(ENCODED_TAG)) {
    const name = match[2].toLowerCase();
    if (!SAFE_TAGS.has(name)) continue;
    this.raw(encoded.slice(end, match.index));
    this.tag(`<${match[1]}${name}>`);
    end = match.index + match[0].length;
  }
  this.raw(encoded.slice(end));
};

export const safeHtml: HtmlExtension = {
  exit: { htmlTextData: writeHtml, htmlFlowData: writeHtml },
};

/**
 * Closes elements that are left open, and drops end tags without a start tag.
 * @param html  in which all other tags are balanced
 */
export function balanceTags(html: string): string {
  const open: string[] = [];
  const close = () => `</${open.pop()}>`;
  const inOrder = html.replaceAll(
    /<(\/?)([a-z][a-z0-9]*)[^>]*>/gi,
    (tag, slash: string, written: string) => {
      const name = written.toLowerCase();
      if (VOID_TAGS.has(name)) return slash === "" ? tag : "";
      if (tag.endsWith("/>")) return tag;
      if (slash === "") {
        open.push(name);
        return tag;
      }
      if (open.at(-1) !== name && SAFE_TAGS.has(name)) return "";
      let ends = "";
      while (open.length > 0 && open.at(-1) !== name) ends += close();
      open.pop();
      return ends + tag;
    },
  );
  let ends = "";
  while (open.length > 0) ends += close();
  return inOrder + ends;
}
