import { expect, test } from "vitest";
import {
  countMultiset,
  rankCombination,
  rankMultiset,
  rankPermutationBig,
  unrankMultiset,
} from "#lib/index.ts";
import { seeded } from "../puzzle/seeded.ts";

test("all rows of some counts come in lexicographic order, without gaps", () => {
  for (const counts of [[2, 1, 1], [3, 0, 2], [1, 1, 1, 1], [4], [], [2, 2, 2]]) {
    const count = countMultiset(counts);
    const rows = Array.from({ length: Number(count) }, (_, i) =>
      unrankMultiset(BigInt(i), counts),
    );
    expect(rows.map((row) => rankMultiset(row))).toEqual(rows.map((_, i) => BigInt(i)));
    const texts = rows.map(String);
    expect(texts).toEqual(texts.toSorted());
    expect(new Set(texts).size).toBe(rows.length);
  }
});

test("the counts are those of the textbooks", () => {
  // The letters of MISSISSIPPI; four colours of the 24 centres of a 4×4×4 on six faces.
  expect(countMultiset([1, 4, 4, 2])).toBe(34650n);
  expect(countMultiset([4, 4, 4, 4, 4, 4])).toBe(3246670537110000n);
});

test("where no pieces look alike it is rankPermutation, and of two kinds a combination", () => {
  const random = seeded(3);
  for (let i = 0; i < 50; i++) {
    const row = Array.from({ length: 20 }, (_, k) => k);
    row.sort(() => random(3) - 1);
    expect(rankMultiset(row)).toBe(rankPermutationBig(row));
    const chosen = row.map((piece) => piece % 3 === 0);
    const mirrored = chosen.map(Number).reverse();
    expect(rankMultiset(mirrored)).toBe(BigInt(rankCombination(chosen)));
  }
});

test("what is no arrangement is refused", () => {
  expect(() => rankMultiset([0, -1])).toThrow(
    "position 2 holds -1; expected a whole number 0..9999 (positions count from 1)",
  );
  expect(() => rankMultiset("01" as never)).toThrow("must be an array");
  expect(() => unrankMultiset(12n, [2, 1, 1])).toThrow("12n is out of range 0n..11n");
  expect(() => unrankMultiset(-1n, [2])).toThrow("out of range");
  expect(() => unrankMultiset(0 as never, [2])).toThrow("not a bigint");
  expect(() => countMultiset([1.5])).toThrow(
    "the count of kind 0 1.5 is not a whole number",
  );
  expect(() => countMultiset([9000, 9000])).toThrow("out of range");
});
