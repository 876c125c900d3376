import { readdirSync, readFileSync } from "node:fs";
import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { describe, expect, test } from "vitest";

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
  position?: { start: { line: number } };
}

const PAGES = new URL("../../src/pages/", import.meta.url);
const LONG_NUMBER = /\d+(?:[,. ]\d{3})*/g;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
/** Outputs of code are tested, and text in quotation marks is quoted. */
const NOT_PROSE = new Set(["code", "inlineCode", "mdxjsEsm"]);
const QUOTED = /“[^”]*”/g;

/** Numbers of three or more digits typed by the author of a chapter, with their lines. */
function typedNumbers(mdx: string): string[] {
  const frontmatter = /^---\n[\s\S]*?\n---\n/.exec(mdx)?.[0] ?? "";
  const body = frontmatter.replaceAll(/[^\n]/g, " ") + mdx.slice(frontmatter.length);
  const tree = createProcessor({ remarkPlugins: [remarkGfm, remarkMath] }).parse(
    body,
  ) as Node;
  return [
    ...longNumbers(frontmatter).map((number) => `frontmatter: ${number}`),
    ...typedIn(tree),
  ];
}

function typedIn(node: Node): string[] {
  if (NOT_PROSE.has(node.type)) {
    return node.type === "mdxjsEsm" ? located(node, literals(node.value!)) : [];
  }
  // `{n(5040)}` would hide a typed number in an expression.
  const own = node.type.endsWith("Expression")
    ? literals(node.value ?? "")
    : longNumbers((node.value ?? "").replaceAll(QUOTED, ""));
  return [...located(node, own), ...(node.children ?? []).flatMap(typedIn)];
}

function located(node: Node, numbers: string[]): string[] {
  return numbers.map((number) => `line ${node.position?.start.line}: ${number}`);
}

function longNumbers(text: string): string[] {
  return [...text.matchAll(LONG_NUMBER)]
    .map(([number]) => number)
    .filter((number) => number.replaceAll(/\D/g, "").length >= 3 && !YEAR.test(number));
}

function literals(code: string): string[] {
  return code.match(/\b\d[\d_]{2,}\b/g) ?? [];
}

describe("no number of three or more digits is typed into a chapter's prose", () => {
  const chapters = readdirSync(PAGES).filter((name) => name.endsWith(".mdx"));

  test("there are chapters to look at", () => {
    expect(chapters.length).toBeGreaterThan(0);
  });

  test.each(chapters)("%s", (name) => {
    expect(typedNumbers(readFileSync(new URL(name, PAGES), "utf8"))).toEqual([]);
  });

  test("the check finds what it looks for", () => {
    const page = [
      "---",
      "lede: All 729 of them",
      "---",
      "In 1736 there were 5040, “or 120”, $3674160$ or {n(9999)}.",
      "",
      "- 3,674,160 in a list, `1234` in code",
    ].join("\n");
    expect(typedNumbers(page)).toEqual([
      "frontmatter: 729",
      "line 4: 5040",
      "line 4: 3674160",
      "line 4: 9999",
      "line 6: 3,674,160",
    ]);
  });
});
