import { describe, expect, test } from "vitest";
import {
  breadthFirst,
  buildMoveTables,
  HTM_MOVES,
  N_MOVES,
  QTM_MOVES,
} from "#lib/index.ts";
import { scanDepths } from "#lib/lessons.ts";

const { permutation, orientation } = buildMoveTables();
const TABLES = [permutation, orientation];

describe("looking through all numbers at each depth", () => {
  test("every subset of the nine moves gives the distances that breadth-first search gives", () => {
    let different = 0;
    for (const moveTable of TABLES) {
      const size = moveTable.length / N_MOVES;
      const distance = new Int8Array(size);
      for (let subset = 0; subset < 2 ** N_MOVES; subset++) {
        const moves = HTM_MOVES.filter((move) => subset & (1 << move));
        const counts = [...scanDepths(moveTable, distance, { moves, unreached: -1 })];
        const searched = breadthFirst({
          size,
          start: 0,
          moves,
          rank: (index) => index,
          unrank: (index) => index,
          apply: (index, move) => moveTable[index * N_MOVES + move],
        });
        const same =
          String(distance) === String(searched.distance) &&
          String(counts) === String([...searched.histogram, 0]);
        if (!same) different++;
      }
    }
    expect(different).toBe(0);
  });

  test.each([
    [HTM_MOVES, [1, 9, 54, 297, 1233, 2157, 1244, 45, 0]],
    [QTM_MOVES, [1, 6, 27, 114, 450, 1258, 1877, 1142, 165, 0]],
  ])("moves %j: the known counts, and a last 0", (moves, counts) => {
    const distance = new Uint8Array(5040);
    expect([...scanDepths(permutation, distance, { moves, unreached: 50 })]).toEqual(
      counts,
    );
  });

  test("each count comes when its depth is done, not at the end", () => {
    const distance = new Uint8Array(729);
    const scan = scanDepths(orientation, distance, {
      moves: HTM_MOVES,
      unreached: 50,
    });
    scan.next();
    expect(scan.next().value).toBe(2);
    expect(distance.filter((value) => value !== 50)).toHaveLength(1 + 2 + 12);
  });
});

describe("what stands for “not reached yet”", () => {
  const counts = (distance: Uint8Array | Int8Array, unreached: number) => [
    ...scanDepths(permutation, distance, { moves: HTM_MOVES, unreached }),
  ];
  const right = counts(new Uint8Array(5040), 50);

  test("every value beyond the greatest distance and within a byte does", () => {
    for (let unreached = 8; unreached < 256; unreached++) {
      expect(counts(new Uint8Array(5040), unreached), `${unreached}`).toEqual(right);
    }
  });

  test("every negative value that a signed byte holds does", () => {
    for (let unreached = -128; unreached < 0; unreached++) {
      expect(counts(new Int8Array(5040), unreached), `${unreached}`).toEqual(right);
    }
  });

  test("every value that is a distance, except the greatest, spoils the counts", () => {
    for (let unreached = 0; unreached < 7; unreached++) {
      expect(counts(new Uint8Array(5040), unreached), `${unreached}`).not.toEqual(
        right,
      );
    }
  });

  test("a value that the array cannot hold is never met again: nothing is reached", () => {
    expect(counts(new Uint8Array(5040), -1)).toEqual([1, 0]);
    expect(counts(new Int8Array(5040), 200)).toEqual([1, 0]);
  });
});

test("what is no move table, array, move or value is refused in words", () => {
  const options = { moves: HTM_MOVES, unreached: 50 };
  const scan = (...args: unknown[]) => [
    ...scanDepths(...(args as Parameters<typeof scanDepths>)),
  ];
  expect(() => scan({}, new Uint8Array(729), options)).toThrow(TypeError);
  expect(() => scan(orientation, [0, 0], options)).toThrow(
    /Uint8Array or an Int8Array/,
  );
  expect(() => scan(orientation, new Uint8Array(728), options)).toThrow(
    /9 entries for each of 728/,
  );
  expect(() => scan([], new Uint8Array(0), options)).toThrow(RangeError);
  const distance = new Uint8Array(729);
  expect(() => scan(orientation, distance, { ...options, moves: [9] })).toThrow(
    RangeError,
  );
  expect(() => scan(orientation, distance, { ...options, unreached: 0.5 })).toThrow(
    RangeError,
  );
  expect(() => scan(orientation, distance, { ...options, unreached: 256 })).toThrow(
    RangeError,
  );
});
