import { KPattern, KPuzzle } from "cubing/kpuzzle";
import { expect, test } from "vitest";
import { invertPermutation, multiplyPermutations } from "#lib/index.ts";
import { lexicographicPermutations, shuffled } from "./lexicographic.ts";

const all = [...lexicographicPermutations(4)];
const identity = [0, 1, 2, 3];

test("the products of all 24 × 24 permutations are those of cubing.js", () => {
  const puzzle = new KPuzzle({
    name: "four",
    orbits: [{ orbitName: "ROW", numPieces: 4, numOrientations: 1 }],
    defaultPattern: { ROW: { pieces: identity, orientation: [0, 0, 0, 0] } },
    moves: Object.fromEntries(
      all.map((permutation, i) => [
        name(i),
        { ROW: { permutation, orientationDelta: [0, 0, 0, 0] } },
      ]),
    ),
  });
  const piecesOf = ({ patternData }: KPattern) => patternData["ROW"].pieces;
  all.forEach((a, i) => {
    all.forEach((b, j) => {
      const theirs = puzzle.defaultPattern().applyMove(name(i)).applyMove(name(j));
      expect(multiplyPermutations(a, b)).toEqual(piecesOf(theirs));
    });
  });
});

/** A name of letters alone, as moves have it. */
function name(i: number): string {
  return `M${String.fromCharCode(97 + i)}`;
}

test("a permutation times its inverse is the identity, on either side", () => {
  for (const perm of [...all, shuffled(10_000, 5)]) {
    const inverse = invertPermutation(perm);
    const sorted = perm.toSorted((a, b) => a - b);
    expect(multiplyPermutations(perm, inverse)).toEqual(sorted);
    expect(multiplyPermutations(inverse, perm)).toEqual(sorted);
    perm.slice(0, 100).forEach((piece, i) => expect(inverse[piece]).toBe(i));
  }
});

test("typed arrays are arrays, input is left as it was, bad input is named", () => {
  expect(invertPermutation(Uint8Array.of(2, 0, 1))).toEqual([1, 2, 0]);
  expect(multiplyPermutations(Object.freeze([1, 0]), Object.freeze([1, 0]))).toEqual([
    0, 1,
  ]);
  expect(multiplyPermutations([], [])).toEqual([]);
  expect(() => multiplyPermutations([0], [1, 0])).toThrow(
    new RangeError(
      "a permutation of length 1 times one of length 2; expected the same length",
    ),
  );
  expect(() => multiplyPermutations([0, 1], [1, 1])).toThrow("position 2 repeats 1");
  expect(() => multiplyPermutations([0, 2], [0, 1])).toThrow("position 2 holds 2");
  expect(() => invertPermutation([0, 0])).toThrow("position 2 repeats 0");
  expect(() => invertPermutation("01" as never)).toThrow(TypeError);
});
