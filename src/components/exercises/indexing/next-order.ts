import {
  lehmerCode,
  rankPermutation,
  unrankPermutation,
} from "../../../lib/indexing/permutation.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import {
  type Diagnosis,
  type Exercise,
  findSlip,
  right,
  unreadable,
  wrong,
} from "../exercise.ts";
import { readRow, spaced } from "../read-row.ts";
import {
  asOrder,
  cardSlots,
  FROM_ZERO,
  fromCards,
  inverse,
  toCards,
  whyNoOrder,
} from "./orders.ts";

/**
 * Which order comes next in the list of all?
 * @param cards  counting from 1; not the last order
 */
export function nextOrder(cards: readonly number[]) {
  const length = cards.length;
  const order = fromCards(cards);
  const digits = lehmerCode(order);
  const number = rankPermutation(order);
  const next = unrankPermutation(number + 1, length);
  const nextCards = toCards(next);
  const nextDigits = lehmerCode(next);
  /** The first card that changes. */
  const turning = next.findIndex((piece, i) => piece !== order[i]);

  const exercise: Exercise = {
    fields: [
      {
        kind: "slots",
        label: "next",
        form: "One card in each box.",
        slots: cardSlots(length),
      },
    ],
    solution: [spaced(nextCards)],
    check(typed) {
      const reading = readRow(typed, length, "cards");
      if ("says" in reading) return reading;
      const theirs = asOrder(reading.row);
      if (theirs && String(theirs.order) === String(next)) {
        const says = `One more than ${spaced(digits)} is ${spaced(nextDigits)}: every wheel that was full starts again.`;
        return right(theirs.fromZero ? `${FROM_ZERO} ${says}` : says);
      }
      const digitsAsCards = {
        leadsTo: nextDigits,
        says: "Those are its digits, and they are right. Now read them as cards.",
      };
      const slip = findSlip([digitsAsCards], reading.row);
      if (slip) return slip;
      if (!theirs) return unreadable(whyNoOrder(reading.row));
      return diagnoseOtherOrder(theirs.order);
    },
  };
  return { ...exercise, cards, digits, nextDigits, nextCards };

  function diagnoseOtherOrder(theirs: readonly number[]): Diagnosis {
    const tail = next.slice(turning + 1);
    const slip = findSlip(
      [
        { leadsTo: order, says: "That is where we are. The next one differs from it." },
        {
          leadsTo: inverse(next),
          says: "You wrote for each card where it stands. The order says for each place which card stands there.",
        },
        {
          leadsTo: [...next.slice(0, turning + 1), ...tail.toReversed()],
          says: `${nextCards[turning]} is right. But the wheels to its right start again at 0: after it the cards must rise.`,
        },
        {
          leadsTo: swapped(order, turning),
          says: "Two neighbours changed places, and the order jumps too far. The card that moves on becomes the next larger one, no more.",
        },
      ],
      theirs,
    );
    if (slip) return slip;
    const ahead = rankPermutation(theirs) - number;
    const places = Math.abs(ahead) === 1 ? "one place" : `${n(Math.abs(ahead))} places`;
    if (ahead < 0) {
      return wrong(`That one stands ${places} before ${spaced(cards)}, not after it.`);
    }
    return wrong(
      theirs.slice(0, turning + 1).every((piece, i) => piece === next[i])
        ? `That is ${places} on. It begins as it should; after the ${nextCards[turning]}, the rest must be as small as can be.`
        : `That is ${places} on, and we want just one. Which is the first card that has to change, and what is the next larger one?`,
    );
  }
}

function swapped(order: readonly number[], i: number): number[] {
  return order.with(i, order[i + 1]).with(i + 1, order[i]);
}
