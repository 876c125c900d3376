import { expect, test } from "vitest";
import {
  digitsOfNumber,
  NUMBER_PARTS,
  withDigit,
} from "#figures/big-cube/number-parts.ts";
import { bigCubeModel, EXAMPLE_BIG_CUBE } from "#figures/big-cube/reader-big-cube.ts";
import {
  applyBigMoves,
  BIG_MOVE_NAMES,
  N_BIG_CUBES,
  randomBigCube,
  rankBigCube,
  SOLVED_BIG_CUBE,
  unrankBigCube,
} from "#lib/big-cube.ts";
import { rankOrientation, rankPermutation, seeded } from "#lib/index.ts";

const { decode, encode, initial, update } = bigCubeModel;
const random = seeded(49);
const indices = Array.from({ length: 200 }, () =>
  rankBigCube(randomBigCube({ random })),
);

test("the numbers of values of the digits multiply to the number of states", () => {
  const product = NUMBER_PARTS.reduce((all, { size }) => all * BigInt(size), 1n);
  expect(product).toBe(43_252_003_274_489_856_000n);
  expect(digitsOfNumber(N_BIG_CUBES - 1n)).toEqual(
    NUMBER_PARTS.map(({ size }) => size - 1),
  );
});

test("each digit is the index of its part, and the digits times their worth are the index", () => {
  for (const index of indices) {
    const digits = digitsOfNumber(index);
    const { CORNERS, EDGES } = unrankBigCube(index);
    expect(digits).toEqual([
      rankPermutation(CORNERS.permutation),
      rankOrientation(CORNERS.orientation, 3),
      Math.floor(rankPermutation(EDGES.permutation) / 2),
      rankOrientation(EDGES.orientation, 2),
    ]);
    const shares = digits.map((digit, i) => BigInt(digit) * NUMBER_PARTS[i].placeValue);
    expect(shares.reduce((sum, share) => sum + share)).toBe(index);
  }
});

test("a digit is replaced alone", () => {
  for (const index of indices) {
    NUMBER_PARTS.forEach(({ size }, place) => {
      const digit = Math.floor(random() * size);
      const expected = digitsOfNumber(index).with(place, digit);
      expect(digitsOfNumber(withDigit(index, place, digit))).toEqual(expected);
    });
  }
});

test("the superflip is all but the last digit 0, whatever moves lead to it", () => {
  // The sequence of cube20.org.
  const moves = "R L U2 F U' D F2 R2 B2 L U2 F' B' U R2 D F2 U R2 U".split(" ");
  const superflip = applyBigMoves(
    SOLVED_BIG_CUBE,
    moves.map((move) => BIG_MOVE_NAMES.indexOf(move)),
  );
  expect(digitsOfNumber(rankBigCube(superflip))).toEqual([0, 0, 0, 2047]);
});

test("a turn and its inverse lead back, and links restore every state", () => {
  const there = update(initial, { type: "turn", move: 3 });
  expect(there).not.toBe(initial);
  expect(update(there, { type: "turn", move: 5 })).toBe(EXAMPLE_BIG_CUBE);
  for (const index of indices) expect(decode(encode(index))).toBe(index);
});

test("links that are no state are refused", () => {
  for (const text of [
    "",
    "-1",
    "1e3",
    "43252003274489856000",
    "9".repeat(40),
    "0x10",
  ]) {
    expect(() => decode(text), text).toThrow("0 to 43,252,003,274,489,855,999");
  }
});
