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
