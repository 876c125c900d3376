import { expect, test } from "vitest";
import {
  checkRoom,
  FileProblem,
  isEntry,
  MAX_COUNT,
  MAX_FILE,
  MAX_FILES,
} from "../../../../src/components/notebook/bar/data-files.ts";
import { noteOn } from "../../../../src/components/notebook/bar/file-note.ts";
import { sizeInWords } from "../../../../src/notebook/files/size-in-words.ts";

const file = (name: string, size: number) => ({ name, size });
const full = ["a", "b", "c", "d"].map((name) => file(name, MAX_FILES / 4));

test("files are kept up to the limits, and one replaces another of its name", () => {
  expect(() => checkRoom(file("a", MAX_FILE), full)).not.toThrow();
  expect(() => checkRoom(file("e", 0), full)).not.toThrow();
});

test("a refusal names the file, its size and the limit", () => {
  expect(() => checkRoom(file("big.csv", MAX_FILE + 1), [])).toThrow(
    "big.csv (5.1 MB) is not kept: a file may have at most 5 MB.",
  );
  expect(() => checkRoom(file("e.csv", 1), full)).toThrow(
    "e.csv (1 byte) is not kept: with the others it would be 20.1 MB, and a notebook may have at most 20 MB.",
  );
  expect(() => checkRoom(file("n".repeat(101), 1), [])).toThrow(FileProblem);
  const many = Array.from({ length: MAX_COUNT }, (_, i) => file(`${i}`, 0));
  expect(() => checkRoom(file("0", 1), many)).not.toThrow();
  expect(() => checkRoom(file("one.csv", 0), many)).toThrow(
    "one.csv (0 bytes) is not kept: a notebook may have at most 200 files.",
  );
});

test.each([
  ["a.csv", "a,b\n1,2,3", "a.csv, line 2: 3 fields, where the heading has 2."],
  ["a.json", "", "a.json is empty."],
  ["a.txt", "", "a.txt is empty."],
  ["a.geojson", '{"a"', "a.geojson is not JSON: Expected ':' after property name"],
  ["a.json", '{"a": 1}', undefined],
  ["a.txt", "{", undefined],
])("what is wrong with %s is told where it comes: %j", (name, text, words) => {
  const note = noteOn(name, new TextEncoder().encode(text).buffer as ArrayBuffer);
  if (words === undefined) expect(note).toBeUndefined();
  else expect(note).toContain(words);
});

test("sizes are rounded up, so that none looks smaller than it is", () => {
  expect([999, 1000, 1001, 999_999, 1_000_000, 1_000_001].map(sizeInWords)).toEqual([
    "999 bytes",
    "1 KB",
    "2 KB",
    "1000 KB",
    "1 MB",
    "1.1 MB",
  ]);
});

test.each([
  ["nothing", undefined],
  ["a list", []],
  ["a name that is none", { name: 7 }],
  ["a name of a million characters", { name: "n".repeat(1e6) }],
  ["bytes that are a text", { bytes: "a,b" }],
  ["bytes that are of another length than it says", { size: 7 }],
  ["a size that is none", { size: "3" }],
])("what other code has stored as a file is none: %s", (_, changes) => {
  const entry = { page: "a", name: "a.csv", size: 3, bytes: new ArrayBuffer(3) };
  expect(isEntry(entry)).toBe(true);
  const isPart = typeof changes === "object" && !Array.isArray(changes);
  expect(isEntry(isPart ? { ...entry, ...changes } : changes)).toBe(false);
});
