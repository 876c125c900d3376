import { lehmerCode, rankPermutation } from "../../../lib/indexing/permutation.ts";
import { sumOf } from "../../kit/distances/histogram-sums.ts";
import { countWord } from "../../kit/text/number-word.ts";
import { spaced, toCards } from "../cards.ts";
import {
  numberPractice,
  randomPermutation,
  type ExerciseGenerator,
} from "./practice-exercise.ts";
import { topicSize } from "./topics.ts";

/** Asks for the number of inversions. */
export const inversions: ExerciseGenerator = (level, random) => {
  const permutation = randomPermutation(topicSize("inversions", level), random);
  const cards = toCards(permutation);
  const counts = lehmerCode(permutation);
  const answer = sumOf(counts);
  const pairs = (cards.length * (cards.length - 1)) / 2;
  const [first, second] = cards;
  return {
    question:
      "How many pairs of these cards stand the wrong way round, the larger card before the smaller one?",
    picture: { kind: "cards", cards },
    ...numberPractice({
      label: "pairs",
      form: "A whole number.",
      width: 6,
      answer,
      right: `Card by card: ${counts.slice(0, -1).join(" + ")} = ${answer}.`,
      mistakes: slipsFor(permutation, answer, pairs),
      count: pairs + 1,
      outside: (value) =>
        value < 0
          ? "There cannot be fewer pairs than none."
          : `${cards.length} cards make only ${pairs} pairs.`,
      otherwise: (value) =>
        `There are ${value < answer ? "more" : "fewer"}. Go from card to card: how many smaller ones stand to the right of ${first}, how many to the right of ${second}, and so on?`,
    }),
    hints: [
      "Take the first card. Every smaller card somewhere to its right makes a pair with it that stands the wrong way round.",
      `To the right of ${first} there ${counts[0] === 1 ? "is" : "are"} ${countWord(counts[0], "smaller card")}. Go on with ${second}, and do so for every card.`,
      `From left to right you find ${spaced(counts)}. Add them up.`,
    ],
    working: `Smaller cards to the right of each card: ${spaced(counts)}. Together that is ${answer}.`,
  };
};

function slipsFor(permutation: readonly number[], answer: number, pairs: number) {
  const inSteps = permutation.filter((card, i) => card > permutation[i + 1]).length;
  return [
    {
      leadsTo: pairs - answer,
      says: "You counted the pairs that stand the right way round. Count those with the larger card first.",
    },
    {
      leadsTo: inSteps,
      says: "You compared neighbours only. Two cards that stand apart are a pair, too.",
    },
    {
      leadsTo: lehmerCode(permutation).filter((count) => count > 0).length,
      says: "You counted each card once that has a smaller one to its right. It counts once for every smaller one.",
    },
    {
      leadsTo: 2 * answer,
      says: "You counted every pair twice, once from each of its cards.",
    },
    {
      leadsTo: permutation.filter((card, i) => card !== i).length,
      says: "You counted the cards that are not in their own place. Count pairs.",
    },
    {
      leadsTo: swapsOf(permutation),
      says: "That is how many swaps of two cards put them in order. One swap can put several pairs right at once.",
    },
    {
      leadsTo: pairs,
      says: "That is how many pairs there are in all. Only some of them stand the wrong way round.",
    },
    {
      leadsTo: rankPermutation(permutation),
      says: "That is the number of the order, where the counts are multiplied by factorials. Here you only add them up.",
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
