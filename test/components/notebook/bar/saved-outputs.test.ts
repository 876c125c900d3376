import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_RUN_OUTPUTS } from "#notebook/output/output-size.ts";
import { outputsKey } from "#components/notebook/bar/storage-keys.ts";
import { saveOutputs, restoreOutputs } from "#components/notebook/bar/saved-outputs.ts";
import type { Results } from "#components/notebook/cell/results.ts";
import * as Inputs from "#notebook/inputs/number-inputs.ts";
import type { InputState } from "#notebook/run/input-state.ts";
import type { Output } from "#notebook/output/output.ts";

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
const CODE = "6 * 7";
const cell = (id: string, ownResults?: Results) => ({
  ...{ id, kind: "code" as const, base: "", source: CODE, outputs: [OUTPUT] },
  ownResults,
  restored: undefined as Results | undefined,
  restore(results: Results) {
    this.restored = results;
  },
});
const restoredFrom = (text: string, id = "cell-1", more = {}) => {
  items.set(outputsKey("moves"), text);
  const page = { ...cell(id), ...more };
  const inputs = restoreOutputs("moves", [page]);
  return page.restored && { ...page.restored, inputs };
};
const stored = (outputs: unknown, more = {}) =>
  JSON.stringify({ "cell-1": { code: CODE, outputs, inputs: [], ...more } });
const keep = (results: Results, inputs: readonly InputState[] = [], id = "cell-1") => {
  saveOutputs("moves", async () => ({ cells: [cell(id, results)], inputs }));
  return vi.runAllTimersAsync();
};
const keptText = () => items.get(outputsKey("moves"))!;
const many = <One>(count: number, one: One) => Array.from({ length: count }, () => one);

test.each(["cell-1", "constructor", "__proto__", "toString"])(
  "results are restored in their cell, whatever its id: %s",
  async (id) => {
    await keep({ code: CODE, outputs: [OUTPUT] }, [], id);
    expect(restoredFrom(keptText(), id)?.outputs).toEqual([OUTPUT]);
  },
);

test("each of two tabs stores what it has run, and keeps the other's results", async () => {
  const now = (text: string) => ({ code: CODE, outputs: [{ ...OUTPUT, text }] });
  const write = async (...cells: ReturnType<typeof cell>[]) => {
    saveOutputs("moves", async () => ({ cells, inputs: [] }));
    await vi.runAllTimersAsync();
  };
  const texts = () =>
    ["cell-1", "cell-2", "cell-3"].map(
      (id) => restoredFrom(keptText(), id)?.outputs[0].text,
    );
  await write(cell("cell-1", now("run in A")), cell("cell-2"), cell("cell-3"));
  await write(cell("cell-1"), cell("cell-2", now("run in B")), cell("cell-3"));
  expect(texts()).toEqual(["run in A", "run in B", undefined]);
  // Restored outputs may be newer there; outputs of this tab are not.
  await write(
    cell("cell-1", { ...now("as it was"), isRestored: true }),
    cell("cell-2", now("run again")),
  );
  expect(texts()).toEqual(["run in A", "run again", undefined]);
  // Of another text, or of a cell that has gone, nothing stays.
  await write({ ...cell("cell-1"), source: "7" }, cell("cell-3", now("third")));
  expect(texts()).toEqual([undefined, undefined, "third"]);
});

test("a control is restored with its value, which the next run uses", async () => {
  const { input } = Inputs.range([0, 9], { value: 2 });
  const view = { kind: "input" as const, index: 0, input };
  const state = { cell: "cell-1", index: 0, made: JSON.stringify(input), raw: 7 };
  await keep({ code: CODE, outputs: [{ ...OUTPUT, view }] }, [state]);
  const { outputs, inputs } = restoredFrom(keptText())!;
  expect(inputs).toEqual([state]);
  expect(outputs[0].view).toEqual({ ...view, input: { ...input, value: 7 } });
});

test("an invalid control value is not restored, nor is its cell", () => {
  const { input } = Inputs.range([0, 9], { value: 2 });
  const outputs = [{ ...OUTPUT, view: { kind: "input", index: 0, input } }];
  const made = JSON.stringify(input);
  const set = (raw: unknown) =>
    restoredFrom(stored(outputs, { inputs: [{ cell: "", index: 0, made, raw }] }));
  expect(set(3)?.inputs).toHaveLength(1);
  for (const raw of [10, "3", null]) expect(set(raw)).toBeUndefined();
});

test("an error is restored with the outputs before it", async () => {
  const error = { message: "Error: no", line: 2 };
  await keep({ code: CODE, outputs: [OUTPUT], error });
  expect(restoredFrom(keptText())).toMatchObject({ outputs: [OUTPUT], error });
});

test("stopped runs are not stored, nor results that the page ships", async () => {
  await keep({ code: CODE, outputs: [OUTPUT], note: "Stopped." });
  expect(keptText()).toBe("{}");
});

test("results of an earlier text of the reader’s are restored, of an author’s not", () => {
  const text = stored([OUTPUT], { code: "6 * 8" });
  expect(restoredFrom(text)).toMatchObject({ code: "6 * 8", isRestored: true });
  expect(restoredFrom(text, "cell-1", { base: CODE })).toBeUndefined();
});

test.each([
  ["has run in this visit", { ownResults: { code: CODE, outputs: [] } }],
  ["is of others and not agreed to", { from: "link" }],
])("nothing is restored to a cell that %s", (_, more) => {
  expect(restoredFrom(stored([OUTPUT]), "cell-1", more)).toBeUndefined();
});

test("everything that is stored is restored", () => {
  expect(restoredFrom(stored(many(200, OUTPUT)))?.outputs).toHaveLength(200);
});

test.each([
  ["no JSON", "{"],
  ["lists in lists", "[".repeat(1_000_000)],
  ["a list", "[]"],
  ["the words of another form", '{"cell-1":"42"}'],
  ["results that are no list", stored({ length: 1 })],
  ["a result that is none", stored([null])],
  ["results of no known kind", stored([{ ...OUTPUT, view: { kind: "page" } }])],
  ["more results than a run may show", stored(many(MAX_RUN_OUTPUTS + 1, OUTPUT))],
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
