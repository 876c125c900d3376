import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jsonFormat, SavedWork, type WorkFormat } from "#kit/storage/saved-work.ts";
import { FakeStorage, forbidStorage } from "../../fake-storage.ts";

/** A list of words; what is no word is left out. */
const words: WorkFormat<readonly string[]> = {
  read(text) {
    const all = JSON.parse(text) as unknown[];
    if (!Array.isArray(all)) throw new Error("it is no list");
    const value = all.filter((word) => typeof word === "string");
    return { value, flaw: value.length < all.length ? "a word is missing" : undefined };
  },
  write(value) {
    if (value.length > 9) throw new RangeError("too many words");
    return JSON.stringify(value);
  },
};
const open = () => new SavedWork("words 1", words);

let browser: ReturnType<typeof FakeStorage.stub>;
beforeEach(() => void (browser = FakeStorage.stub()));
afterEach(() => vi.unstubAllGlobals());

test("work is read as it was written, and none leaves nothing behind", () => {
  expect(open().read()).toBeUndefined();
  expect(open().write(["a"])).toBeUndefined();
  expect(open().read()).toEqual(["a"]);
  open().write(undefined);
  expect(Object.keys(browser.storage)).toEqual([]);
});

test.each([
  ["no JSON", "{", undefined],
  ["another form", '{"words":2}', undefined],
  ["one spoilt word of three", '["a",7,"b"]', ["a", "b"]],
])(
  "%s is never overwritten: it is set aside, offered, and stays until it is discarded",
  (_, text, readable) => {
    browser.storage.setItem("words 1", text);
    const work = open();
    expect(work.read()).toEqual(readable);
    expect(work.isReadable).toBe(false);
    expect(work.unreadable).toMatchObject([{ text, flaw: expect.any(String) }]);
    const seen = vi.fn<() => void>();
    work.watch(seen);
    work.write(["mine"]);
    work.write(["mine", "too"]);
    expect(seen).toHaveBeenCalledTimes(1);
    const later = open();
    expect(later.read()).toEqual(["mine", "too"]);
    expect(later.isReadable).toBe(true);
    expect(later.unreadable).toMatchObject([{ text }]);
    later.unreadable[0].discard();
    expect(open().unreadable).toEqual([]);
    expect(Object.keys(browser.storage)).toEqual(["words 1"]);
  },
);

test("several spoilt texts are all set aside, the same one only once", () => {
  for (const text of ["{", "[", "{"]) {
    browser.storage.setItem("words 1", text);
    open().write(["mine"]);
  }
  expect(open().unreadable.map(({ text }) => text)).toEqual(["{", "["]);
  // Those of other work are not taken for its own.
  expect(new SavedWork("1", words).unreadable).toEqual([]);
});

test("where a full storage has no room to set a text aside, it stays where it is", () => {
  browser.storage.setItem("words 1", '["a",7]');
  browser.room = "words 1".length + 7;
  const work = open();
  expect(work.write(["mine"])).toBe("full");
  browser.room = 0;
  expect(work.write(["mine"])).toBe("full");
  expect(open().unreadable).toMatchObject([{ text: '["a",7]' }]);
  work.unreadable[0].discard();
  browser.room = 100;
  expect(work.write(["mine"])).toBeUndefined();
  expect(open().read()).toEqual(["mine"]);
});

test("why work can't be stored is told, until it can be again", () => {
  const work = open();
  work.write(["a"]);
  const seen = vi.fn<() => void>();
  const end = work.watch(seen);
  browser.room = 0;
  expect(work.write(["b"])).toBe("full");
  expect(work.write(["b", "c"])).toBe("full");
  expect([work.fault, open().read()]).toEqual(["full", ["a"]]);
  expect(seen).toHaveBeenCalledTimes(1);
  browser.room = 100;
  expect(work.write(["b", "c"])).toBeUndefined();
  expect(work.fault).toBeUndefined();
  expect(seen).toHaveBeenCalledTimes(2);
  expect(work.write(Array(10).fill("a"))).toBe("long");
  end();
  work.write(["a"]);
  expect(seen).toHaveBeenCalledTimes(3);
});

test("where storage is forbidden, that is told when there is something to store", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const forbid of [
    forbidStorage,
    () => vi.stubGlobal("localStorage", { getItem: denied, setItem: denied }),
  ]) {
    forbid();
    const work = open();
    expect(work.read()).toBeUndefined();
    expect(work.unreadable).toEqual([]);
    expect(work.write(["a"])).toBe("forbidden");
    expect(work.fault).toBe("forbidden");
  }
});

test("JSON of another form can't be read", () => {
  const work = new SavedWork(
    "n",
    jsonFormat((value): value is number => typeof value === "number"),
  );
  work.write(7);
  expect(work.read()).toBe(7);
  browser.storage.setItem("n", '"7"');
  expect(work.read()).toBeUndefined();
  expect(work.unreadable).toHaveLength(1);
});
