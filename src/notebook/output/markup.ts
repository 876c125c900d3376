// Parses a drawing's markup without a browser: its cost can be estimated before it is
// inserted, and no HTML parser adds or moves elements.

export interface MarkupElement {
  /** With its original case, such as `clipPath`. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
}

export type MarkupNode = MarkupElement | string;

/** HTML elements without an end tag. */
const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "wbr"]);

const TOKEN =
  /<!--.*?(?:-->|$)|<\/([a-zA-Z][\w:.-]*)[^<>]*>|<([a-zA-Z][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+|<)/gsy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: MarkupNode[];
}

/** Parses `outerHTML` in linear time; an unclosed element ends with its parent. */
export function readMarkup(markup: string): readonly MarkupNode[] {
  const top: OpenElement = { name: "", attributes: new Map(), children: [] };
  const open = [top];
  for (const [, closed, name, attributes, isEmpty, text] of markup.matchAll(TOKEN)) {
    const parent = open[open.length - 1];
    if (text !== undefined) {
      parent.children.push(decodeEntities(text));
    } else if (closed !== undefined) {
      // Only the innermost element is checked, so that stray end tags take constant
      // time.
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
