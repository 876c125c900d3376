import stagesExercises from "#components/exercises/stages/stages-exercises.ts";
import { promiseExercises } from "./exercise-promises.ts";

// Worked out by hand, so that an error in the library can't hide in the tests.
promiseExercises(stagesExercises, {
  // 1 × 2 × 3 × 4 = 24 orders, and a turn goes round in four: 24 ÷ 4 = 6
  orders: {
    right: [
      ["6", /groups of 4/],
      ["2 + 4", /groups of 4/],
      ["#6", /groups of 4/],
    ],
    wrong: [
      ["24", /all permutations/],
      ["12", /half of them/],
      ["3", /whole cube could be turned as well/],
      ["2", /cases of the sheet/],
      ["5", /turns of the top connect/],
      ["25", /only 24 permutations/],
    ],
    unreadable: [["a few", /./]],
  },
});
