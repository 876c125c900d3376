// The markup of a drawing as plain data, read without a browser: what a drawing costs is
// known before any of it is in a page, and no parser of HTML adds or moves an element.

/** An element of a drawing; its children are elements and texts. */
export interface MarkupElement {
  /** As it is written, such as `clipPath`. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
}

export type MarkupNode = MarkupElement | string;

/** Elements of HTML that have no end tag. */
const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "wbr"]);

const TOKEN =
  /<!--.*?(?:-->|$)|<\/([a-zA-Z][\w:.-]*)[^<>]*>|<([a-zA-Z][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+|<)/gsy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: MarkupNode[];
}

/**
 * Reads markup as an `outerHTML` writes it, in time proportional to its length. An element
 * that is not closed ends with its parent.
 */
export function readMarkup(markup: string): readonly MarkupNode[] {
  const top: OpenElement = { name: "", attributes: new Map(), children: [] };
  const open = [top];
  for (const [, closed, name, attributes, isEmpty, text] of markup.matchAll(TOKEN)) {
    const parent = open[open.length - 1];
    if (text !== undefined) {
      parent.children.push(decodeEntities(text));
    } else if (closed !== undefined) {
      // Only the innermost element is looked at: a stray end tag costs nothing.
      if (parent.name === closed) open.pop();
    } else if (name !== undefined) {
      const element = { name, attributes: readAttributes(attributes), children: [] };
      parent.children.push(element);
      if (!isEmpty && !VOID.has(name.toLowerCase())) open.push(element);
    }
  }
  return top.children;
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, double, single, plain] of text.matchAll(ATTRIBUTE)) {
    if (!attributes.has(name)) {
      attributes.set(name, decodeEntities(double ?? single ?? plain ?? ""));
    }
  }
  return attributes;
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return NAMED_ENTITIES[name] ?? whole;
      const code = hex !== undefined ? parseInt(hex, 16) : Number(decimal);
      return code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);
    },
  );
}
