import type { Element, ElementContent } from "hast";
import { createHighlighter, type ShikiTransformer } from "shiki";
import { codeTheme } from "./code-theme.ts";
import { openCache } from "./disk-cache.ts";
import { COMPILER_INPUTS, hashInputs } from "./inputs.ts";
import { addCells, namesIn } from "./language-service.ts";
import { linkNames } from "./link-names.ts";
import { typeHovers } from "./type-hovers.ts";

export interface HighlightOptions {
  /** The accessible name of the code block. */
  label: string;
  /** Code in HTML has no hovers. Default: "ts". */
  language?: "ts" | "html";
  /** Adds hovers with types and docs, which src/components/kit/source/hovers.ts shows. */
  hovers?: boolean;
  /** Names to link, when there are no hovers. */
  links?: ReadonlyMap<string, string>;
  /**
   * The file that contains the code, from the project's root; without one, the code is a
   * cell by itself.
   */
  file?: string;
  /** The line of the file on which the code starts. */
  firstLine?: number;
  indent?: number;
}

const fromCache = openCache();
/** In development, nothing is taken from the cache. */
const inputs =
  process.env["NODE_ENV"] === "production" ? hashInputs(COMPILER_INPUTS) : undefined;

// Loaded with the module, not on first use: Astro renders the components of a page
// concurrently, and the order in which they are ready must not depend on which page comes
// first.
const { codeToHtml } = await createHighlighter({
  themes: [codeTheme],
  langs: ["ts", "html"],
});

/**
 * Highlights TypeScript or HTML at build, with hovers for the types and docs of its names.
 *
 * Code imports the library as readers do, from "every-cube".
 * @returns  HTML: a `.code-block` with the code in a `pre`, a `.line` for each line, and a
 *           template with the hovers; a name's `data-hover` counts the template's children
 * @throws {Error} when `hovers` is set and the code does not compile
 */
export async function highlight(
  code: string,
  options: HighlightOptions,
): Promise<string> {
  if (inputs === undefined) return makeHtml(code, options);
  const parts = [
    "code",
    inputs,
    code,
    { ...options, links: [...(options.links ?? [])] },
  ];
  return fromCache(parts, () => makeHtml(code, options));
}

function makeHtml(
  code: string,
  {
    label,
    language = "ts",
    hovers = true,
    links = new Map(),
    file = addCells([code])[0],
    firstLine = 1,
    indent = 0,
  }: HighlightOptions,
): string {
  const options = {
    lang: language,
    theme: codeTheme,
    mergeSameStyleTokens: true,
    // By default shiki gives up on a line after half a second, which a busy machine can
    // exceed on the first one.
    tokenizeTimeLimit: 0,
  };
  if (!hovers) {
    const transformers = [linkNames(links), codeBlock(label, [])];
    return codeToHtml(code, { ...options, transformers });
  }
  const rendered: Element[] = [];
  const transformers = [typeHovers(namesOf(), rendered), codeBlock(label, rendered)];
  return codeToHtml(code, { ...options, transformers });

  function namesOf() {
    try {
      return namesIn({ code, file, firstLine, indent });
    } catch (error) {
      const { message } = error as Error;
      throw new Error(`“${label}” cannot be highlighted: ${message}`, { cause: error });
    }
  }
}

/** @param hovers  complete by the time the block is created */
function codeBlock(label: string, hovers: readonly Element[]): ShikiTransformer {
  return {
    name: "code-block",
    preprocess: (code) => code.trimEnd(),
    // Text in the default colour needs no element.
    code() {
      for (const line of this.lines) line.children = line.children.flatMap(unwrapPlain);
    },
    pre(pre) {
      pre.properties = {
        class: "code",
        tabindex: 0,
        role: "group",
        "aria-label": label,
      };
    },
    root(root) {
      const template: Element = {
        type: "element",
        tagName: "template",
        properties: {},
        children: [],
        content: { type: "root", children: [...hovers] },
      };
      const block: Element = {
        type: "element",
        tagName: "div",
        properties: { class: "code-block" },
        children: [...(root.children as ElementContent[]), template],
      };
      root.children = [block];
    },
  };
}

function unwrapPlain(token: ElementContent): ElementContent[] {
  const isPlain =
    token.type === "element" && token.properties["style"] === "color:var(--code-plain)";
  return isPlain ? token.children : [token];
}
