import { expect, test } from "vitest";
import { entryAt, entriesOf } from "#notebook/values/value-entries.ts";

function opened(value: object) {
  const { total, entries: parts } = entriesOf(value);
  return { total, parts: [...parts] };
}

const part = (key: string, value: unknown) => ({ key, value });

test.each<[string, object, number, readonly object[]]>([
  ["an array", ["a", "b"], 2, [part("0", "a"), part("1", "b")]],
  ["an array with a hole", [1, , 3], 3, [part("0", 1), part("2", 3)]], // prettier-ignore
  ["a typed array", new Int8Array([-1]), 1, [part("0", -1)]],
  ["a Map", new Map([["a", 1]]), 1, [part('"a"', 1)]],
  ["a Set", new Set(["a", "b"]), 2, [part("0", "a"), part("1", "b")]],
  ["a record", { a: 1, b: undefined }, 2, [part("a", 1), part("b", undefined)]],
  ["a class", new (class { x = 1; get y() { return 2; } })(), 1, [part("x", 1)]], // prettier-ignore
  ["a date", new Date(0), 0, []],
  ["a regular expression", Object.assign(/a/, { more: 1 }), 0, []],
  ["a promise", Promise.resolve(1), 0, []],
  ["an error", Object.assign(new TypeError("no"), { more: 1 }), 0, []],
])("%s has its entries", (_, value, total, parts) => {
  expect(opened(value)).toEqual({ total, parts });
});

test("a getter is not run, and a lone setter still counts as an entry", () => {
  const value = {
    get a(): never {
      throw new Error("run");
    },
    set b(_: number) {},
  };
  expect(opened(value).parts).toEqual([
    { key: "a", isGetter: true },
    { key: "b", isGetter: true },
  ]);
});

test("long keys of a Map are truncated", () => {
  const [{ key }] = opened(new Map([["x".repeat(100), 1]])).parts;
  expect(key).toHaveLength(40);
});

test("an inherited key has no entry", () => {
  expect(entryAt([1], 1)).toBeUndefined();
  expect(entryAt({}, "toString")).toBeUndefined();
  expect(entryAt([7], 0)).toEqual(part("0", 7));
});

test("a key removed during iteration is skipped", () => {
  const value: Record<string, number> = { a: 1, b: 2 };
  const { entries: parts } = entriesOf(value);
  delete value["b"];
  expect([...parts]).toEqual([part("a", 1)]);
});
