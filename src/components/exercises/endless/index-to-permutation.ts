import { factorial } from "#lib/indexing/factoradic.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { spaced } from "../cards.ts";
import { unrankCards } from "../indexing/unrank-cards.ts";
import { toMistakes, type ExerciseGenerator } from "./practice-exercise.ts";
import { topicSize } from "./topics.ts";

/** Asks for the permutation with an index. */
export const indexToPermutation: ExerciseGenerator = (level, random) => {
  const length = topicSize("number-to-order", level);
  const number = 1 + random(factorial(length) - 2);
  const { digitSlips, cardSlips, steps, ...made } = unrankCards(number, length);
  const { cards, digits, worth, fields, solution, check } = made;
  const [{ digit, left }] = steps;
  return {
    question: `Which permutation of ${length} pieces has the index ${n(number)}?`,
    exercise: { fields, solution, check },
    mistakes: [...toMistakes(digitSlips), ...toMistakes(cardSlips, 1)],
    hints: [
      `First the digits. How many times does ${factorial(length - 1)} go into ${n(number)}? That is the first digit; go on with what remains.`,
      `${worth} = ${n(number)}, so the digits are ${spaced(digits)}.`,
      `The first digit is ${digit}: pass over ${digit} of the pieces ${spaced(left)}, and take ${cards[0]}. Go on with the next digit and the remaining pieces.`,
    ],
    working: `${n(number)} = ${worth}, so the digits are ${spaced(digits)}, and they take the pieces ${spaced(cards)}.`,
  };
};
