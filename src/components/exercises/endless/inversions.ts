import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { countWord } from "#kit/text/number-word.ts";
import { spaced, toCards } from "../cards.ts";
import {
  numberPractice,
  randomUnsortedPermutation,
  type ExerciseGenerator,
} from "./practice-exercise.ts";
import { topicSize } from "./topics.ts";

/** Asks for the number of inversions. */
export const inversions: ExerciseGenerator = (level, random) => {
  const permutation = randomUnsortedPermutation(topicSize("inversions", level), random);
  const cards = toCards(permutation);
  const counts = lehmerCode(permutation);
  const answer = sumOf(counts);
  const pairs = (cards.length * (cards.length - 1)) / 2;
  const [first, second] = cards;
  return {
    question:
      "How many inversions does this permutation have? These are pairs with the larger piece before the smaller one.",
    picture: { kind: "cards", cards },
    ...numberPractice({
      label: "pairs",
      form: "A whole number.",
      width: 6,
      answer,
      right: `Piece by piece: ${counts.slice(0, -1).join(" + ")} = ${answer}.`,
      mistakes: slipsFor(permutation, answer, pairs),
      count: pairs + 1,
      outside: (value) =>
        value < 0
          ? "There can’t be fewer than 0 pairs."
          : `${cards.length} pieces make only ${pairs} pairs.`,
      otherwise: (value) =>
        `There are ${value < answer ? "more" : "fewer"}. Go from piece to piece: how many smaller ones are to the right of ${first}, how many to the right of ${second}, and so on?`,
    }),
    hints: [
      "Take the first piece. Every smaller piece to its right, next to it or not, makes one inversion with it.",
      `To the right of ${first} there ${counts[0] === 1 ? "is" : "are"} ${countWord(counts[0], "smaller piece")}. Go on with ${second}, and do the same for every piece.`,
      `From left to right, the counts are ${spaced(counts)}. Add them up.`,
    ],
    working: `The numbers of smaller pieces to the right of each piece are ${spaced(counts)}. Together that is ${answer}.`,
  };
};

function slipsFor(permutation: readonly number[], answer: number, pairs: number) {
  const inSteps = permutation.filter((card, i) => card > permutation[i + 1]).length;
  return [
    {
      leadsTo: pairs - answer,
      says: "You counted the pairs with the smaller piece first. Count those with the larger piece first.",
    },
    {
      leadsTo: inSteps,
      says: "You compared only neighbours. Two pieces farther apart are a pair, too.",
    },
    {
      leadsTo: lehmerCode(permutation).filter((count) => count > 0).length,
      says: "You counted each piece with a smaller one to its right once. Count it once for every smaller one.",
    },
    {
      leadsTo: 2 * answer,
      says: "You counted every pair twice, once from each of its pieces.",
    },
    {
      leadsTo: permutation.filter((card, i) => card !== i).length,
      says: "You counted the pieces that aren’t in their own position. Count pairs.",
    },
    {
      leadsTo: swapsOf(permutation),
      says: "That is how many swaps of two pieces sort the permutation. One swap can remove several inversions at once.",
    },
    {
      leadsTo: pairs,
      says: "That is how many pairs there are in all. Only some of them are inversions.",
    },
    {
      leadsTo: rankPermutation(permutation),
      says: "That is the index of the permutation, where the counts are multiplied by factorials. Here you only add them up.",
    },
    {
      leadsTo: answer + 1,
      says: "One too many. Begin with 0, not with 1, and add one for each pair.",
    },
  ];
}

/** The fewest swaps that sort a permutation. */
function swapsOf(permutation: readonly number[]): number {
  const order = permutation.slice();
  let swaps = 0;
  for (const place of order.keys()) {
    const from = order.indexOf(place);
    if (from === place) continue;
    order[from] = order[place];
    order[place] = place;
    swaps++;
  }
  return swaps;
}
