import { describe, expect, test } from "vitest";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import {
  breadthFirst,
  buildMoveTables,
  buildPruningTable,
  HTM_MOVES,
  isEvenPermutation,
  type Metric,
  N_MOVES,
  parseMoves,
  QTM_MOVES,
  unrankPermutation,
} from "#lib/index.ts";
import { scanDepths } from "#lib/lessons.ts";

// What the chapter claims, beyond what its cells show.

const { permutation, orientation } = buildMoveTables();
const METRICS: Metric[] = ["HTM", "QTM"];

function flood(moveTable: Uint16Array, moves: string) {
  return breadthFirst({
    size: moveTable.length / N_MOVES,
    start: 0,
    moves: parseMoves(moves),
    rank: (index) => index,
    unrank: (index) => index,
    apply: (index, move) => moveTable[index * N_MOVES + move],
  });
}

const sum = (counts: readonly number[]) =>
  counts.reduce((total, count) => total + count, 0);

describe("the flood", () => {
  test("has the published counts, in both metrics, of both tables", () => {
    const known = {
      permutations: {
        HTM: [1, 9, 54, 297, 1233, 2157, 1244, 45],
        QTM: [1, 6, 27, 114, 450, 1258, 1877, 1142, 165],
      },
      orientations: {
        HTM: [1, 2, 12, 64, 274, 336, 40],
        QTM: [1, 2, 8, 36, 124, 228, 272, 50, 8],
      },
    };
    for (const metric of METRICS) {
      expect(buildPruningTable(permutation, { metric }).histogram).toEqual(
        known.permutations[metric],
      );
      expect(buildPruningTable(orientation, { metric }).histogram).toEqual(
        known.orientations[metric],
      );
      expect(PUBLISHED_HISTOGRAMS.permutations[metric]).toEqual(
        known.permutations[metric],
      );
      expect(PUBLISHED_HISTOGRAMS.orientations[metric]).toEqual(
        known.orientations[metric],
      );
    }
  });

  test("U twists nothing, and half turns twist nothing that was untwisted", () => {
    const untwisting = [1, 4, 6, 7, 8];
    for (const move of HTM_MOVES) {
      expect(orientation[move] === 0).toBe(untwisting.includes(move));
    }
  });

  test("in the end nearly all turns lead to nothing new", () => {
    // 45,360 turns find 5039 numbers.
    const turns = 5040 * HTM_MOVES.length;
    expect((turns - 5039) / turns).toBeGreaterThan(0.88);
  });
});

describe("which moves are allowed", () => {
  test("F alone: four, round and round", () => {
    expect(flood(permutation, "F").histogram).toEqual([1, 1, 1, 1]);
  });

  test("all turns of R and U: 120 permutations", () => {
    expect(sum(flood(permutation, "R R2 R' U U2 U'").histogram)).toBe(120);
    expect(sum(flood(permutation, "R U").histogram)).toBe(120);
  });

  test("half turns only: 24 permutations, none with a twisted corner", () => {
    expect(sum(flood(permutation, "F2 R2 U2").histogram)).toBe(24);
    expect(flood(orientation, "F2 R2 U2").histogram).toEqual([1]);
  });

  test("only clockwise turns: everything again, but farther", () => {
    const clockwise = flood(permutation, "F R U").histogram;
    expect(sum(clockwise)).toBe(5040);
    expect(clockwise.length).toBeGreaterThan(9);
    expect(sum(flood(orientation, "F R U").histogram)).toBe(729);
  });

  test("F2, R2 and U: everything, up to 17 turns away, and no set has more", () => {
    const farthest = Array.from({ length: 2 ** N_MOVES }, (_, subset) => {
      const { histogram } = breadthFirst({
        size: 5040,
        start: 0,
        moves: HTM_MOVES.filter((move) => subset & (1 << move)),
        rank: (index) => index,
        unrank: (index) => index,
        apply: (index, move) => permutation[index * N_MOVES + move],
      });
      return histogram.length - 1;
    });
    expect(Math.max(...farthest)).toBe(17);
    const { histogram } = flood(permutation, "F2 R2 U");
    expect([sum(histogram), histogram.length - 1]).toEqual([5040, 17]);
  });

  test("a quarter turn is an odd permutation, a half turn an even one", () => {
    for (const move of HTM_MOVES) {
      const order = unrankPermutation(permutation[move], 7);
      expect(isEvenPermutation(order)).toBe(!QTM_MOVES.includes(move));
    }
  });
});

describe("what stands for “not reached yet”", () => {
  const right = [1, 9, 54, 297, 1233, 2157, 1244, 45, 0];
  const counts = (unreached: number) => [
    ...scanDepths(permutation, new Uint8Array(5040), { moves: HTM_MOVES, unreached }),
  ];

  test("6 goes wrong at depth 6 and not before; 7 comes out right", () => {
    const six = counts(6);
    expect(six.slice(0, 6)).toEqual(right.slice(0, 6));
    expect(six[6]).not.toBe(right[6]);
    expect(counts(7)).toEqual(right);
  });

  test("with 0 there are more numbers than there are", () => {
    expect(sum(counts(0))).toBeGreaterThan(5040);
  });

  test("a byte holds 0 to 255, a signed one no more than 127; −1 becomes 255", () => {
    expect(new Uint8Array([-1])[0]).toBe(255);
    expect(new Uint8Array([255, 256])).toEqual(new Uint8Array([255, 0]));
    expect(new Int8Array([-1, 127, 128])).toEqual(new Int8Array([-1, 127, -128]));
  });

  test("the library’s own table is a signed one", () => {
    const { lowerBound } = buildPruningTable(permutation, { metric: "HTM" });
    expect(lowerBound).toBeInstanceOf(Int8Array);
  });
});
