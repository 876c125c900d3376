import { expect, test, vi } from "vitest";
import { cellConsole } from "#notebook/run/cell-console.ts";
import { runSingleCell } from "./run-single-cell.ts";

type Cell = ReturnType<typeof cellConsole>;

function printedBy(act: (console: Cell) => void): string[] {
  const lines: string[] = [];
  act(cellConsole((text) => lines.push(text)));
  return lines;
}

test("has every console method of browsers, and none throws", async () => {
  const methods = Object.keys(console).filter(
    (name) => typeof console[name as keyof Console] === "function",
  );
  const ofBrowsers = methods.filter((name) => !/^(_|context|createTask)/.test(name));
  expect(Object.keys(cellConsole(() => {}))).toEqual(
    expect.arrayContaining(ofBrowsers),
  );
  const refuse = (): never => {
    throw new Error("refused");
  };
  const refuses = new Proxy({}, { ownKeys: refuse, get: refuse });
  const cell: Record<string, (...values: unknown[]) => void> = cellConsole(() => {});
  for (const name of Object.keys(cell)) {
    for (const value of [undefined, null, 5, "x".repeat(1e6), refuses, Symbol("x")]) {
      expect(() => cell[name](value, value), name).not.toThrow();
    }
  }
});

test("groups indent, counts count, and assertions print only failures", () => {
  const lines = printedBy((cell) => {
    cell.group("outer");
    cell.log("a\nb");
    cell.groupCollapsed();
    cell.dir({ x: 1 });
    cell.groupEnd();
    cell.groupEnd();
    cell.groupEnd();
    cell.count();
    cell.count("turns");
    cell.count();
    cell.countReset();
    cell.count();
    cell.assert(true, "is so");
    cell.assert(0, "is not", 5);
    cell.trace("here");
  });
  expect(lines).toEqual([
    "outer",
    "  a\n  b",
    "    { x: 1 }",
    "default: 1",
    "turns: 1",
    "default: 2",
    "default: 1",
    "Assertion failed: is not 5",
    "Trace here",
  ]);
});

test("timers print the elapsed time, or that they were not started", () => {
  const now = vi.spyOn(performance, "now");
  const lines = printedBy((cell) => {
    now.mockReturnValue(100);
    cell.time("search");
    now.mockReturnValue(112.34);
    cell.timeLog("search", "so far");
    cell.timeEnd("search");
    cell.timeEnd("search");
  });
  now.mockRestore();
  expect(lines).toEqual([
    "search: 12.3 ms so far",
    "search: 12.3 ms",
    "no timer “search” has been started",
  ]);
});

test("console.table outputs a table, with selected columns, and of an object's rows", async () => {
  const tableOf = async (source: string) => {
    const { outputs } = await runSingleCell(`console.table(${source});`);
    expect(outputs).toHaveLength(1);
    const { view } = outputs[0];
    if (view?.kind !== "table") return view;
    expect(view.hidesText).toBe(true);
    return [view.columns, ...view.rows];
  };
  expect(await tableOf("[{ a: 1, b: 2 }, { a: 3, b: 4 }]")).toEqual([
    ["a", "b"],
    ["1", "2"],
    ["3", "4"],
  ]);
  expect(await tableOf("[{ a: 1, b: 2 }, { a: 3, b: 4 }], ['b']")).toEqual([
    ["b"],
    ["2"],
    ["4"],
  ]);
  expect(await tableOf("{ x: { n: 1 }, y: { n: 2 } }")).toEqual([
    ["key", "n"],
    ["x", "1"],
    ["y", "2"],
  ]);
  expect(await tableOf("5")).toBeUndefined();
});

test.each<[unknown[], string]>([
  [["%s is %d years and %o", "Bob", 42, { a: 1 }], "Bob is 42 years and { a: 1 }"],
  [["%c styled", "color: red"], " styled"],
  [["%i %d %f %d", 4.7, "12px", "1.5", 10n], "4 12 1.5 10n"],
  [["%d %i %f", {}, Symbol("x"), "x"], "NaN NaN NaN"],
  [["%s %s %s", null, Symbol("x"), [1, 2]], "null Symbol(x) [1, 2]"],
  [
    ["%O %j %j", new Map([[1, 2]]), { a: [1] }, undefined],
    'Map { 1 => 2 } {"a":[1]} undefined',
  ],
  [["100 %% of %s and %s", "one"], "100 % of one and %s"],
  [["%s", "a", "b", 3], "a b 3"],
  [["100 %"], "100 %"],
  [["100 %%"], "100 %%"],
  [["%x %s", 1], "%x 1"],
  [[1, "%s", 2], "1 %s 2"],
])("formats arguments by format specifiers (%#)", (values, line) => {
  expect(printedBy((cell) => cell.log(...values))).toEqual([line]);
});

test("assertions and traces support format specifiers", () => {
  const lines = printedBy((cell) => {
    cell.assert(false, "%d of %s", 1, "two");
    cell.assert(false);
    cell.assert(false, 5, "is odd");
    cell.trace("%s", "here");
    cell.group("%s", "a");
    cell.error("%i", 2.5);
  });
  expect(lines).toEqual([
    "Assertion failed: 1 of two",
    "Assertion failed",
    "Assertion failed 5 is odd",
    "Trace here",
    "a",
    "  2",
  ]);
});
