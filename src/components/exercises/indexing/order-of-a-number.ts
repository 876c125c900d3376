import { fromFactoradic, toFactoradic } from "../../../lib/indexing/factoradic.ts";
import {
  lehmerCode,
  rankPermutation,
  unrankPermutation,
} from "../../../lib/indexing/permutation.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { ordinalWord } from "../../kit/text/number-word.ts";
import {
  type Diagnosis,
  type Exercise,
  findSlip,
  halfway,
  isBlank,
  NOTHING_TYPED,
  right,
  unreadable,
  wrong,
} from "../exercise.ts";
import { readRow, spaced } from "../read-row.ts";
import {
  asOrder,
  cardSlots,
  cardsOf,
  digitSlots,
  FROM_ZERO,
  inverse,
  toCards,
  whyNoOrder,
  worth,
} from "./orders.ts";

/** Which order of so many cards has this number? The digits are asked for on the way. */
export function orderOfANumber(number: number, length: number) {
  const digits = toFactoradic(number, length);
  const order = unrankPermutation(number, length);
  const cards = toCards(order);

  const exercise: Exercise = {
    fields: [
      {
        kind: "slots",
        label: "digits",
        form: "First the digits, then the cards they stand for.",
        slots: digitSlots(length),
      },
      {
        kind: "slots",
        label: "order",
        form: "One card in each box.",
        slots: cardSlots(length),
      },
    ],
    solution: [spaced(digits), spaced(cards)],
    check(typedDigits, typedOrder = "") {
      if (isBlank(typedDigits) && isBlank(typedOrder)) return NOTHING_TYPED;
      if (isBlank(typedOrder)) return diagnoseDigits(typedDigits);
      const ofOrder = diagnoseOrder(typedOrder);
      if (isBlank(typedDigits)) return ofOrder;
      const ofDigits = diagnoseDigits(typedDigits);
      if (ofDigits.verdict === "halfway") return ofOrder;
      if (ofOrder.verdict !== "right") return ofDigits;
      return halfway(`The order is right; its digits are not. ${ofDigits.says}`);
    },
  };
  return {
    ...exercise,
    number,
    digits,
    worth: worth(digits),
    cards,
    /** What each digit takes, and from which cards. */
    steps: digits.map((digit, i) => ({ digit, left: leftBefore(i), card: cards[i] })),
  };

  function leftBefore(i: number): number[] {
    return cardsOf(length).filter((card) => !cards.slice(0, i).includes(card));
  }

  function diagnoseDigits(typed: string): Diagnosis {
    const reading = readDigits(typed);
    if ("says" in reading) return reading;
    const theirs = reading.row;
    if (String(theirs) === String(digits)) {
      return halfway(
        `Right digits. Now read them: “${digits[0]}” means the ${ordinalWord(digits[0] + 1)} smallest of the cards that are left.`,
      );
    }
    const slip = findSlip(
      [
        {
          leadsTo: digits.toReversed(),
          says: `Right digits, back to front. The column worth ${length - 1}! is the first.`,
        },
        {
          leadsTo: [0, ...digits.slice(0, -1)],
          says: "Right digits, one column too far to the right. The last column is worth 0!, and its digit is always 0.",
        },
      ],
      theirs,
    );
    if (slip) return slip;
    const full = theirs.findIndex((digit, i) => digit > length - 1 - i);
    if (full >= 0) {
      const most = length - 1 - full;
      return wrong(
        `The column worth ${most}! has no ${theirs[full]}: its wheel ends with ${most}, and then the next one to the left moves on.`,
      );
    }
    const spelt = fromFactoradic(theirs);
    if (spelt === number - 1) {
      return wrong(
        `These digits spell ${n(spelt)}. Numbers begin with 0, but nothing has to be taken off for that.`,
      );
    }
    const off = theirs.findIndex((digit, i) => digit !== digits[i]);
    return wrong(
      `These digits spell ${worth(theirs)} = ${n(spelt)}, not ${n(number)}. Begin on the left; the ${ordinalWord(off + 1)} digit is the first that is off.`,
    );
  }

  /** The last digit is always 0, and may be left out. */
  function readDigits(typed: string) {
    const short = readRow(typed.replace(/_\s*$/, ""), length - 1, "digits");
    return "row" in short
      ? { row: [...short.row, 0] }
      : readRow(typed, length, "digits");
  }

  function diagnoseOrder(typed: string): Diagnosis {
    const reading = readRow(typed, length, "cards");
    if ("says" in reading) return reading;
    const { row } = reading;
    const theirs = asOrder(row);
    if (theirs && String(theirs.order) === String(order)) {
      const says = `${spaced(digits)} are the digits, and ${worth(digits)} = ${n(number)}.`;
      return right(theirs.fromZero ? `${FROM_ZERO} ${says}` : says);
    }
    const digitsAsCards = {
      leadsTo: digits,
      says: `Those are the digits. A digit is not a card: “${digits[0]}” means the ${ordinalWord(digits[0] + 1)} smallest of the cards that are left.`,
    };
    const cardsNotTakenAway = {
      leadsTo: digits.map((digit) => digit + 1),
      says: "You read every digit as if all cards were still there. Strike out each card that you have used, and count only those that are left.",
    };
    const slip = findSlip([digitsAsCards, cardsNotTakenAway], row);
    if (slip) return slip;
    if (!theirs) return unreadable(whyNoOrder(row));
    return diagnoseOtherOrder(theirs.order);
  }

  function diagnoseOtherOrder(theirs: readonly number[]): Diagnosis {
    const slip = findSlip(
      [
        {
          leadsTo: inverse(order),
          says: "You wrote for each card where it stands. The order says for each place which card stands there.",
        },
        {
          leadsTo: order.map((piece) => length - 1 - piece),
          says: "You counted from the largest card down. “0” means the smallest of the cards that are left.",
        },
        {
          leadsTo: order.toReversed(),
          says: "The right cards from right to left. The first digit belongs to the first card on the left.",
        },
      ],
      theirs,
    );
    if (slip) return slip;
    const spelt = rankPermutation(theirs);
    if (spelt === number - 1) {
      return wrong(
        `That is number ${n(spelt)}: number ${n(number)} if one counted from 1. Numbers begin with 0.`,
      );
    }
    const theirDigits = lehmerCode(theirs);
    const off = theirDigits.findIndex((digit, i) => digit !== digits[i]);
    const fact = `That is number ${n(spelt)}, with the digits ${spaced(theirDigits)}.`;
    return wrong(
      off === 0
        ? `${fact} The first digit says how many cards are smaller than the first card.`
        : `${fact} Up to the ${ordinalWord(off)} card all is well; then the cards ${spaced(leftBefore(off))} are left.`,
    );
  }
}
