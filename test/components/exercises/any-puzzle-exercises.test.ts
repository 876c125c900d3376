import anyPuzzleExercises from "#components/exercises/any-puzzle/any-puzzle-exercises.ts";
import { promiseExercises } from "./exercise-promises.ts";

// Worked out by hand, so that an error in the library can't hide in the tests.
promiseExercises(anyPuzzleExercises, {
  // Of the beads 0 1 2 3 one is smaller than 1; of 0 2 3 two are smaller than 3; the last
  // two are forced. The wheels have 4 and 3 faces: 1 × 3 + 2 = 5.
  evenBeads: {
    right: [
      ["5", /1 × 3 \+ 2.* = 5/],
      ["1*3 + 2", /= 5/],
      ["#5", /= 5/],
    ],
    wrong: [
      ["11", /among all permutations/],
      ["10", /columns for all permutations/],
      ["6", /One too many/],
      ["3", /sum of the digits/],
      ["4", /4 is the index of 1 2 0 3/],
      ["12", /read in base ten/],
      ["13", /indices 0 to 11/],
    ],
    unreadable: [["a few", /./]],
  },
  // 5! = 120 and 4! = 24; the parities are tied: 120 × 24 ÷ 2 = 1440
  twoColours: {
    right: [
      ["1440", /both even, or both odd/],
      ["120 * 24 / 2", /1440/],
      ["1,440", /1440/],
    ],
    wrong: [
      ["2880", /without moving the blue ones/],
      ["720", /both permutations are even/],
      ["144", /You added/],
      ["120", /red beads alone/],
      ["24", /blue beads alone/],
      ["1000", /which pairs/],
      ["5000", /120 × 24 = 2880/],
    ],
    unreadable: [["many", /./]],
  },
});
