import { describe, expect, test } from "vitest";
import {
  largestBlockEndingAt,
  slotRows,
} from "#figures/indexing/slot-ruler/slot-rows.ts";
import { factorial, lehmerCode, unrankPermutation } from "#lib/index.ts";

/** Every order of two to five cards, and some of six to eight. */
const ORDERS = [2, 3, 4, 5, 6, 7, 8].flatMap((n) => {
  const step = n < 6 ? 1 : 97;
  const count = Math.ceil(factorial(n) / step);
  return Array.from({ length: count }, (_, i) => ({
    index: i * step,
    permutation: unrankPermutation(i * step, n),
  }));
});

describe("the rows of the ruler", () => {
  test("each row is the marked block of the row above; the last one ends at the index", () => {
    for (const { index, permutation } of ORDERS) {
      let open = { first: 0, slots: factorial(permutation.length) };
      for (const { blocks, digit, size } of slotRows(permutation)) {
        expect(blocks[0].first).toBe(open.first);
        expect(blocks.length * size).toBe(open.slots);
        open = { first: blocks[digit].first, slots: size };
      }
      expect(open).toEqual({ first: index, slots: 1 });
    }
  });

  test("blocks have no gaps between them", () => {
    for (const { permutation } of ORDERS) {
      for (const { blocks, size } of slotRows(permutation)) {
        const steps = blocks.slice(1).map(({ first }, i) => first - blocks[i].first);
        expect(steps.every((step) => step === size)).toBe(true);
      }
    }
  });

  test("all permutations of a block start with the same cards", () => {
    for (const { permutation } of ORDERS.filter((_, i) => i % 7 === 0)) {
      const n = permutation.length;
      slotRows(permutation).forEach(({ blocks, size }, at) => {
        for (const { card, first } of blocks) {
          for (const index of [first, first + size - 1]) {
            const order = unrankPermutation(index, n);
            expect(order.slice(0, at + 1)).toEqual([...permutation.slice(0, at), card]);
          }
        }
      });
    }
  });

  test("the marked blocks hold the permutation's cards, and the digits add up to the index", () => {
    for (const { index, permutation } of ORDERS) {
      const rows = slotRows(permutation);
      expect(rows.map(({ blocks, digit }) => blocks[digit].card)).toEqual(
        permutation.slice(0, -1),
      );
      expect(rows.map(({ digit }) => digit)).toEqual(
        lehmerCode(permutation).slice(0, -1),
      );
      expect(rows.reduce((sum, { digit, size }) => sum + digit * size, 0)).toBe(index);
    }
  });

  test("six cards have six blocks of 120, five of 24 and so on", () => {
    const rows = slotRows(unrankPermutation(346, 6));
    expect(rows.map(({ blocks, size }) => [blocks.length, size])).toEqual([
      [6, 120],
      [5, 24],
      [4, 6],
      [3, 2],
      [2, 1],
    ]);
    expect(rows[1].blocks.map(({ card }) => card)).toEqual([0, 1, 3, 4, 5]);
    expect(rows[1].blocks.map(({ first }) => first)).toEqual([240, 264, 288, 312, 336]);
  });
});

test("the largest block that ends with a slot belongs to the digit that changes next", () => {
  for (const n of [2, 3, 4, 5, 6]) {
    for (let index = 0; index < factorial(n) - 1; index++) {
      const digits = lehmerCode(unrankPermutation(index, n));
      const next = lehmerCode(unrankPermutation(index + 1, n));
      const turned = digits.findIndex((digit, at) => digit !== next[at]);
      expect(largestBlockEndingAt(index)).toBe(n - 1 - turned);
    }
  }
});
