import { readFileSync } from "node:fs";
import { highlightTree, tagHighlighter } from "@lezer/highlight";
import { codeToTokens } from "shiki";
import { expect, test } from "vitest";
import { codeTheme } from "#build/content/code-theme.ts";
import { codeColours, codeLanguage } from "#components/notebook/cell/code-colours.ts";

const page = readFileSync(
  new URL("../../../../src/pages/indexing.mdx", import.meta.url),
  "utf8",
);
const cells = [...page.matchAll(/^```ts cell\n(.*?)^```/gms)].map(
  ([, source]) => source,
);

const PLAIN = "var(--code-plain)";
const editorColours = tagHighlighter(
  codeColours.specs.map(({ tag, color }) => ({ tag, class: color as string })),
);

function inEditor(source: string): string[] {
  const colours = new Array<string>(source.length).fill(PLAIN);
  const tree = codeLanguage.parser.parse(source);
  highlightTree(tree, editorColours, (from, to, colour) =>
    colours.fill(colour, from, to),
  );
  return colours;
}

async function onPage(source: string): Promise<string[]> {
  const colours = new Array<string>(source.length).fill(PLAIN);
  const options = { lang: "ts", theme: codeTheme, tokenizeTimeLimit: 0 } as const;
  const { tokens } = await codeToTokens(source, options);
  for (const { offset, content, color } of tokens.flat()) {
    colours.fill(color!, offset, offset + content.length);
  }
  return colours;
}

/** Each token with its colour, without whitespace. */
function coloured(source: string, colours: readonly string[]): string[] {
  const words = source.matchAll(/[\w$]+|[^\s\w]/g);
  return [...words].map(({ index, 0: word }) => `${word} ${colours[index]}`);
}

const EVERYTHING = `import { type State, rankState } from "every-cube";
const state: State = { permutation: [0, 1], orientation: new Array(7) };
for (const x of [1, 2n, -0.5]) console.log(\`\${x} of \${rankState(state)}\\n\`, x ?? null);
async function f<T>(this: void, list: readonly T[], n = 3): Promise<T | undefined> {
  if (typeof list === "string" || !(n > 1)) throw new RangeError('no "n"');
  return await list.map((item) => item as T)[n]; // the n-th
}
class Piece {
  twist = 0;
  turn(by: number) { return this.twist + by; }
}
const g = () => true;`;

test("the editor highlights each token as the page does", async () => {
  expect(cells.length).toBeGreaterThan(0);
  for (const source of [...cells, EVERYTHING]) {
    expect(coloured(source, inEditor(source))).toEqual(
      coloured(source, await onPage(source)),
    );
  }
});
