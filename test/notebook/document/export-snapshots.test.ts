import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toIpynb } from "#notebook/document/to-ipynb.ts";
import { toScript } from "#notebook/document/to-script.ts";
import type {
  CellSnapshot,
  NotebookSnapshot,
} from "#notebook/document/notebook-snapshot.ts";

const code = (
  id: string,
  source: string,
  more: Partial<CellSnapshot> = {},
): CellSnapshot => ({
  id,
  kind: "code",
  source,
  outputs: [],
  ...more,
});

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

const NOTEBOOK: NotebookSnapshot = {
  page: "moves",
  title: "Moves",
  cells: [
    {
      id: "text-1",
      kind: "text",
      source: `# Moves\n\n- ${words(20)}\n> ${words(18)}\n  10. ${words(18)}\n\n${words(36)}\n  ${words(3)}\\\nends\n| ${words(20)} |\n\n    ${words(20)}\r\n\`\`\`ts\n${words(20)}\n\`\`\`\n${words(18)}`,
      outputs: [],
    },
    code(
      "a",
      'import { rankState, SOLVED as start, type State } from "every-cube";\nimport * as all from "every-cube";\nconst state: State = start;\nrankState(state);',
      {
        outputs: [
          { line: 4, text: "0" },
          { line: 5, text: "two\nlines" },
          {
            line: 6,
            text: "drawing: a",
            view: { kind: "drawing", svg: "<svg>\n</svg>", label: "a" },
          },
        ],
      },
    ),
    code("b", "start; all;\nconst late = Promise.resolve(1);"),
    code("c", "late;"),
    code("d", "enum Way { Up }\nWay;"),
    code("e", "const state2 = 1;\nvar free = state2;", { alone: true }),
    code("f", "const x = 1;", { alone: true }),
    code("g", 'import mean, { sum } from "d3";\nimport { rankState } from "d3";\nsum;'),
    code("h", 'const { N } = await import("every-cube");\nimport("d3");'),
    code("i", "const = 1;"),
    code(
      "j",
      // As constants: a line of maximum length, and one character more.
      'import { aVeryLongNameOfAFunction, anotherVeryLongName, andOneMoreOfThemAl } from "every-cube";\n1;',
    ),
    code(
      "k",
      'import { bVeryLongNameOfAFunction, bnotherVeryLongName, bndOneMoreOfThemAll } from "every-cube";\n1;',
    ),
  ],
};

const LIBRARY = `const SOLVED = 1;
function rank() {}
export { SOLVED, rank as rankState };
`;

const expected = (file: string) =>
  readFileSync(join(import.meta.dirname, "export-snapshots", file), "utf8");

test("matches the snapshot of a script", () => {
  const scripts = { d3: "provide({ sum() {} });" };
  expect(toScript(NOTEBOOK, LIBRARY, "https://example.org/moves/", scripts)).toBe(
    expected("moves.ts.txt"),
  );
});

test("matches the snapshot of a Jupyter notebook", () => {
  expect(toIpynb(NOTEBOOK, "https://example.org/moves/")).toBe(
    expected("moves.ipynb.txt"),
  );
});

test("rejects a library without a list of exports at its end", () => {
  const unlisted = "export const two = 2;\n";
  expect(() => toScript(NOTEBOOK, unlisted, "https://example.org/moves/", {})).toThrow(
    "the library's module has no list of exports",
  );
});
