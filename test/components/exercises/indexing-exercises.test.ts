import { describe, expect, test } from "vitest";
import type { Exercise } from "#components/exercises/exercise.ts";
import indexingExercises from "#components/exercises/indexing/indexing-exercises.ts";
import { rankTwists } from "#components/exercises/orientations/rank-twists.ts";
import {
  momentOfTheWeek,
  rankMixed,
  unrankMixed,
} from "#components/exercises/indexing/moment-of-the-week.ts";
import { nextPermutationExercise } from "#components/exercises/indexing/next-permutation.ts";
import { rankCards } from "#components/exercises/indexing/rank-cards.ts";
import { oneTurn } from "#components/exercises/orientations/one-turn.ts";
import { unrankCards } from "#components/exercises/indexing/unrank-cards.ts";
import { excludedRow } from "#components/exercises/orientations/excluded-row.ts";
import { swappedPieces } from "#components/exercises/orientations/swapped-pieces.ts";
import orientationsExercises from "#components/exercises/orientations/orientations-exercises.ts";
import { promiseExercises } from "./exercise-promises.ts";

test("1.1 on the page: 3 5 1 4 2 has the digits 2 3 0 1 0, number 2 × 24 + 3 × 6 + 1 = 67", () => {
  expect(indexingExercises.rankCards.cards).toEqual([3, 5, 1, 4, 2]);
  expect(indexingExercises.rankCards.solution).toEqual(["67"]);
});

// Worked out by hand, so that an error in the library can't hide in the tests.
promiseExercises(
  {
    ...indexingExercises,
    ...orientationsExercises,
    rankCards: rankCards([4, 2, 1, 3]),
  },
  {
    // 4 2 1 3: digits 3 1 0 0, number 3 × 6 + 1 × 2 = 20
    rankCards: {
      right: [
        ["20", /digits are 3 1 0 0, and 3 × 6 \+ 1 × 2 = 20/],
        [" #20 ", /digits are/],
        ["3 × 3! + 1 × 2!", /digits are/],
        ["3*6 + 1*2 = 20", /digits are/],
      ],
      wrong: [
        ["21", /One too many\. Indices begin with 0, the index of 1 2 3 4/],
        ["19", /One too few/],
        ["3", /larger pieces to the right/],
        ["2", /smaller pieces to the left/],
        ["5", /larger pieces to the left/],
        ["3100", /3 1 0 0 are its digits\. Now multiply each/],
        ["310", /read as a decimal number/],
        ["4", /sum of the digits/],
        ["78", /in its neighbour’s column/],
        ["15", /index of 3 2 4 1, which says which position each piece is in/],
        ["12", /from right to left/],
        ["4,213", /That is the permutation itself/],
        ["24", /only 24 permutations, with the indices 0 to 23/],
        ["-1", /only 24 permutations/],
        ["14", /14 has the digits 2 1 0 0\. .* smaller than 4/],
        ["22", /22 has the digits 3 2 0 0\. .* smaller than 2/],
      ],
      unreadable: [
        ["3 1 0 0", /a row of digits\. Write one number/],
        ["20.5", /not a whole number/],
        ["41/2", /“41\/2” is not a whole number/],
        ["20/0", /“20\/0” is not a number/],
        ["twenty", /“twenty” is not a number/],
      ],
    },
    // 77 = 3 × 24 + 2 × 2 + 1: digits 3 0 2 1 0, order 4 1 5 3 2
    unrankCards: {
      right: [
        [["30210", "41532"], /digits, and 3 × 24 \+ 2 × 2 \+ 1 × 1 = 77/],
        [["", "4 1 5 3 2"], /3 0 2 1 0 are the digits/],
        [["3,0,2,1,0", "[4, 1, 5, 3, 2]"], /3 0 2 1 0/],
        [["", "30421"], /^You counted the pieces from 0/],
      ],
      halfway: [
        [["3021", ""], /^The digits are right/],
        [["3021_", ""], /^The digits are right/],
        [
          ["3 0 2 1 0", ""],
          /^The digits are right\. Now read them: “3” means the fourth smallest of the remaining pieces\.$/,
        ],
        [
          ["3 0 2 0 0", "41532"],
          /The permutation is right, but its digits are not\. These digits make 76/,
        ],
      ],
      wrong: [
        [["01203", ""], /back to front/],
        [["03021", ""], /one column too far to the right/],
        [["25000", ""], /column worth 3! has no 5: its wheel goes up to 3/],
        [["00077", ""], /column worth 1! has no 7/],
        [["30200", ""], /make 76\. Indices begin with 0/],
        [["30110", ""], /3 × 24 \+ 1 × 2 \+ 1 × 1 = 75, not 77\. .* third digit/],
        [["20210", "31524"], /= 53, not 77.* first digit/],
        [["30210", "30210"], /Those are the digits\. A digit is not a piece/],
        [["30210", "41321"], /every digit as if all pieces were still there/],
        [["30210", "25413"], /You wrote the position of each piece/],
        [["30210", "23514"], /from right to left/],
        [["30210", "25134"], /counted down from the largest piece/],
        [["30210", "41523"], /index 76: you counted from 1/],
        [["", "42135"], /index 78 .* first piece it is right; then the pieces 1 2 3 5/],
        [["", "12345"], /index 0 .* The first digit says/],
      ],
      unreadable: [
        [["30_10", ""], /One box is still empty/],
        [["30210", "4_5_2"], /2 boxes are still empty/],
        [["30210", "4 -1 5 3 2"], /“-1” is less than 0/],
        [["30210", "4153"], /5 pieces are expected, and “4153” has 4/],
        [["30210", "41533"], /Piece 3 appears twice, and 2 is missing/],
        [["30210", "41632"], /no piece 6: the 5 pieces are numbered 1 to 5/],
        [["3021x", ""], /“x” is not a digit/],
      ],
    },
    // digits 2 3 2 1 0, one more is 3 0 0 0 0
    nextPermutation: {
      right: [
        ["4 1 2 3 5", /One more than 2 3 2 1 0 is 3 0 0 0 0/],
        ["41235", /every wheel that was full starts again/],
        ["(4;1;2;3;5)", /starts again/],
        ["3 0 1 2 4", /^You counted the pieces from 0/],
      ],
      wrong: [
        ["35421", /the permutation we start from/],
        ["35412", /one step before 3 5 4 2 1/],
        ["12345", /before/],
        ["45321", /4 is right\. .* the pieces after it must be in increasing order/],
        ["53421", /that skips permutations/],
        ["30000", /Those are its digits/],
        ["23415", /You wrote the position of each piece/],
        ["41253", /That is 2 steps further on\. The beginning is right/],
        ["51234", /Your permutation is 25 steps further on, not one/],
      ],
      unreadable: [["4123", /5 pieces are expected/]],
    },
    // 0..15, and 15 is not less than 2⁴ - 1
    rowLeftOut: {
      right: [
        ["1111", /index 15, the last of 16, and 15 is not less than 15/],
        ["1 1 1 1", /the last/],
        ["HHHH", /the last/],
        ["heads, heads, heads, heads", /the last/],
      ],
      wrong: [
        ["0000", /index 0, which is less than 15/],
        ["1110", /index 14, the last one that is allowed/],
        ["1000", /index 8, which is less than 15/],
        ["T T H H", /index 3, which is less/],
      ],
      unreadable: [
        ["1112", /heads or 0 for tails, never 2/],
        ["15", /4 coins are expected/],
      ],
    },
    // 1 2 0 1 1 0 sum to 5; in base three 243 + 162 + 9 + 3 = 417
    rankTwists: {
      right: [
        [["1", "417"], /5 \+ 1 = 6, .* 1 × 243 \+ 2 × 81 \+ 1 × 9 \+ 1 × 3 = 417/],
        [[" 1 ", "3^5 + 2·3^4 + 3^2 + 3"], /= 417/],
        [["1", "1*243+2*81+9+3 = 417"], /= 417/],
      ],
      halfway: [
        [["1", ""], /5 \+ 1 = 6, a multiple of three\. Now the index/],
        [["", "417"], /= 417\. And the seventh twist\?/],
      ],
      wrong: [
        [["2", "417"], /2 is what remains when 5 is divided by three/],
        [["0", ""], /add up to 5, which is not a multiple/],
        [["1", "1252"], /gave the forced twist a column/],
        [["1", "115"], /from right to left/],
        [["1", "418"], /One too many/],
        [["1", "120,110"], /read in base ten\. In base three/],
        [["1", "1251"], /one column too far to the left/],
        [["1", "5"], /sum of the twists/],
        [["1", "729"], /indices 0 to 728/],
        [["1", "414"], /begins with 1 2 0 1 0 0\. The fifth digit/],
      ],
      unreadable: [
        [["3", ""], /A twist is 0, 1 or 2, never 3/],
        [["1", "1 2 0 1 1 0"], /a row of digits/],
      ],
    },
    // 2 1 3 4 5 6 7: digits 1 0 0 0 0 0 0, order 720, position 720 × 729
    swappedPieces: {
      right: [
        ["524880", /720 × 729 \+ 0 = 524,880/],
        ["524,880", /720 × 729/],
        ["524 880", /720 × 729/],
        ["6! × 3^6", /720 × 729/],
        ["720*729+0", /720 × 729/],
      ],
      wrong: [
        ["720", /index of the permutation alone/],
        ["720 × 5040", /wrong wheel/],
        ["524881", /One too many/],
        ["721*729", /counted the permutations from 1/],
        ["720*728", /728 is the largest orientation index/],
        ["5! × 729", /first of 7 columns is worth 6!/],
        ["7! × 729", /first of 7 columns is worth 6!/],
        [
          "729",
          /729 = 1 × 729 \+ 0, and the permutation with index 1 is 1 2 3 4 5 7 6/,
        ],
        ["730", /730 = 1 × 729 \+ 1: .* pieces are twisted/],
        ["9,000,000", /indices 0 to 3,674,159/],
      ],
      unreadable: [["2 1 3 4 5 6 7", /a row of digits/]],
    },
    // U brings piece 4 to position 1: 4 1 2 3 5 6 7, order 3 × 720, position 2160 × 729
    oneTurn: {
      right: [
        [
          "U",
          /U takes the solved cube to index 1,574,640: the permutation 4 1 2 3 5 6 7/,
        ],
        ["u1", /the solved cube/],
        ["U' U'  U’", /U' U' U' ends there\. One turn does the same: U\./],
        ["D y", /the solved cube/],
      ],
      halfway: [["4 1 2 3 5 6 7", /That is the permutation\. Which turn/]],
      wrong: [
        [
          "U'",
          /wrong direction: U' makes the permutation 2 3 4 1 5 6 7, .* hold piece 4/,
        ],
        [
          "U2",
          /permutation 3 4 1 2 5 6 7\. That is the right face, but turned too far/,
        ],
        ["R", /so it twists pieces/],
        ["F'", /so it twists pieces/],
        ["R2", /You want the permutation with index 2160/],
        ["U U'", /leaves the cube solved/],
        ["x", /leaves the cube solved/],
        ["U4", /leaves the cube solved/],
      ],
      unreadable: [
        ["Q", /Unknown move Q at character 1; .* Here F, R, U are enough\./],
        ["1574640", /Unknown move 1/],
      ],
    },
    // Tuesday is day 1: (24 + 13) × 60 + 37 = 2257 of 7 × 24 × 60 = 10080
    momentOfTheWeek: {
      right: [
        [
          ["10080", "2257"],
          /7 × 24 × 60 = 10,080 .* \(1 × 24 \+ 13\) × 60 \+ 37 = 2257/,
        ],
        [["7*24*60", "(24+13)*60+37"], /2257/],
        [["10,080", "2,257"], /2257/],
      ],
      halfway: [
        [["10080", ""], /10,080 numbers\. Now Tuesday, 13:37\./],
        [["", "2257"], /And how many numbers are there in all\?/],
      ],
      wrong: [
        [["10079", "2257"], /10,079 is the largest number/],
        [["91", ""], /added the faces/],
        [["604800", ""], /That counts seconds/],
        [["1,000,000", ""], /not how many there are/],
        [["100000", ""], /these decimal digits/],
        [["10080", "3697"], /A day too late/],
        [["10080", "2258"], /A minute too late/],
        [["10080", "6308"], /isn’t in order of time/],
        [["10080", "11337"], /as if hours and minutes went up to 99/],
        [["10080", "817"], /minute of the day/],
        [["10080", "135420"], /That counts seconds/],
        [["10080", "10080"], /out of range: the numbers run from 0 to 10,079/],
        [["10080", "2197"], /2197 is Tuesday, 12:37\./],
      ],
      unreadable: [[["10080", "13:37"], /“13:37” is not a number/]],
    },
  },
);

describe("the answers are computed from the data", () => {
  const passes = (exercise: Exercise) =>
    exercise.check(...exercise.solution).verdict === "right";

  test("each of the 24 permutations of four pieces accepts its own index and no other", () => {
    const numbers = Array.from({ length: 24 }, (_, i) => i);
    for (const [index, order] of listOfOrders(4).entries()) {
      const exercise = rankCards(order);
      const passing = numbers.filter(
        (number) => exercise.check(String(number)).verdict === "right",
      );
      expect(passing).toEqual([index]);
    }
  });

  test("each index below 120 accepts its own permutation of five pieces and no other", () => {
    const orders = listOfOrders(5);
    for (const number of orders.keys()) {
      const exercise = unrankCards(number, 5);
      expect(passes(exercise)).toBe(true);
      const passing = orders.filter(
        (order) => exercise.check("", order.join(" ")).verdict === "right",
      );
      expect(passing).toEqual([orders[number]]);
    }
  });

  test("the answer is the next permutation for every permutation of five pieces", () => {
    const orders = listOfOrders(5);
    for (let i = 0; i + 1 < orders.length; i++) {
      const exercise = nextPermutationExercise(orders[i]);
      const passing = orders.filter(
        (order) => exercise.check(order.join("")).verdict === "right",
      );
      expect(passing).toEqual([orders[i + 1]]);
      // Where only the last two trade places, no wheel was full.
      const isCarried = orders[i][2] !== orders[i + 1][2];
      const { says } = exercise.check(orders[i + 1].join(""));
      expect(says.includes("full")).toBe(isCarried);
    }
  });

  test("with two to six coins, only the row of all heads is excluded", () => {
    for (let coins = 2; coins <= 6; coins++) {
      const exercise = excludedRow(coins);
      for (let row = 0; row < 2 ** coins; row++) {
        const typed = row.toString(2).padStart(coins, "0");
        const verdict = typed.includes("0") ? "wrong" : "right";
        expect(exercise.check(typed).verdict).toBe(verdict);
      }
    }
  });

  test("every orientation of seven corners has one last twist and its index in base three", () => {
    for (let number = 0; number < 3 ** 6; number++) {
      const free = Array.from(number.toString(3).padStart(6, "0"), Number);
      const exercise = rankTwists(free);
      expect(passes(exercise)).toBe(true);
      expect(exercise.check("", String(number)).verdict).toBe("halfway");
      const fitting = [0, 1, 2].filter(
        (twist) => exercise.check(String(twist), "").verdict === "halfway",
      );
      expect(fitting).toEqual([0, 1, 2].filter((t) => (sum(free) + t) % 3 === 0));
    }
  });

  test("different swaps give different states", () => {
    expect(passes(swappedPieces(6, 7))).toBe(true);
    expect(swappedPieces(6, 7).check("729").verdict).toBe("right");
    expect(swappedPieces(6, 7).check("524880").verdict).toBe("wrong");
  });

  test("different turns give different indices", () => {
    for (const turn of ["U", "U2", "U'", "R2", "F2"]) {
      const exercise = oneTurn(turn);
      const passing = ["U", "U2", "U'", "R", "R2", "R'", "F", "F2", "F'"].filter(
        (answer) => exercise.check(answer).verdict === "right",
      );
      expect(passing).toEqual([turn]);
    }
  });

  test("every moment has its own index, without gaps", () => {
    expect(momentOfTheWeek([6, 23, 59]).check("10080", "10079").verdict).toBe("right");
    expect(momentOfTheWeek([0, 0, 1]).check("10080", "2257").verdict).toBe("wrong");
    const faces = [7, 24, 60];
    for (let number = 0; number < 7 * 24 * 60; number++) {
      expect(rankMixed(unrankMixed(number, faces), faces)).toBe(number);
    }
  });
});

/** All permutations of n pieces in lexicographic order, made without ranking. */
function listOfOrders(n: number): number[][] {
  const extend = (cards: number[]): number[][] =>
    cards.length === 0
      ? [[]]
      : cards.flatMap((card) =>
          extend(cards.filter((other) => other !== card)).map((rest) => [
            card,
            ...rest,
          ]),
        );
  return extend(Array.from({ length: n }, (_, i) => i + 1));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
