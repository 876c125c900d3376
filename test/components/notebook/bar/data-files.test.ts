import { expect, test } from "vitest";
import {
  checkQuota,
  FileError,
  isStoredEntry,
  MAX_FILE_COUNT,
  MAX_FILE_BYTES,
  MAX_TOTAL_BYTES,
} from "#components/notebook/bar/data-files.ts";
import { fileWarning } from "#components/notebook/bar/file-warning.ts";
import { formatFileSize } from "#notebook/files/format-file-size.ts";

const file = (name: string, size: number) => ({ name, size });
const full = ["a", "b", "c", "d"].map((name) => file(name, MAX_TOTAL_BYTES / 4));

test("files are stored up to the limits, and one replaces another of the same name", () => {
  expect(() => checkQuota(file("a", MAX_FILE_BYTES), full)).not.toThrow();
  expect(() => checkQuota(file("e", 0), full)).not.toThrow();
});

test("an error names the file, its size and the limit", () => {
  expect(() => checkQuota(file("big.csv", MAX_FILE_BYTES + 1), [])).toThrow(
    "big.csv (5.1 MB) is not kept: a file may have at most 5 MB.",
  );
  expect(() => checkQuota(file("e.csv", 1), full)).toThrow(
    "e.csv (1 byte) is not kept: with the others it would be 20.1 MB, and a notebook may have at most 20 MB.",
  );
  expect(() => checkQuota(file("n".repeat(101), 1), [])).toThrow(FileError);
  const many = Array.from({ length: MAX_FILE_COUNT }, (_, i) => file(`${i}`, 0));
  expect(() => checkQuota(file("0", 1), many)).not.toThrow();
  expect(() => checkQuota(file("one.csv", 0), many)).toThrow(
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
  const note = fileWarning(name, new TextEncoder().encode(text).buffer as ArrayBuffer);
  if (words === undefined) expect(note).toBeUndefined();
  else expect(note).toContain(words);
});

test("sizes are rounded up, so that none looks smaller than it is", () => {
  expect([999, 1000, 1001, 999_999, 1_000_000, 1_000_001].map(formatFileSize)).toEqual([
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
  expect(isStoredEntry(entry)).toBe(true);
  const isPart = typeof changes === "object" && !Array.isArray(changes);
  expect(isStoredEntry(isPart ? { ...entry, ...changes } : changes)).toBe(false);
});
