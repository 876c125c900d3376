import { describe, expect, test } from "vitest";
import moreEncodersExercises from "#components/exercises/more-encoders/more-encoders-exercises.ts";
import { lastTwoCards } from "#components/exercises/more-encoders/last-two-cards.ts";
import { rankPlaces } from "#components/exercises/more-encoders/rank-places.ts";
import {
  isEvenPermutation,
  unrankCombination,
  unrankEvenPermutation,
} from "#lib/index.ts";
import { promiseExercises } from "./exercise-promises.ts";

test("2.1 on the page: 4 1 6 3 has the digits 3 0 3 1, seven arcs, so 5 before 2; 3 × 60 + 3 × 3 + 1 = 190", () => {
  expect(moreEncodersExercises.lastTwoCards.cards).toEqual([4, 1, 6, 3, 5, 2]);
  expect(moreEncodersExercises.lastTwoCards.solution).toEqual(["5 2", "190"]);
});

// Worked out by hand, so that an error in the library can't hide in the tests.
promiseExercises(
  { ...moreEncodersExercises, lastTwoCards: lastTwoCards([3, 1, 6, 2]) },
  {
    // 3 1 6 2: digits 2 0 3 0, five arcs, so 5 before 4; 2 × 60 + 3 × 3 = 129
    lastTwoCards: {
      right: [
        [["54", "129"], /with the last two there are 6: even\. 2 × 60 \+ 3 × 3 = 129/],
        [["5 4", "2*60 + 3*3"], /even/],
        [["5,4", " #129 "], /even/],
      ],
      halfway: [
        [["54", ""], /have 5 arcs, .* 6: even\. Now the index/],
        [["", "129"], /2 × 60 \+ 3 × 3 = 129\. And in which order/],
      ],
      wrong: [
        [["45", ""], /In that order there are 5 arcs in all, an odd number/],
        [["61", ""], /hidden cards are 4 and 5/],
        [["54", "259"], /index among all permutations/],
        [["54", "258"], /each column is worth half as much/],
        [["54", "130"], /One too many/],
        [["54", "2030"], /Those are the digits, read in base ten/],
        [["54", "360"], /indices 0 to 359/],
        [["54", "0"], /0 is the index of 1 2 3 4 5 6 among the even permutations/],
        [["45", "129"], /an odd number/],
      ],
      unreadable: [
        [["5_", "129"], /One box is still empty/],
        [["54", "many"], /“many” is not a number/],
      ],
    },
    // C(2, 1) + C(4, 2) + C(5, 3) = 2 + 6 + 10 = 18
    rankPlaces: {
      right: [
        ["18", /C\(2, 1\) \+ C\(4, 2\) \+ C\(5, 3\) = 2 \+ 6 \+ 10 = 18/],
        ["2 + 6 + 10", /= 18/],
        ["#18", /= 18/],
      ],
      wrong: [
        ["19", /One too many\. .* the index of the positions 1 2 3/],
        ["33", /the number of each position/],
        ["11", /counted the pieces from the far end/],
        ["6", /from the other end/],
        ["16", /free positions/],
        ["22", /binary/],
        ["52", /binary/],
        [
          "35",
          /only 35 combinations of 3 out of 7 positions, with the indices 0 to 34/,
        ],
        ["-1", /only 35 combinations/],
        ["20", /20 is the index of the positions 1 2 7/],
      ],
      unreadable: [
        ["3 5 6", /a row of digits/],
        ["2.5", /not a whole number/],
      ],
    },
    // 360 × 32 × 81
    wholePuzzle: {
      right: [
        ["933120", /360 × 32 × 81 = 933,120/],
        ["933,120", /360 × 32 × 81/],
        ["6!/2 × 2^5 × 3^4", /360 × 32 × 81/],
      ],
      wrong: [
        ["6! × 2^5 × 3^4", /Twice as many/],
        ["6!/2 × 2^6 × 3^4", /Twice as many/],
        ["6! × 2^6 × 3^4", /Four times as many/],
        ["6!/2 × 2^5 × 3^3", /last corner for forced/],
        ["6!/2 × 2^5", /right for the edges/],
        ["360 + 32 + 81", /You added/],
        ["933119", /largest index/],
        ["7", /Use three encoders/],
      ],
      unreadable: [["a lot", /“a lot” is not a number/]],
    },
  },
);

describe("the checker accepts the right answer for any data", () => {
  test("the last two cards of every even permutation of five", () => {
    for (let index = 0; index < 60; index++) {
      const cards = unrankEvenPermutation(index, 5).map((piece) => piece + 1);
      const exercise = lastTwoCards(cards.slice(0, 3));
      expect(exercise.cards).toEqual(cards);
      expect(exercise.solution).toEqual([cards.slice(3).join(" "), String(index)]);
      expect(isEvenPermutation(exercise.cards.map((card) => card - 1))).toBe(true);
      expect(exercise.check(...exercise.solution).verdict).toBe("right");
    }
  });

  test("the index of every combination of three of seven places", () => {
    for (let index = 0; index < 35; index++) {
      const places = unrankCombination(index, 7, 3).flatMap((taken, i) =>
        taken ? [i + 1] : [],
      );
      const exercise = rankPlaces(places, 7);
      expect(exercise.check(String(index)).verdict).toBe("right");
      expect(exercise.check(String((index + 1) % 35)).verdict).toBe("wrong");
    }
  });
});
