import type { Element, ElementContent } from "hast";
import { createHighlighter, type ShikiTransformer } from "shiki";
import { codeTheme } from "./code-theme.ts";
import { linkNames } from "./link-names.ts";
import { hoversOf, typeHovers } from "./type-hovers.ts";

export interface HighlightOptions {
  /** Names the code to a screen reader. */
  label: string;
  /** What the compiler knows of each name, for src/components/kit/source/hovers.ts to show. */
  hovers?: boolean;
  /** Names that are links, where there are no hovers. */
  links?: ReadonlyMap<string, string>;
  /** Where the code stands, from the project's root: its imports start from there. */
  file?: string;
  /** Other files that it can import, or whose declarations hold everywhere, by name. */
  beside?: Readonly<Record<string, string>>;
  /** Code that the compiler reads with it and the reader does not see. */
  before?: string;
  after?: string;
}

// At once, not with the first block: Astro draws what a page waits for at the same time,
// and what is ready first would depend on which page comes first.
const { codeToHtml } = await createHighlighter({ themes: [codeTheme], langs: ["ts"] });

/**
 * Colours TypeScript at build, with hovers for the types and docs of its names.
 *
 * Code imports the library as readers do, from "every-cube".
 * @returns  HTML: a `.code-block` with the code in a `pre`, a `.line` for each line, and a
 *           template with the hovers; a name's `data-hover` counts the template's children
 * @throws {Error} when hovers are wanted and the code does not compile
 */
export async function highlight(
  code: string,
  {
    label,
    hovers = true,
    links = new Map(),
    file = "cell.ts",
    beside = {},
    before = "",
    after = "",
  }: HighlightOptions,
): Promise<string> {
  const options = {
    lang: "ts",
    theme: codeTheme,
    mergeSameStyleTokens: true,
    // By default shiki gives up on a line after half a second: on a busy machine the
    // first line of all would come out in one colour.
    tokenizeTimeLimit: 0,
  };
  const block = codeBlock(label);
  if (!hovers) {
    return codeToHtml(code, { ...options, transformers: [linkNames(links), block] });
  }

  const whole = [
    ...Object.entries(beside).flatMap(([name, text]) => [
      `// @filename: ${name}`,
      text,
    ]),
    // Beside the real file and not in its place: other files go on importing that one.
    `// @filename: ${file.replace(/\.ts$/, ".shown.ts")}`,
    before,
    "// ---cut---",
    code,
    "// ---cut-after---",
    after,
  ];
  try {
    const transformers = [typeHovers, block];
    return codeToHtml(whole.join("\n"), { ...options, transformers });
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`“${label}” cannot be shown: ${message}`, { cause: error });
  }
}

function codeBlock(label: string): ShikiTransformer {
  return {
    name: "code-block",
    preprocess: (code) => code.trimEnd(),
    // What has the colour of its surroundings needs no element.
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
      const hovers: Element = {
        type: "element",
        tagName: "template",
        properties: {},
        children: [],
        content: { type: "root", children: hoversOf(this.meta) },
      };
      const block: Element = {
        type: "element",
        tagName: "div",
        properties: { class: "code-block" },
        children: [...(root.children as ElementContent[]), hovers],
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
