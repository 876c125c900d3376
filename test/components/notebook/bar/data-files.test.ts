import { expect, test } from "vitest";
import {
  checkRoom,
  FileProblem,
  MAX_FILE,
  MAX_FILES,
  sizeInWords,
} from "../../../../src/components/notebook/bar/data-files.ts";

const file = (name: string, size: number) => ({ name, size });
const full = ["a", "b", "c", "d"].map((name) => file(name, MAX_FILES / 4));

test("files are kept up to the limits, and one replaces another of its name", () => {
  expect(() => checkRoom(file("a", MAX_FILE), full)).not.toThrow();
  expect(() => checkRoom(file("e", 0), full)).not.toThrow();
});

test("a refusal names the file, its size and the limit", () => {
  expect(() => checkRoom(file("big.csv", MAX_FILE + 1), [])).toThrow(
    "big.csv (5.1 MB) is not kept: a file may have 5 MB.",
  );
  expect(() => checkRoom(file("e.csv", 1), full)).toThrow(
    "e.csv (1 byte) is not kept: with the others it would be 20.1 MB, and a notebook may have 20 MB.",
  );
  expect(() => checkRoom(file("n".repeat(101), 1), [])).toThrow(FileProblem);
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
