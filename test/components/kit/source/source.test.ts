import { expect, test } from "vitest";
import { libraryRegion } from "#kit/source/library-region.ts";

test("a region of the library comes with its file's path from the project's root", () => {
  const { file, text, firstLine } = libraryRegion(
    "indexing/permutation.ts",
    "rankByCounting",
  );
  expect(file).toBe("src/lib/indexing/permutation.ts");
  expect(text).toMatch(/^export function rankByCounting\(/);
  expect(firstLine).toBeGreaterThan(1);
});

test("an unknown file is refused with the files there are", () => {
  expect(() => libraryRegion("indexing/factorials.ts", "x")).toThrow(
    /^src\/lib has no file “indexing\/factorials\.ts”; it has .*indexing\/permutation\.ts/,
  );
});

test("an unknown region is refused with the file's path and the regions there are", () => {
  expect(() => libraryRegion("indexing/permutation.ts", "rank")).toThrow(
    "src/lib/indexing/permutation.ts declares no “rank”; it declares lehmerCode, rankPermutation, rankByCounting, unrankPermutation, unrankByMakingRoom",
  );
});
