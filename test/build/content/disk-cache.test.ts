import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { openCache } from "#build/content/disk-cache.ts";

const DAY = 24 * 60 * 60 * 1000;

let folder: string;

beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), "cache-"));
  folder = join(parent, "new");
  onTestFinished(() => rmSync(parent, { recursive: true }));
});

/** Queries the cache like a new build, and returns how often the text was made. */
function ask(parts: readonly unknown[], text: string) {
  let made = 0;
  const fromCache = openCache(folder);
  const make = () => {
    made += 1;
    return text;
  };
  const given = fromCache(parts, make);
  expect(fromCache(parts, make)).toBe(given);
  return { text: given, made };
}

const files = () => readdirSync(folder).map((name) => join(folder, name));

test("the next build reads cached texts", () => {
  const text = "à\n\nb\n";
  expect(ask(["a", { b: 1 }], text)).toEqual({ text, made: 1 });
  expect(ask(["a", { b: 1 }], "other")).toEqual({ text, made: 0 });
  expect(ask(["a", { b: 2 }], "other")).toEqual({ text: "other", made: 1 });
  expect(files()).toHaveLength(2);
});

test.for<[string, (whole: string) => string]>([
  ["empty", () => ""],
  ["cut off", (whole) => whole.slice(0, -1)],
  ["not as it was", (whole) => whole.replace("text", "taxt")],
  ["something else", () => "{}"],
])("a file that is %s is made anew", ([, damage]) => {
  ask(["a"], "a text");
  const [file] = files();
  writeFileSync(file, damage(readFileSync(file, "utf8")));
  expect(ask(["a"], "a text")).toEqual({ text: "a text", made: 1 });
  expect(ask(["a"], "a text")).toEqual({ text: "a text", made: 0 });
});

test("concurrent builds agree and leave no partial files", () => {
  const open = Array.from({ length: 4 }, () => openCache(folder));
  // Each finds the cache empty, and makes its own before it can see another's.
  const nested = (i: number): string => {
    if (i < open.length) open[i](["a"], () => nested(i + 1));
    return "a text";
  };
  nested(0);
  for (const fromCache of open) expect(fromCache(["a"], () => "other")).toBe("a text");
  expect(files()).toHaveLength(1);
  expect(ask(["a"], "other")).toEqual({ text: "a text", made: 0 });
});

test("errors are not cached", () => {
  const fromCache = openCache(folder);
  const fail = () => {
    throw new Error("no");
  };
  expect(() => fromCache(["a"], fail)).toThrow("no");
  expect(fromCache(["a"], () => "a text")).toBe("a text");
});

test("a read-only cache only costs time", () => {
  writeFileSync(folder, "a file in its place");
  expect(ask(["a"], "a text")).toEqual({ text: "a text", made: 1 });
  expect(ask(["a"], "a text")).toEqual({ text: "a text", made: 1 });
});

test("entries unused for a month are removed", () => {
  const age = (file: string, days: number) => {
    const time = new Date(Date.now() - days * DAY);
    utimesSync(file, time, time);
  };
  ask(["a"], "a text");
  age(files()[0], 29);
  ask(["a"], "a text");
  expect(Date.now() - statSync(files()[0]).mtimeMs).toBeLessThan(DAY);
  age(files()[0], 31);
  openCache(folder);
  expect(files()).toEqual([]);
});
