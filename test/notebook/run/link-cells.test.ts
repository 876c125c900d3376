import { expect, test } from "vitest";
import { linkCells } from "../../../src/notebook/run/link-cells.ts";

const cell = (id: string, source: string) => ({ id, label: `cell ${id}`, source });

test("a cell that is as it was is not read again, a changed one is", () => {
  const kept = cell("b", "a + 1;");
  const before = linkCells([cell("a", "const a = 1;"), kept]);
  const after = linkCells([kept, cell("a", "const a = 2;")], before);
  expect(after[0].prepared).toBe(before[1].prepared);
  expect(after[1].prepared).not.toBe(before[0].prepared);
  expect(after[1].prepared!.script).toContain("2");
});

test("what is not read again is linked anew", () => {
  const [a, b, use] = [cell("a", "const n = 1;"), cell("b", "n;"), cell("c", "n;")];
  const alone = linkCells([b, use]);
  expect(alone[0].inputs.size).toBe(0);
  const together = linkCells([a, b, use], alone);
  expect([...together[1].inputs]).toEqual([["n", { cell: "a" }]]);
  const twice = linkCells([a, cell("d", "const n = 2;"), b], together);
  expect(twice.map(({ problem }) => problem?.message)).toEqual([
    "n is also defined in cell d: give one of them another name",
    "n is also defined in cell a: give one of them another name",
    "n is defined in cell a and cell d",
  ]);
  expect(linkCells([a, b], twice).map(({ problem }) => problem)).toEqual([
    undefined,
    undefined,
  ]);
});

test("the mistake of a cell that is no TypeScript stays until its text is another", () => {
  const before = linkCells([cell("a", "1;\nconst = 2;")]);
  const same = linkCells([cell("a", "1;\nconst = 2;")], before);
  expect(same[0].problem!.line).toBe(2);
  expect(same).toEqual(before);
  expect(linkCells([cell("a", "1;")], before)[0].problem).toBeUndefined();
});

const FROM = 'import { Inputs, view } from "every-cube/notebook";\n';
const SLIDER = "const n = view(Inputs.range([0, 9]));\n";
const MISUSE = "n is a control’s value: use it in another cell";

test.each([
  ["in a loop", `${FROM}${SLIDER}for (let i = 0; i < n; i++) i;`, 3],
  ["in a function", `${FROM}${SLIDER}const f = () => ({ n });`, 3],
  [
    "by another name",
    FROM.replace("view", "view as show") + SLIDER.replace("view", "show") + "n;",
    3,
  ],
  [
    "of the whole module",
    `import * as nb from "every-cube/notebook";\nlet n: any = nb.view(nb.Inputs.toggle()), m = n;`,
    2,
  ],
  ["with its type", `${FROM}const n = view<number>(Inputs.range([0, 9])); n + 1;`, 2],
])("a control's value that its own cell uses is an error: %s", (_, source, line) => {
  const [{ problem }] = linkCells([cell("a", source)]);
  expect(problem).toEqual({ message: MISUSE, line });
});

test("a view that another cell imports is known as one", () => {
  const [, b] = linkCells([cell("a", FROM), cell("b", `${SLIDER}n;`)]);
  expect(b.problem?.message).toBe(MISUSE);
});

test.each([
  `${FROM}${SLIDER}const f = (n: number) => n; f(1);`,
  `${FROM}${SLIDER}{ const n = 1; n; }`,
  `${FROM}${SLIDER}const o = { n: 1 }; o.n;`,
  `${FROM}view(Inputs.toggle());`,
  `const view = (n: number) => n; const n = view(1); n;`,
  `${FROM}const n = Inputs.range([0, 9]); view(n);`,
])("all else is none: %s", (source) => {
  expect(linkCells([cell("a", source)])[0].problem).toBeUndefined();
});
