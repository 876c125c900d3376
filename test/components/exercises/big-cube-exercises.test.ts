import bigCubeExercises from "#components/exercises/big-cube/big-cube-exercises.ts";
import { promiseExercises } from "./exercise-promises.ts";

// Worked out by hand, so that an error in the library can't hide in the tests.
promiseExercises(bigCubeExercises, {
  // UF is position 1 and DF position 5, of 0 to 10: 2^9 + 2^5 = 512 + 32.
  flippedEdges: {
    right: [
      ["544", /01000100000 in base two are 512 \+ 32 = 544/],
      ["2^9 + 2^5", /544/],
      ["512 + 32", /544/],
    ],
    wrong: [
      ["1088", /all twelve flips/],
      ["34", /from the other end/],
      ["1000100000", /base ten/],
      ["6", /added the positions/],
      ["545", /545 is the index of another state/],
    ],
    unreadable: [["two", /./]],
  },
  // 3^7 = 2187 and 2^11 = 2048: 2187 × 2048 = 4,478,976
  orientationsOnly: {
    right: [
      ["4478976", /2187 × 2048 = 4,478,976/],
      ["3^7 * 2^11", /4,478,976/],
      ["2187 * 2048", /4,478,976/],
    ],
    wrong: [
      ["3^8 * 2^12", /The last twist and the last flip/],
      ["3^8 * 2^11", /last twist of the corners/],
      ["3^7 * 2^12", /last flip of the edges/],
      ["4235", /You added/],
      ["2048", /Count the orientations/],
    ],
    unreadable: [["many", /./]],
  },
});
