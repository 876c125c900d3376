import permutationRank from "permutation-rank";
import { expect, test } from "vitest";
import { factorial, rankMyrvoldRuskey, unrankMyrvoldRuskey } from "#lib/index.ts";
import { lexicographicPermutations } from "./lexicographic.ts";

test("all permutations of up to 8 pieces have a number of their own, as another implementation has it, and come back", () => {
  for (let n = 1; n <= 8; n++) {
    const numbers = new Set<number>();
    const wrong: string[] = [];
    for (const perm of lexicographicPermutations(n)) {
      const index = rankMyrvoldRuskey(perm);
      numbers.add(index);
      const back = unrankMyrvoldRuskey(index, n);
      if (index !== byTheirDigits(perm) || back.join() !== perm.join())
        wrong.push(`${perm}: ${index}, ${back}`);
    }
    expect(wrong).toEqual([]);
    expect(numbers.size).toBe(factorial(n));
  }
  expect(rankMyrvoldRuskey([])).toBe(0);
  expect(unrankMyrvoldRuskey(0, 0)).toEqual([]);
});

/**
 * From the number of permutation-rank, the paper's rank2, which has the same
 * digits, but in which the first is worth most.
 */
function byTheirDigits(perm: readonly number[]): number {
  let rest = permutationRank.rank(perm);
  let [index, worth] = [0, 1];
  for (let n = perm.length; n > 1; n--) {
    index += Math.floor(rest / factorial(n - 1)) * worth;
    rest %= factorial(n - 1);
    worth *= n;
  }
  return index;
}

test("four pieces are in the published order", () => {
  const published =
    "1230 3201 1302 1203 2310 2031 3012 2013 1320 3021 1032 1023 2130 2301 3102 2103 3210 0231 0312 0213 3120 0321 0132 0123";
  const ours = Array.from({ length: 24 }, (_, i) => unrankMyrvoldRuskey(i, 4).join(""));
  expect(ours.join(" ")).toBe(published);
  expect(rankMyrvoldRuskey([2, 0, 5, 6, 1, 4, 3])).toBe(1543);
});

test("the last number of 18 pieces comes back exactly", () => {
  const last = factorial(18) - 1;
  expect(rankMyrvoldRuskey(unrankMyrvoldRuskey(last, 18))).toBe(last);
});

test("bad input is named", () => {
  expect(() => rankMyrvoldRuskey([0, 0, 1])).toThrow(RangeError);
  expect(() => rankMyrvoldRuskey(Array.from({ length: 19 }, (_, i) => i))).toThrow(
    RangeError,
  );
  expect(() => unrankMyrvoldRuskey(24, 4)).toThrow("24 is out of range 0..23");
  expect(() => unrankMyrvoldRuskey(0, 19)).toThrow("n is 19");
});
