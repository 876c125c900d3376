import type { Element, ElementContent } from "hast";
import { type ShikiTransformer, splitTokens } from "shiki";
import { codeTheme } from "./code-theme.ts";
import type { NameInfo, TypeInfo } from "./language-service.ts";
import { type Entry, readLibraryDocs } from "./library-docs.ts";

/** The rendered hover of a name, by what the compiler knows of it. */
const known = new Map<string, Element>();

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
      const found = places.findIndex(
        ({ start, end }) => start <= offset && offset < end,
      );
      if (found < 0) return;
      const { type, docs, tags } = names[found];
      const info = { type, docs, tags };
      const key = JSON.stringify(info);
      let shown = known.get(key);
      if (!shown) {
        const inline = this.codeToHast(readableType(type), {
          lang: "ts",
          theme: codeTheme,
          structure: "inline",
          tokenizeTimeLimit: 0,
        });
        shown = hover(info, inline.children as ElementContent[]);
        known.set(key, shown);
      }
      if (!hovers.includes(shown)) hovers.push(shown);
      token.children = [
        element(
          "span",
          { "data-hover": hovers.indexOf(shown) },
          token.children as ElementContent[],
        ),
      ];
    },
  };
}

function hover(info: TypeInfo, type: ElementContent[]): Element {
  const { docs, tags } = info;
  // A parameter's docs are just its own tag.
  const shown = info.type.startsWith("(parameter)") ? [] : tags;
  const terms = shown.flatMap(([tag, content = ""]) => {
    const [, name, rest] = /^(\S+)\s*([^]*)$/.exec(content) ?? [];
    const [term, meaning] = tag === "param" && name ? [name, rest] : [tag, content];
    const told =
      tag === "example" ? [element("code", {}, plain(content))] : words(meaning);
    return [element("dt", {}, words(term)), element("dd", {}, told)];
  });
  const paragraphs = docs?.split(/\n{2,}/) ?? [];
  const address = libraryEntry(info)?.address;
  const link = { href: address, class: "hover-more" };
  return element("div", {}, [
    element("code", {}, type),
    ...paragraphs.map((paragraph) => element("p", {}, words(paragraph))),
    ...(terms.length > 0 ? [element("dl", {}, terms)] : []),
    ...(address ? [element("a", link, words("In the reference"))] : []),
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

/** Strips what only matters to the compiler: `(parameter) n: number` becomes n: number. */
function readableType(type: string): string {
  return type
    .replace(/^\((?:parameter|alias|property|method)\) /, "")
    .replace(/\nimport \S+$/, "");
}

function plain(value: string): ElementContent[] {
  return [{ type: "text", value }];
}

/** The text of a docstring, without braces, with `code` marked as code. */
function words(docs: string): ElementContent[] {
  const parts = docs.replace(/^\{(\w+)\}/, "$1").split("`");
  return parts.map((value, i) => {
    const text = { type: "text" as const, value };
    return i % 2 === 1 ? element("code", {}, [text]) : text;
  });
}

function element(
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[],
): Element {
  return { type: "element", tagName, properties, children };
}
