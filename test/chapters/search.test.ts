import { describe, expect, test } from "vitest";
import { buildDistanceTable, buildMoveTables, buildPruningTable } from "#lib/index.ts";

// What the chapter claims, beyond what its cells show.

const { permutation, orientation } = buildMoveTables();
const permutations = buildPruningTable(permutation, { metric: "HTM" }).lowerBound;
const orientations = buildPruningTable(orientation, { metric: "HTM" }).lowerBound;

describe("lower bounds", () => {
  const exact = buildDistanceTable({ metric: "HTM" });

  test("the greater of the two bounds is never too high, and never above seven", () => {
    let tooHigh = 0;
    let greatest = 0;
    for (let index = 0; index < 5040 * 729; index++) {
      const bound = Math.max(
        permutations[Math.floor(index / 729)],
        orientations[index % 729],
      );
      greatest = Math.max(greatest, bound);
      if (bound > exact.distance(index)) tooHigh++;
    }
    expect(tooHigh).toBe(0);
    expect(greatest).toBe(7);
    expect(exact.diameter).toBeGreaterThan(7);
  });

  test("every permutation has states that need more than its entry", () => {
    for (let p = 0; p < 5040; p++) {
      let farthest = 0;
      for (let o = 0; o < 729; o++) {
        farthest = Math.max(farthest, exact.distance(p * 729 + o));
      }
      expect(farthest).toBeGreaterThan(permutations[p]);
    }
  });

  test("every entry is the distance of one of the states that share it", () => {
    for (let p = 0; p < 5040; p++) {
      let nearest = Infinity;
      for (let o = 0; o < 729; o++) {
        nearest = Math.min(nearest, exact.distance(p * 729 + o));
      }
      expect(nearest).toBe(permutations[p]);
    }
  });
});

describe("IDA* with one table", () => {
  /** The search of the chapter's cell: the solution's length, and the moves tried. */
  function solve(index: number, bound: (p: number, o: number) => number) {
    let tried = 0;
    const search = (p: number, o: number, left: number, last: number): boolean => {
      if (p === 0 && o === 0) return true;
      for (let move = 0; move < 9; move++) {
        const face = Math.floor(move / 3);
        if (face === last) continue;
        tried++;
        const [nextP, nextO] = [permutation[p * 9 + move], orientation[o * 9 + move]];
        if (bound(nextP, nextO) > left - 1) continue;
        if (search(nextP, nextO, left - 1, face)) return true;
      }
      return false;
    };
    const [p, o] = [Math.floor(index / 729), index % 729];
    let length = bound(p, o);
    while (!search(p, o, length, -1)) length++;
    return { length, tried };
  }

  test("the same length; about six and ten times as many tries", () => {
    const both = solve(1234567, (p, o) => Math.max(permutations[p], orientations[o]));
    const first = solve(1234567, (p) => permutations[p]);
    const second = solve(1234567, (_, o) => orientations[o]);
    expect([both.length, first.length, second.length]).toEqual([9, 9, 9]);
    expect(Math.round(first.tried / both.tried)).toBe(6);
    expect(Math.round(second.tried / both.tried)).toBe(10);
  });
});
