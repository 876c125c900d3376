import { expect, test } from "vitest";
import {
  countMultisetPermutations,
  rankCombination,
  rankMultisetPermutation,
  rankPermutationBig,
  unrankMultisetPermutation,
} from "#lib/index.ts";
import { seeded } from "../puzzle/seeded.ts";

test("all rows of some counts come in lexicographic order, without gaps", () => {
  for (const counts of [[2, 1, 1], [3, 0, 2], [1, 1, 1, 1], [4], [], [2, 2, 2]]) {
    const count = countMultisetPermutations(counts);
    const rows = Array.from({ length: Number(count) }, (_, i) =>
      unrankMultisetPermutation(BigInt(i), counts),
    );
    expect(rows.map((row) => rankMultisetPermutation(row))).toEqual(
      rows.map((_, i) => BigInt(i)),
    );
    const texts = rows.map(String);
    expect(texts).toEqual(texts.toSorted());
    expect(new Set(texts).size).toBe(rows.length);
  }
});

test("the counts are those of the textbooks", () => {
  // The letters of MISSISSIPPI; four colours of the 24 centres of a 4×4×4 on six faces.
  expect(countMultisetPermutations([1, 4, 4, 2])).toBe(34650n);
  expect(countMultisetPermutations([4, 4, 4, 4, 4, 4])).toBe(3246670537110000n);
});

test("where no pieces look alike it is rankPermutation, and of two kinds a combination", () => {
  const random = seeded(3);
  for (let i = 0; i < 50; i++) {
    const row = Array.from({ length: 20 }, (_, k) => k);
    row.sort(() => random(3) - 1);
    expect(rankMultisetPermutation(row)).toBe(rankPermutationBig(row));
    const chosen = row.map((piece) => piece % 3 === 0);
    const mirrored = chosen.map(Number).reverse();
    expect(rankMultisetPermutation(mirrored)).toBe(BigInt(rankCombination(chosen)));
  }
});

test("what is no arrangement is refused", () => {
  expect(() => rankMultisetPermutation([0, -1])).toThrow(
    "the kind at 1 -1 is out of range",
  );
  expect(() => rankMultisetPermutation("01" as never)).toThrow("must be an array");
  expect(() => unrankMultisetPermutation(12n, [2, 1, 1])).toThrow(
    "12n is out of range 0n..11n",
  );
  expect(() => unrankMultisetPermutation(-1n, [2])).toThrow("out of range");
  expect(() => unrankMultisetPermutation(0 as never, [2])).toThrow("not a bigint");
  expect(() => countMultisetPermutations([1.5])).toThrow(
    "the count of kind 0 1.5 is not a whole number",
  );
  expect(() => countMultisetPermutations([9000, 9000])).toThrow("out of range");
});
