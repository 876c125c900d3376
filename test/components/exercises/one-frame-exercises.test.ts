import oneFrameExercises from "#components/exercises/one-frame/one-frame-exercises.ts";
import { promiseExercises } from "./exercise-promises.ts";

// Worked out by hand, so that an error in the library can't hide in the tests.
promiseExercises(oneFrameExercises, {
  // 25 = 1 + 2 × 3 + 2 × 9: twists 1 2 2. Piece 2 by 2 more: 4 is 1. 1 + 1 × 3 + 2 × 9 = 22
  movedBit: {
    right: [
      ["22", /The twists are 1, 1, 2 now/],
      ["1 + 3 + 18", /nothing was carried/],
      ["#22", /The twists are/],
    ],
    wrong: [
      ["31", /nothing is carried/],
      ["4", /its neighbours stay/],
      ["27", /A twist of piece 2 counts 3/],
      ["25", /nothing has moved/],
      ["13", /three twists/],
      ["43", /bits 0 to 26/],
      ["-1", /bits 0 to 26/],
    ],
    unreadable: [["1 1 2", /row of digits/]],
  },
});
