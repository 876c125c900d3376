import { expect, test } from "vitest";
import { CellSyntaxError } from "#notebook/code/parse-cell.ts";
import { prepareCell } from "#notebook/run/prepare-cell.ts";

function mistakeIn(source: string): CellSyntaxError {
  try {
    prepareCell(source);
  } catch (error) {
    if (error instanceof CellSyntaxError) return error;
  }
  throw new Error(`no mistake was found in ${source}`);
}

test("a script has the same number of lines as its cell", () => {
  const source = `import {
  rankPermutation as rank,
  type State,
} from "every-cube";
import type { Other } from "every-cube";
interface Pair {
  a: number;
}
const list: number[] = [
  1,
] as const;
rank(list);
enum Turn {
  F,
}`;
  const { script } = prepareCell(source);
  expect(script.split("\n")).toHaveLength(source.split("\n").length);
});

test("records the first line of each statement", () => {
  const source = `// a comment is no statement
const a = 1;
[
  a,
]; a;
/* nor is this */ for (;;) {
  break;
}`;
  expect(prepareCell(source).statements).toEqual([
    { firstLine: 2 },
    { firstLine: 3 },
    { firstLine: 5 },
    { firstLine: 6 },
  ]);
});

test("accepts an empty cell and one with only comments", () => {
  expect(prepareCell("").statements).toEqual([]);
  expect(prepareCell("// nothing\n/* here */").statements).toEqual([]);
});

const MISTAKES: readonly [source: string, line: number, message: RegExp][] = [
  ["1;\nconst a = ;", 2, /unexpected “;”/],
  [
    "rank(1,\n2",
    2,
    /“\(” in line 1 is not closed: expected “\)” before the end of the cell/,
  ],
  ["rank('(',\n[1, 2)", 2, /“\[” in line 2 .* expected “\]” but found “\)”/],
  ["rank(1 2)", 1, /expected “,” but found “2”/],
  ["if (true {\n}", 1, /expected “\)” but found “{”/],
  ["const a = 1;\n\nconst a = 2;", 3, /'a' has already been declared/],
  ["const a = 1;\nconst a = 2;\n3;\n4;\n5;", 2, /'a' has already been declared/],
  ["1;\nconst a = 1;\nconst a = 2;\n4;", 3, /'a' has already been declared/],
  ["1;\n2;\n3;\nconst a = 1;\nconst a = 2;\n6;", 5, /'a' has already been declared/],
  ["1;\nfunction f() {\n  await 1;\n}", 3, /“await” works only in an async function/],
  ["let x: number =\n\n}", 3, /unexpected “}”/],
  ["'never ends", 1, /Unterminated string/],
  ["1;\n`never\nends", 2, /Unterminated template/],
  ["1;\n/* never\nends", 2, /Unterminated comment/],
  ["1;\n1 = 2;", 2, /left-hand side/],
  ["1;\n}); alert(1); (async () => {", 2, /unexpected “}”/],
  ["1;\nexport const a = 1;", 2, /cannot export/],
  ["1;\nif (2) {\n  return 3;\n}", 3, /'return' outside of function/],
  ["1;\nnamespace N { export const a = 1; }", 2, /namespace.*object/],
  [
    "1;\nnamespace N { export function f() { if (10 >= 100) {} } }",
    2,
    /namespace.*object/,
  ],
  ["1;\nclass A {\n  @dec m() {}\n}", 3, /decorators/],
  ["class A {\n  accessor x = 1;\n}", 2, /“accessor”.*getter/],
  ["1;\n/(/.test('a');", 2, /Invalid regular expression/],
  ["1;\nimport.meta.url;", 2, /no import\.meta/],
  ["1;\nconst s = 'it's';", 2, /expected “;” but found “s”/],
  [`1;\n${"[".repeat(9000)}`, 1, /nested too deeply/],
  ["1 +", 1, /unexpected end of the cell/],
];

test.each(MISTAKES)("the syntax error in %j is on line %i", (source, line, message) => {
  const mistake = mistakeIn(source);
  expect(mistake.line).toBe(line);
  expect(mistake.message).toMatch(message);
  expect(mistake.message).not.toMatch(/__|\(\d+:\d+\)/);
});

test("a statement without a semicolon continues as in TypeScript", () => {
  const shown = (source: string) =>
    prepareCell(source).script.split("__show").length - 1;
  expect(shown("const f = Number\n(1)")).toBe(0);
  expect(shown("1\n++f\n;[2].length")).toBe(3);
});

test.each([
  "const q = [0, 0];\n[q[0], q[1]] = [1, 2];\nq;",
  "let a; const q = {};\n({ a: q.b } = { a: 1 });\nq;",
  "const f = async <T,>(x: T) => { return x; };\nf(1);",
  "class A { static { (() => { return 1; })(); } }\nA;",
  "const x = 1 as const satisfies number;\nx;",
  "label: for (const i of [1]) { continue label; }\n1;",
])(
  "what is TypeScript is accepted, also where the parser of names is lost: %s",
  (source) => {
    expect(() => prepareCell(source)).not.toThrow();
  },
);

test("analyses many names in less than quadratic time", () => {
  const count = (n: number) => {
    const source = `[${Array.from({ length: n }, (_, i) => `x${i}`).join(",")}];`;
    const start = performance.now();
    prepareCell(source);
    return performance.now() - start;
  };
  count(2000);
  // Linear time would be ten times longer, quadratic time a hundred times.
  expect(count(20_000) / count(2000)).toBeLessThan(60);
});
