import type { Element, ElementContent } from "hast";
import { type ShikiTransformer, splitTokens } from "shiki";
import { codeTheme } from "./code-theme.ts";
import {
  toHoverText,
  type HoverText,
  type TextSpan,
} from "#src/typecheck/hover-text.ts";
import type { TypeInfo } from "#src/typecheck/type-info.ts";
import type { NameInfo } from "./language-service.ts";
import { type Entry, readLibraryDocs } from "./library-docs.ts";

/** Rendered hovers, by type and docs. */
const rendered = new Map<string, Element>();

/**
 * Shiki transformer: marks the names known to the compiler.
 *
 * @param names   the names in the code, with their positions
 * @param hovers  receives each distinct hover, in order of appearance; `data-hover` is an
 *                index into it
 */
export function typeHovers(
  names: readonly NameInfo[],
  hovers: Element[],
): ShikiTransformer {
  const places = names.map(({ start, length }) => ({ start, end: start + length }));
  return {
    name: "type-hovers",
    tokens: (lines) =>
      splitTokens(
        lines,
        places.flatMap(({ start, end }) => [start, end]),
      ),
    span(token, _line, _column, _parent, { offset }) {
      const index = places.findIndex(
        ({ start, end }) => start <= offset && offset < end,
      );
      if (index < 0) return;
      const { type, docs, tags } = names[index];
      const info = { type, docs, tags };
      const key = JSON.stringify(info);
      let rendering = rendered.get(key);
      if (!rendering) {
        const text = toHoverText(info);
        const inline = this.codeToHast(text.type, {
          lang: "ts",
          theme: codeTheme,
          structure: "inline",
          tokenizeTimeLimit: 0,
        });
        rendering = hover(info, text, inline.children as ElementContent[]);
        rendered.set(key, rendering);
      }
      if (!hovers.includes(rendering)) hovers.push(rendering);
      token.children = [
        element(
          "span",
          { "data-hover": hovers.indexOf(rendering) },
          token.children as ElementContent[],
        ),
      ];
    },
  };
}

function hover(info: TypeInfo, text: HoverText, type: ElementContent[]): Element {
  const terms = text.terms.flatMap(({ term, meaning }) => [
    element("dt", {}, marked(term)),
    element("dd", {}, marked(meaning)),
  ]);
  const address = libraryEntry(info)?.address;
  const link = { href: address, class: "hover-more" };
  const more: ElementContent = { type: "text", value: "In the reference" };
  return element("div", {}, [
    element("code", {}, type),
    ...text.paragraphs.map((paragraph) => element("p", {}, marked(paragraph))),
    ...(terms.length > 0 ? [element("dl", {}, terms)] : []),
    ...(address ? [element("a", link, [more])] : []),
  ]);
}

let library: Map<string, Entry> | undefined;

/** The library export that a name refers to, whatever it is called here. */
function libraryEntry({ docs = "" }: TypeInfo): Entry | undefined {
  const entries = () => readLibraryDocs().flatMap((group) => group.entries);
  library ??= new Map(entries().map((entry) => [docsKey(entry), entry]));
  return library.get(unspaced(docs));
}

/** Unique: no two exports have the same description. */
function docsKey({ description }: Entry): string {
  return unspaced(description.join(""));
}

function unspaced(text: string): string {
  return text.replaceAll(/\s/g, "");
}

function marked(words: readonly TextSpan[]): ElementContent[] {
  return words.map(({ text: value, isCode }) => {
    const text = { type: "text" as const, value };
    return isCode ? element("code", {}, [text]) : text;
  });
}

function element(
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[],
): Element {
  return { type: "element", tagName, properties, children };
}
