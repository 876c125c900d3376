import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outputsKey } from "../../../../src/components/notebook/bar/draft-key.ts";
import {
  keepOutputs,
  restoreOutputs,
} from "../../../../src/components/notebook/bar/kept-outputs.ts";
import type { Output } from "../../../../src/notebook/show/output.ts";

const items = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  items.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const OUTPUT: Output = { line: 1, text: "42" };
const cell = (id: string, shown: string | undefined = undefined) => ({
  ...{ id, kind: "code" as const, base: "", source: "6 * 7", shown, outputs: [OUTPUT] },
  restored: undefined as readonly Output[] | undefined,
  restore(outputs: readonly Output[]) {
    this.restored = outputs;
  },
});
const restoredFrom = (text: string, id = "cell-1") => {
  items.set(outputsKey("moves"), text);
  const page = cell(id);
  restoreOutputs("moves", [page]);
  return page.restored;
};
const stored = (outputs: unknown, id = "cell-1") =>
  JSON.stringify(Object.fromEntries([[id, { code: "6 * 7", outputs }]]));
const many = <One>(count: number, one: One) => Array.from({ length: count }, () => one);

test.each(["cell-1", "constructor", "__proto__", "toString"])(
  "results come back under their cell, whatever it is called: %s",
  (id) => {
    keepOutputs("moves", () => [cell(id, "6 * 7")]);
    vi.runAllTimers();
    expect(restoredFrom(items.get(outputsKey("moves"))!, id)).toEqual([OUTPUT]);
  },
);

test("as much as is kept is restored", () => {
  expect(restoredFrom(stored(many(200, OUTPUT)))).toHaveLength(200);
});

test.each([
  ["no JSON", "{"],
  ["lists in lists", "[".repeat(1_000_000)],
  ["a list", "[]"],
  ["the words of another form", '{"cell-1":"42"}'],
  ["results that are no list", stored({ length: 1 })],
  ["a result that is none", stored([null])],
  ["results of no known kind", stored([{ ...OUTPUT, view: { kind: "page" } }])],
  ["more results than a run may show", stored(many(201, OUTPUT))],
  ["a hundred thousand results", stored(many(100_000, OUTPUT))],
  [
    "more characters than are kept of a cell",
    stored(many(12, { line: 1, text: "\u05d0 ".repeat(9_000) })),
  ],
  [
    "more characters in lines than can be laid out",
    stored(many(11, { line: 1, text: "\u05d0 ".repeat(2_400) })),
  ],
  ["more characters than are kept of all", " ".repeat(1_500_001) + stored([OUTPUT])],
  [
    "a tree without end",
    stored([
      {
        ...OUTPUT,
        view: { kind: "tree", root: { text: "a", children: many(501, { text: "a" }) } },
      },
    ]),
  ],
])("of what other code has stored, nothing is restored: %s", (_, text) => {
  expect(restoredFrom(text)).toBeUndefined();
});
