import { expect, test } from "vitest";
import { watchGlobals } from "#notebook/worker/detect-tampering.ts";

/** Puts everything back, whatever is expected of it. */
function changedBy(
  holder: object,
  key: PropertyKey,
  change: PropertyDescriptor | undefined,
): string | undefined {
  const changed = watchGlobals(globalThis as never);
  const before = Object.getOwnPropertyDescriptor(holder, key);
  try {
    if (change === undefined) Reflect.deleteProperty(holder, key);
    else Object.defineProperty(holder, key, { configurable: true, ...change });
    return changed();
  } finally {
    if (before === undefined) Reflect.deleteProperty(holder, key);
    else Object.defineProperty(holder, key, before);
  }
}

test("reports nothing without changes", () => {
  const changed = watchGlobals(globalThis as never);
  /(a)/.exec("a");
  expect(changed()).toBeUndefined();
});

test("reports the first of several changes, values before additions", () => {
  const changed = watchGlobals(globalThis as never);
  const added = [Map.prototype, Array.prototype, Object.prototype] as Record<
    string,
    unknown
  >[];
  try {
    const found = added.map((holder) => {
      Object.defineProperty(holder, "late", { configurable: true, value: 1 });
      return changed();
    });
    expect(found).toEqual(["Map.prototype", "Array.prototype", "Object.prototype"]);
    expect(changedBy(Math, "max", { value: 1 })).toBe("Math.max");
  } finally {
    for (const holder of added) delete holder["late"];
  }
  expect(changed()).toBeUndefined();
});

const LISTED = Object.getPrototypeOf([][Symbol.iterator]()) as object;

test.each<[object, PropertyKey, PropertyDescriptor | undefined, string]>([
  [RegExp.prototype, "exec", { value: () => null }, "RegExp.prototype.exec"],
  [Function.prototype, "call", { value: () => 1 }, "Function.prototype.call"],
  [Promise.prototype, "then", undefined, "Promise.prototype.then"],
  [JSON, "stringify", { value: () => "{}" }, "JSON.stringify"],
  [Map.prototype, "size", { get: () => 5 }, "Map.prototype.size"],
  [Array.prototype, Symbol.iterator, { value: 1 }, "Array.prototype[Symbol.iterator]"],
  [Object.prototype, "toJSON", { value: () => "x" }, "Object.prototype"],
  [globalThis, "setTimeout", { value: null }, "setTimeout"],
  [LISTED, "next", { value: 1 }, "the iterators of arrays.next"],
  [Object.getPrototypeOf(LISTED), "late", { value: 1 }, "iterators"],
  [globalThis, "Promise", { value: class {}, writable: true }, "Promise"],
])("detects and names a change: %#", (holder, key, change, name) => {
  expect(changedBy(holder, key, change)).toBe(name);
});
