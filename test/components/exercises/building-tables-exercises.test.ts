import { describe, expect, test } from "vitest";
import buildingTablesExercises from "#components/exercises/building-tables/building-tables-exercises.ts";
import { setOfMoves } from "#components/exercises/building-tables/set-of-moves.ts";
import {
  applyMoves,
  breadthFirst,
  buildDistanceTable,
  buildMoveTables,
  HTM_MOVES,
  MOVE_NAMES,
  N_MOVES,
  rankPermutation,
  rankState,
  SOLVED,
} from "#lib/index.ts";
import searchExercises from "#components/exercises/search/search-exercises.ts";
import { promiseExercises } from "./exercise-promises.ts";

// Worked out by hand, so that an error in the library can't hide in the tests.
promiseExercises(
  { ...buildingTablesExercises, ...searchExercises },
  {
    firstDepth: {
      right: [
        ["6", /3 faces, each turned one way or the other/],
        ["3 × 2", /6 turns/],
        [" #6 ", /6 turns/],
      ],
      wrong: [
        ["9", /counts half turns too/],
        ["3", /turned the other way/],
        ["12", /if six faces turned\. Here only 3 do/],
        ["7", /Solved itself is at depth 0/],
        ["27", /depth 2/],
        ["100", /Not 100\. List the quarter turns/],
      ],
      unreadable: [
        ["six", /is not a number/],
        ["1 6", /row of digits/],
      ],
    },
    sameFace: {
      right: [
        ["27", /81 − 27 = 54/],
        ["3 × 3 × 3", /81 − 27 = 54/],
        ["81 - 54", /81 − 27 = 54/],
      ],
      wrong: [
        ["9", /each move followed by itself/],
        ["54", /That is how many are left/],
        ["81", /That is all pairs/],
        ["3", /how many moves a face has/],
        ["18", /a move followed by itself: F F is F2/],
        ["40", /Not 40/],
      ],
    },
    setOfMoves: {
      right: [
        ["R2 F2", /F2 and R2 reach 6: 1 \+ 2 \+ 2 \+ 1/],
        ["{f2, u2}", /F2 and U2 reach 6/],
        ["L2 and F2", /F2 and R2 reach 6/],
        ["U2R2R2", /R2 and U2 reach 6/],
      ],
      wrong: [
        ["F", /F reaches only 4\./],
        ["F2 R2 U2", /F2, R2 and U2 reach 24, which is too many\. Try fewer/],
        ["R U2", /R and U2 reach 120, which is too many/],
        ["F R U′", /reach 5040/],
      ],
      unreadable: [
        ["F2 x", /“F2 x” is not a set of moves/],
        ["U2 R2 or F2", /Unknown move o/],
        ["6", /Unknown move 6/],
      ],
    },
    bestBound: {
      right: [
        [
          "5",
          /The permutation alone needs five turns, so the cube needs at least as many\. The orientation adds nothing/,
        ],
        ["2 + 3", /five turns/],
        ["=5", /five turns/],
      ],
      wrong: [
        ["9", /One turn can help with both/],
        ["4", /True, but there is a better bound: look at the permutation alone/],
        ["1", /subtract one from the other/],
        ["3", /True of this cube, but there is a better bound/],
        ["6", /more than both entries/],
        ["11", /more than both entries/],
      ],
    },
  },
);

describe("the statements of the exercises are true", () => {
  const { permutation } = buildMoveTables();

  test("no two pairs of moves on different faces make the same permutation", () => {
    const numbers = HTM_MOVES.flatMap((a) =>
      HTM_MOVES.filter((b) => Math.floor(b / 3) !== Math.floor(a / 3)).map((b) =>
        rankPermutation(applyMoves(SOLVED, [a, b]).permutation),
      ),
    );
    expect(numbers).toHaveLength(54);
    expect(new Set(numbers).size).toBe(54);
  });

  test("of all 512 sets of moves only the half turns of two faces reach 6 permutations", () => {
    const sets = Array.from({ length: 512 }, (_, subset) =>
      HTM_MOVES.filter((move) => subset & (1 << move)),
    );
    const reaching = sets.filter((moves) => {
      const { histogram } = breadthFirst({
        size: 5040,
        start: 0,
        moves,
        rank: (index) => index,
        unrank: (index) => index,
        apply: (index, move) => permutation[index * N_MOVES + move],
      });
      return histogram.reduce((sum, count) => sum + count) === 6;
    });
    expect(reaching.map((moves) => moves.map((move) => MOVE_NAMES[move]))).toEqual([
      ["F2", "R2"],
      ["F2", "U2"],
      ["R2", "U2"],
    ]);
    // And the checker agrees for every set.
    const { check } = setOfMoves(["F2", "R2"]);
    for (const moves of sets.slice(1)) {
      const { verdict } = check(moves.map((move) => MOVE_NAMES[move]).join(" "));
      expect(verdict === "right").toBe(reaching.includes(moves));
    }
  });

  test("R alone: both tables say 1, and one turn solves it", () => {
    const table = buildDistanceTable({ metric: "HTM" });
    expect(table.distance(rankState(applyMoves(SOLVED, [3])))).toBe(1);
  });

  test("the cube of exercise 4.4 has the bounds 5 and 4, and was made with six turns", () => {
    const { permutationBound, orientationBound, bound } = searchExercises.bestBound;
    expect([permutationBound, orientationBound, bound]).toEqual([5, 4, 5]);
  });
});
