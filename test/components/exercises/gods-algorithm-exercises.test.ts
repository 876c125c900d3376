import { describe, expect, test } from "vitest";
import godsAlgorithmExercises from "#components/exercises/gods-algorithm/gods-algorithm-exercises.ts";
import { countingBound } from "#components/exercises/gods-algorithm/counting-bound.ts";
import { moduloThree } from "#components/exercises/gods-algorithm/modulo-three.ts";
import { smallerBoxes } from "#components/exercises/gods-algorithm/smaller-boxes.ts";
import { swappedInQuarters } from "#components/exercises/map/swapped-in-quarters.ts";
import { buildDistanceTable, HTM_MOVES, MOVE_NAMES, rankState } from "#lib/index.ts";
import { applyMove, unrankState } from "#lib/index.ts";
import mapExercises from "#components/exercises/map/map-exercises.ts";
import { promiseExercises } from "./exercise-promises.ts";

// Worked out by hand, so that an error in the library can't hide in the tests.
promiseExercises(
  { ...godsAlgorithmExercises, ...mapExercises },
  {
    // 1 + 9 + 54 + 324 + … + 2,519,424 = 3,023,308 with 8 turns: not enough, so 9
    countingBound: {
      right: [
        ["9", /8 turns reach at most 3,023,308 of the 3,674,160 states/],
        [" 8 + 1 ", /some states need 9 or more/],
        ["#9", /some states need 9 or more/],
      ],
      wrong: [
        ["8", /at most 3,023,308 states\. That is not all/],
        ["7", /9 new turns at every step/],
        ["11", /comes from the table/],
        ["3", /can’t reach all/],
        ["14", /By counting alone, fewer/],
      ],
      unreadable: [["nine", /not a number/]],
    },
    // twelve distances: four bits, two entries per byte
    smallerBoxes: {
      right: [
        [["4", "1837080"], /16 different values, and 12 are needed/],
        [["4", "1,837,080"], /eight to a byte/],
        [["2 + 2", "3674160 / 2 = 1837080"], /1,837,080 bytes/],
      ],
      halfway: [
        [["4", ""], /Now the bytes/],
        [["", "1837080"], /how many bits does one entry need/],
      ],
      wrong: [
        [["3", ""], /3 bits have only 8 different values/],
        [["11", ""], /base two/],
        [["8", ""], /Fewer bits are enough/],
        [["5", ""], /how many values do two, three, four bits have/],
        [["4", "14696640"], /Those are the bits/],
        [["4", "3674160"], /one byte for each/],
        [["4", "918540"], /divided by the bits/],
        [["4", "12"], /divide by eight/],
      ],
    },
    swappedInQuarters: {
      right: [
        ["15", /odd like 17/],
        ["17 - 2", /only an even number/],
        [" 15", /odd/],
      ],
      halfway: [["13", /larger odd number below 17/]],
      wrong: [
        ["16", /16 of them make an even one\. But a swap is odd/],
        ["14", /But a swap is odd/],
        ["17", /her solution/],
        ["18", /longer than 17/],
      ],
      unreadable: [["-1", /negative/]],
    },
    // remainders 2 0 0 0 0 1 0 0 2 for F F2 F' R R2 R' U U2 U', and 0 for the cube itself
    moduloThree: {
      right: [
        ["F U'", /One less than 0 is 2 .* only these moves lead to it: F and U'/],
        ["U′ f", /after 0 comes 2/],
        ["F, U', F", /only these moves lead to it: F and U'/],
        ["f and u'", /only these moves lead to it: F and U'/],
        ["B, U'", /only these moves lead to it: F and U'/],
      ],
      halfway: [
        ["F", /There is one more/],
        ["U'", /Right so far/],
      ],
      wrong: [
        ["R'", /one more than 0: it leads farther/],
        ["R", /0 as before, so the distance is the same/],
        ["F U2", /After U2 the remainder is 0/],
      ],
      unreadable: [
        ["R%", /Unknown move % at character 2/],
        ["F y", /“F y” is not a set of moves/],
      ],
    },
  },
);

describe("the answers are computed from the data", () => {
  test("in quarter turns the counting bound is larger, and its level sums are right", () => {
    const { levels, bound } = countingBound("QTM");
    expect(levels.map(({ atMost }) => atMost).slice(0, 4)).toEqual([1, 6, 24, 96]);
    expect(levels[bound].together).toBeGreaterThanOrEqual(3_674_160);
    expect(levels[bound - 1].together).toBeLessThan(3_674_160);
  });

  test("boxes for other diameters", () => {
    expect(smallerBoxes(14).solution).toEqual(["4", "1837080"]);
    expect(smallerBoxes(7).solution).toEqual(["3", "1377810"]);
  });

  test("the shortest way to undo a swap is odd in quarter turns, whichever two are swapped", () => {
    for (let a = 1; a <= 7; a++) {
      for (let b = a + 1; b <= 7; b++) {
        expect(swappedInQuarters(a, b, 17).shortest % 2).toBe(1);
      }
    }
    expect(() => swappedInQuarters(1, 2, 16)).toThrow("odd");
  });

  test("remainders lead closer exactly like distances", () => {
    const table = buildDistanceTable({ metric: "HTM" });
    for (const index of [1, 95, 1_234_567, 3_674_159]) {
      const { names, distance } = moduloThree(index);
      expect(distance).toBe(table.distance(index));
      const nearer = HTM_MOVES.filter(
        (move) =>
          table.distance(rankState(applyMove(unrankState(index), move))) < distance,
      );
      expect(names).toEqual(nearer.map((move) => MOVE_NAMES[move]));
    }
  });
});
