import { momentOfTheWeek } from "./moment-of-the-week.ts";
import { nextPermutationExercise } from "./next-permutation.ts";
import { rankCards } from "./rank-cards.ts";
import { unrankCards } from "./unrank-cards.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  rankCards: rankCards([3, 5, 1, 4, 2]),
  unrankCards: unrankCards(77, 5),
  nextPermutation: nextPermutationExercise([3, 5, 4, 2, 1]),
  momentOfTheWeek: momentOfTheWeek([1, 13, 37]),
};
