import { transformerTwoslash, type TwoslashRenderer } from "@shikijs/twoslash";
import type { Element, ElementContent } from "hast";
import { COMPILER_OPTIONS } from "../../src/typecheck/compiler-options.ts";
import { CELL_MODULES, CHECKER_MODULES } from "./cell-modules.ts";
import { codeTheme } from "./code-theme.ts";
import { type Entry, readLibraryDocs } from "./library-docs.ts";

/** The hovers of each block, by shiki's `meta`: every text once, in order of appearance. */
const hovers = new WeakMap<object, Map<string, Element>>();

/** @returns  what the compiler said of the names in the block, in the order of data-hover */
export function hoversOf(meta: object): Element[] {
  return [...(hovers.get(meta)?.values() ?? [])];
}

/** What shiki adds for the names: `data-hover` counts the hovers of the block. */
const renderer: TwoslashRenderer = {
  nodeStaticInfo(info, name) {
    const known = hovers.get(this.meta) ?? new Map<string, Element>();
    hovers.set(this.meta, known);
    const key = JSON.stringify([info.text, info.docs, info.tags]);
    if (!known.has(key)) {
      const type = this.codeToHast(readableType(info.text), {
        lang: "ts",
        theme: codeTheme,
        structure: "inline",
        tokenizeTimeLimit: 0,
      });
      known.set(key, hover(info, type.children as ElementContent[]));
    }
    const index = [...known.keys()].indexOf(key);
    return element("span", { "data-hover": index }, [name]);
  },
};

/** Shiki transformer: compiles the code, and marks the names that the compiler knows. */
export const typeHovers = transformerTwoslash({
  renderer,
  twoslashOptions: {
    compilerOptions: {
      ...COMPILER_OPTIONS,
      lib: ["lib.es2023.d.ts"],
      paths: Object.fromEntries(
        Object.entries({ ...CELL_MODULES, ...CHECKER_MODULES }).map(([name, path]) => [
          name,
          [path],
        ]),
      ),
    },
  },
});

type Info = Parameters<TwoslashRenderer["nodeStaticInfo"]>[0];

function hover(info: Info, type: ElementContent[]): Element {
  const { text, docs, tags = [] } = info;
  // A parameter's docs are its own tag.
  const shown = text.startsWith("(parameter)") ? [] : tags;
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

/** The export of the library that a name stands for, whatever it is called here. */
function libraryEntry({ docs = "" }: Info): Entry | undefined {
  const entries = () => readLibraryDocs().flatMap((group) => group.entries);
  library ??= new Map(entries().map((entry) => [docsKey(entry), entry]));
  return library.get(unspaced(docs));
}

/** No two exports are described by the same words. */
function docsKey({ description }: Entry): string {
  return unspaced(description.join(""));
}

function unspaced(text: string): string {
  return text.replaceAll(/\s/g, "");
}

/** Without what only the compiler cares about: `(parameter) n: number` is n: number. */
function readableType(type: string): string {
  return type
    .replace(/^\((?:parameter|alias|property|method)\) /, "")
    .replace(/\nimport \S+$/, "");
}

function plain(value: string): ElementContent[] {
  return [{ type: "text", value }];
}

/** The text of a docstring, without its braces, and with `code` as code. */
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
