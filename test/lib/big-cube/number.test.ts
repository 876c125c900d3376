import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ALL_BIG_MOVES,
  applyBigMoves,
  assertBigCube,
  N_BIG_CUBES,
  randomBigCube,
  rankBigCube,
  SOLVED_BIG_CUBE,
  unrankBigCube,
} from "#lib/big-cube.ts";
import { seeded } from "#lib/index.ts";

const anyIndex = fc.bigInt({ min: 0n, max: N_BIG_CUBES - 1n });

test("the number of cubes is 8! × 3⁷ × 12!/2 × 2¹¹", () => {
  const factorial = (n: bigint): bigint => (n === 0n ? 1n : n * factorial(n - 1n));
  expect(N_BIG_CUBES).toBe(
    factorial(8n) * 3n ** 7n * (factorial(12n) / 2n) * 2n ** 11n,
  );
});

test("rank(unrank(index)) is the index, and each such cube is reachable", () => {
  fc.assert(
    fc.property(anyIndex, (index) => {
      const cube = unrankBigCube(index);
      assertBigCube(cube);
      expect(rankBigCube(cube)).toBe(index);
    }),
  );
  for (const index of [0n, 1n, N_BIG_CUBES - 2n, N_BIG_CUBES - 1n]) {
    expect(rankBigCube(unrankBigCube(index))).toBe(index);
  }
  expect(unrankBigCube(0n)).toEqual(SOLVED_BIG_CUBE);
});

test("unrank(rank(cube)) is the cube after any moves", () => {
  const move = fc.constantFrom(...ALL_BIG_MOVES);
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const cube = applyBigMoves(SOLVED_BIG_CUBE, moves);
      expect(unrankBigCube(rankBigCube(cube))).toEqual(cube);
    }),
  );
});

test("what is no index has no cube", () => {
  expect(() => unrankBigCube(-1n)).toThrow(RangeError);
  expect(() => unrankBigCube(N_BIG_CUBES)).toThrow(
    "out of range 0n..43252003274489855999n",
  );
  expect(() => unrankBigCube(5 as never)).toThrow(TypeError);
});

test("random cubes are uniform: each piece is everywhere, in every twist, equally often", () => {
  const random = seeded(49);
  const n = 24_000;
  const counts = {
    CORNERS: new Map<string, number>(),
    EDGES: new Map<string, number>(),
  };
  for (let i = 0; i < n; i++) {
    const cube = randomBigCube({ random });
    assertBigCube(cube);
    for (const orbit of ["CORNERS", "EDGES"] as const) {
      const { permutation, orientation } = cube[orbit];
      permutation.forEach((piece, position) => {
        const key = `${piece} in ${position}, twisted ${orientation[position]}`;
        counts[orbit].set(key, (counts[orbit].get(key) ?? 0) + 1);
      });
    }
  }
  // 8 × 8 × 3 and 12 × 12 × 2 counts, each within six standard deviations of its mean.
  for (const [orbit, kinds, each] of [
    ["CORNERS", 192, n / 24],
    ["EDGES", 288, n / 24],
  ] as const) {
    expect(counts[orbit].size).toBe(kinds);
    for (const [key, count] of counts[orbit]) {
      expect(Math.abs(count - each), key).toBeLessThan(6 * Math.sqrt(each));
    }
  }
});

test("a random number outside [0, 1) is refused", () => {
  expect(() => randomBigCube({ random: () => 1 })).toThrow(RangeError);
  expect(() => randomBigCube(Math.random as never)).toThrow(TypeError);
});
