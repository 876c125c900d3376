import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unrankPacked } from "#lib/indexing/packed-permutation.ts";
import { rankByBits, unrankByBits } from "#lib/indexing/permutation-bits.ts";
import {
  rankByCounting,
  rankPermutation,
  unrankByMakingRoom,
  unrankPermutation,
} from "#lib/indexing/permutation.ts";
import { lexicographicPermutations, shuffled } from "./lexicographic.ts";

const RUNS = { seed: 2026, numRuns: 3000 };

describe("fast, every order has the number that the loops give it, and back", () => {
  for (let n = 0; n <= 8; n++) {
    test(`all of ${n} pieces, in arrays and typed arrays`, () => {
      let index = 0;
      for (const perm of lexicographicPermutations(n)) {
        const bytes = Uint8Array.from(perm);
        const isSame =
          rankByCounting(perm) === index &&
          rankByBits(perm) === index &&
          rankByBits(bytes) === index;
        if (!isSame) expect.fail(`${perm} is not ${index} by both`);
        const plain = unrankByMakingRoom(index, n);
        const packed = unrankPermutation(index, n);
        if (`${plain}` !== `${perm}` || `${packed}` !== `${perm}`) {
          expect.fail(`${index} is ${plain} by the loops, ${packed} fast`);
        }
        index++;
      }
      expect(index).toBeGreaterThan(0);
    });
  }

  test("each length up to 18 has one fast way, and longer ones have none", () => {
    for (let n = 0; n <= 20; n++) {
      expect(unrankPacked(0, n) !== undefined).toBe(n <= 8);
      expect(unrankByBits(0, n) !== undefined).toBe(n > 8 && n <= 18);
      expect(rankByBits(shuffled(n, 1)) !== undefined).toBe(n <= 18);
    }
  });

  test("seeded permutations of 9 to 18 pieces, and the first and last that begin alike", () => {
    for (let n = 9; n <= 18; n++) {
      const identity = Array.from({ length: n }, (_, i) => i);
      const head = shuffled(n, n).slice(0, n - 8);
      const tail = identity.filter((piece) => !head.includes(piece));
      const rows = [
        ...identity.map((seed) => shuffled(n, seed + 1)),
        [...head, ...tail],
        [...head, ...tail.toReversed()],
        identity,
        identity.toReversed(),
      ];
      for (const row of rows) {
        const index = rankByCounting(row);
        expect(rankByBits(row)).toBe(index);
        expect(rankByBits(Float64Array.from(row))).toBe(index);
        expect(unrankByBits(index, n)).toEqual(row);
        expect(unrankByMakingRoom(index, n)).toEqual(row);
      }
    }
  });

  test("what comes out is a new array of its own each time", () => {
    for (const n of [7, 8, 9, 18]) {
      const perm = unrankPermutation(1531, n);
      expect(Array.isArray(perm)).toBe(true);
      expect(perm).toHaveLength(n);
      perm.fill(9);
      expect(unrankPermutation(1531, n)).toEqual(unrankByMakingRoom(1531, n));
    }
  });
});

describe("what is no permutation is left to the loops and refused in their words", () => {
  class Row extends Array<number> {}
  const proxied = (length: unknown) =>
    new Proxy([0, 1, 2], {
      get: (row, key) => (key === "length" ? length : Reflect.get(row, key)),
    });
  const hostile: [string, unknown][] = [
    ["repeated", [0, 1, 1, 3, 4, 5, 6, 7]],
    ["the last repeated", [7, 6, 5, 4, 3, 2, 1, 1]],
    ["8 among eight", [8, 1, 2, 3, 4, 5, 6, 7]],
    ["7 among seven", [0, 1, 2, 3, 4, 5, 7]],
    ["32, which wraps to 0 in bits", [32, 1, 2]],
    ["2³², which wraps to 0 as an integer", [2 ** 32, 1, 2]],
    ["negative", [-1, 0]],
    ["a fraction", [0.5, 1]],
    ["NaN", [0, NaN]],
    ["Infinity", [Infinity, 0]],
    ["a hole", [0, , 1]],
    ["a text", ["0", "1"]],
    ["null", [null, 1]],
    ["booleans", [false, true]],
    ["a symbol", [Symbol("0"), 1]],
    ["a bigint", [0n, 1]],
    ["an array", [[0], 1]],
    ["an object without conversion", [Object.create(null), 1]],
    ["an object that says 0", [{ valueOf: () => 0 }, 1]],
    ["bigints, typed", BigInt64Array.of(0n, 1n)],
    ["fractions, typed", Float64Array.of(0, 1.5)],
    ["no array", { length: 2, 0: 0, 1: 1 }],
    ["text for an array", "01"],
    ["nothing", undefined],
    ["null for an array", null],
    ["a view without length", new DataView(new ArrayBuffer(2))],
    ["a length of 2.5", proxied(2.5)],
    ["a length of “3”", proxied("3")],
    ["a length of NaN", proxied(NaN)],
    ["a length below 0", proxied(-1)],
    ["too long", shuffled(19, 1)],
    ["much too long", new Array(2 ** 32 - 1)],
  ];
  test.each(hostile)("%s", (_, perm) => {
    const refused = outcome(() => rankByCounting(perm as never));
    expect(refused).toMatch(/^(TypeError|RangeError): /);
    expect(outcome(() => rankPermutation(perm as never))).toBe(refused);
  });

  const accepted: [string, unknown, number][] = [
    ["-0", [1, -0, 2], 2],
    ["an empty row", [], 0],
    ["floats, typed", Float64Array.of(2, 1, 0), 5],
    ["a kind of array", Row.from([1, 0]), 1],
    ["a proxy", proxied(3), 0],
    ["a getter", Object.defineProperty([1, 0], 0, { get: () => 1 }), 1],
    ["a frozen row", Object.freeze([1, 0, 2]), 2],
  ];
  test.each(accepted)("%s is as good as before", (_, perm, index) => {
    expect(rankByCounting(perm as never)).toBe(index);
    expect(rankPermutation(perm as never)).toBe(index);
    expect(rankByBits(perm as never)).toBe(index);
  });

  const number = fc.oneof(
    fc.integer({ min: -1, max: 41000 }),
    fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    fc.constantFrom(362879, 362880, 6402373705727999, 6402373705728000, 1e300),
    fc.constantFrom<unknown>(-0, 5039.5, NaN, Infinity, 2 ** 32, 2 ** 53, "3", 3n),
    fc.constantFrom<unknown>(null, undefined, true, Symbol("n"), Object.create(null)),
  );
  const length = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<unknown>(6, 7, 8, 9, 18) },
    number,
    fc.integer({ min: -1, max: 20 }),
  );

  test("of any index and length, unranking gives what the loops give", () => {
    let refusals = 0;
    fc.assert(
      fc.property(number, length, (index, n) => {
        const plain = outcome(() => unrankByMakingRoom(index as never, n as never));
        const fast = outcome(() => unrankPermutation(index as never, n as never));
        if (fast.includes("swapped")) expect(plain).toContain("numbers are exact only");
        else expect(fast).toBe(plain);
        if (plain.includes("Error: ")) refusals++;
      }),
      RUNS,
    );
    expect(refusals).toBeGreaterThan(100);
    expect(refusals).toBeLessThan(RUNS.numRuns - 100);
  });

  test("of any row of near misses, ranking gives what the loops give", () => {
    const piece = fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: -1, max: 8 }) },
      number,
    );
    const row = fc.oneof(
      fc.array(piece, { maxLength: 12 }),
      fc
        .tuple(fc.integer({ min: 0, max: 19 }), fc.integer(), fc.nat(19), piece)
        .map(([n, seed, at, odd]) => {
          const perm: unknown[] = shuffled(n, seed);
          return at < n ? perm.with(at, odd) : perm;
        }),
    );
    let refusals = 0;
    fc.assert(
      fc.property(row, (perm) => {
        const plain = outcome(() => rankByCounting(perm as never));
        expect(outcome(() => rankPermutation(perm as never))).toBe(plain);
        if (plain.includes("Error: ")) refusals++;
      }),
      RUNS,
    );
    expect(refusals).toBeGreaterThan(100);
    expect(refusals).toBeLessThan(RUNS.numRuns - 100);
  });
});

/** What a call returns or throws, as a text. */
function outcome(call: () => unknown): string {
  try {
    return JSON.stringify(call());
  } catch (error) {
    return String(error);
  }
}
