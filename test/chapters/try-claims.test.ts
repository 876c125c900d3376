import { expect, test } from "vitest";
import {
  applyMoves,
  factorial,
  lehmerCode,
  N_STATES,
  parseMoves,
  QUARTER_TURNS,
  rankOrientation,
  rankPermutation,
  SOLVED,
  toFactoradic,
  unrankEvenPermutation,
  unrankPermutation,
} from "#lib/index.ts";
import { buildStickerMoves, multiplyStickers } from "#lib/lessons.ts";

// What the invitations to try something promise.

test("moved to the front of cards in order, the last card adds an arc at every place, and the number grows by more each time", () => {
  const order = unrankPermutation(0, 7);
  const numbers = Array.from({ length: 7 }, (_, places) => {
    const at = 6 - places;
    const moved = [...order.slice(0, at), 6, ...order.slice(at, 6)];
    expect(lehmerCode(moved).reduce((arcs, digit) => arcs + digit, 0)).toBe(places);
    return rankPermutation(moved);
  });
  const steps = numbers.slice(1).map((number, i) => number - numbers[i]);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(steps).size).toBe(6);
});

test("the largest digits of the odometer roll over to 0, and with the slowest wheel at 0 only that one shows something then", () => {
  const wheels = 5;
  const last = factorial(wheels) - 1;
  expect(toFactoradic(last, wheels)).toEqual([4, 3, 2, 1, 0]);
  const next = toFactoradic(factorial(wheels - 1), wheels);
  expect(toFactoradic(factorial(wheels - 1) - 1, wheels)).toEqual([0, 3, 2, 1, 0]);
  expect(next).toEqual([1, 0, 0, 0, 0]);
});

test("an order and the one counted from the other end sum to the last number", () => {
  for (let i = 0; i < factorial(5); i++) {
    const order = unrankPermutation(i, 5);
    const mirrored = order.map((piece) => 4 - piece);
    expect(i + rankPermutation(mirrored)).toBe(factorial(5) - 1);
  }
});

test("from one order of four to the next the last two trade places in every other step; the first card moves on with every sixth", () => {
  for (let i = 0; i < 24; i++) {
    const order = unrankPermutation(i, 4);
    expect(order[0]).toBe(Math.floor(i / 6));
    if (i % 2 === 1) {
      const [a, b, c, d] = unrankPermutation(i - 1, 4);
      expect(order).toEqual([a, b, d, c]);
    }
  }
});

test("at the edge of a block of the first row the cards behind the first rise and their digits are 0; one slot back they fall, and their digits are full", () => {
  for (const [wheels, block] of [3, 4, 5, 6, 7, 8].flatMap((n) =>
    Array.from({ length: n - 1 }, (_, i) => [n, i + 1]),
  )) {
    const edge = block * factorial(wheels - 1);
    const most = Array.from({ length: wheels - 1 }, (_, i) => wheels - 2 - i);
    const [first, ...behind] = unrankPermutation(edge, wheels);
    expect(first).toBe(block);
    expect(behind).toEqual(behind.toSorted());
    expect(toFactoradic(edge, wheels).slice(1)).toEqual(most.map(() => 0));
    const [before, ...falling] = unrankPermutation(edge - 1, wheels);
    expect(before).toBe(block - 1);
    expect(falling).toEqual(falling.toSorted().toReversed());
    expect(toFactoradic(edge - 1, wheels).slice(1)).toEqual(most);
  }
});

test("of each two neighbours in the list of all orders one is even, and the even ones count them", () => {
  for (let i = 0; i < 12; i++) {
    expect(Math.floor(rankPermutation(unrankEvenPermutation(i, 4)) / 2)).toBe(i);
  }
});

test("R U R' U' brings the order home at the second time, and the cube at the sixth", () => {
  const after = (times: number) =>
    applyMoves(SOLVED, parseMoves(Array(times).fill("R U R' U'").join(" ")));
  const isHome = (times: number) => rankPermutation(after(times).permutation) === 0;
  const isUntwisted = (times: number) =>
    rankOrientation(after(times).orientation, 3) === 0;
  expect([1, 2, 3, 4, 5, 6].filter(isHome)).toEqual([2, 4, 6]);
  expect([1, 2, 3, 4, 5, 6].filter((n) => isHome(n) && isUntwisted(n))).toEqual([6]);
});

test("U multiplied by the turns of U, and by no others, is the same from both sides", () => {
  const moves = buildStickerMoves();
  const same = moves.flatMap((move, i) =>
    String(multiplyStickers(move, moves[6])) ===
    String(multiplyStickers(moves[6], move))
      ? [i]
      : [],
  );
  expect(same).toEqual([6, 7, 8]);
});

test("U changes no twist, and a birthday in six digits is a cube", () => {
  expect(QUARTER_TURNS[2].twist.every((twist) => twist === 0)).toBe(true);
  expect(N_STATES).toBeGreaterThan(999_999);
});
