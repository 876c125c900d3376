import { fromFactoradic, toFactoradic } from "#lib/indexing/factoradic.ts";
import {
  lehmerCode,
  rankPermutation,
  unrankPermutation,
} from "#lib/indexing/permutation.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { ordinalWord } from "#kit/text/number-word.ts";
import { cardsOf, digitSlots, spaced, toCards, worth } from "../cards.ts";
import { type Exercise, halfway } from "../exercise.ts";
import { inverseMistake, permutationQuestion } from "../permutation-question.ts";
import { exerciseFrom, isBlank, rowQuestion, type CommonMistake } from "../question.ts";
import { parseRow } from "../parse-row.ts";
import { mergeAmbiguousMistakes } from "../ambiguous-mistakes.ts";

/**
 * Asks for the permutation of `length` cards with this rank, and for its digits on the way.
 */
export function unrankCards(rank: number, length: number) {
  const digits = toFactoradic(rank, length);
  const permutation = unrankPermutation(rank, length);
  const cards = toCards(permutation);

  const digitSlips = mergeAmbiguousMistakes<readonly number[]>(
    [
      {
        leadsTo: digits.toReversed(),
        says: `The digits are right, but back to front. The first column is worth ${length - 1}!.`,
      },
      {
        leadsTo: [0, ...digits.slice(0, -1)],
        says: "The digits are right, but one column too far to the right. The last column is worth 0!, and its digit is always 0.",
      },
    ],
    digits,
  );
  const mistakes: CommonMistake<readonly number[]>[] = [
    inverseMistake(permutation),
    {
      leadsTo: permutation.map((piece) => length - 1 - piece),
      says: "You counted down from the largest piece. “0” means the smallest of the remaining pieces.",
    },
    {
      leadsTo: permutation.toReversed(),
      says: "These are the right pieces, but from right to left. The first digit belongs to the first piece on the left.",
    },
  ];
  const rowSlips = mergeAmbiguousMistakes<readonly number[]>(
    [
      {
        leadsTo: digits,
        says: `Those are the digits. A digit is not a piece: “${digits[0]}” means the ${ordinalWord(digits[0] + 1)} smallest of the remaining pieces.`,
      },
      {
        leadsTo: digits.map((digit) => digit + 1),
        says: "You read every digit as if all pieces were still there. Strike out each piece that you have used, and count only those that are left.",
      },
      ...mistakes.map((slip) => ({ ...slip, leadsTo: toCards(slip.leadsTo) })),
    ],
    cards,
  )
    // Cards counted from 0 are read as they are meant.
    .filter(({ leadsTo }) => String(leadsTo) !== String(permutation));

  const digitsQuestion = rowQuestion({
    label: "digits",
    form: "First the digits, then the pieces.",
    slots: digitSlots(length),
    things: "digits",
    read: readDigits,
    answer: digits,
    right: "The digits are right.",
    mistakes: digitSlips,
    otherwise: diagnoseOtherDigits,
  });
  const cardsQuestion = permutationQuestion({
    label: "permutation",
    prompt: `Now read them: “${digits[0]}” means the ${ordinalWord(digits[0] + 1)} smallest of the remaining pieces.`,
    permutation,
    right: `${spaced(digits)} are the digits, and ${worth(digits)} = ${n(rank)}.`,
    rowSlips,
    mistakes,
    otherwise: diagnoseOtherCards,
  });
  const both = exerciseFrom(digitsQuestion, cardsQuestion);

  const exercise: Exercise = {
    ...both,
    // The cards alone are sufficient.
    check(typedDigits, typedCards) {
      if (isBlank(typedCards)) return both.check(typedDigits);
      const ofCards = cardsQuestion.check(typedCards);
      if (isBlank(typedDigits)) return ofCards;
      const ofDigits = digitsQuestion.check(typedDigits);
      if (ofDigits.verdict === "right") return ofCards;
      if (ofCards.verdict !== "right") return ofDigits;
      return halfway(
        `The permutation is right, but its digits are not. ${ofDigits.says}`,
      );
    },
  };
  return {
    ...exercise,
    digitSlips,
    cardSlips: rowSlips,
    rank,
    digits,
    worth: worth(digits),
    cards,
    /** For each digit, the card that it removes, and the cards left before. */
    steps: digits.map((digit, i) => ({ digit, left: leftBefore(i), card: cards[i] })),
  };

  function leftBefore(i: number): number[] {
    return cardsOf(length).filter((card) => !cards.slice(0, i).includes(card));
  }

  /** The last digit is always 0, and may be left out. */
  function readDigits(typed: string) {
    const short = parseRow(typed.replace(/_\s*$/, ""), length - 1, "digits");
    return "value" in short
      ? { value: [...short.value, 0] }
      : parseRow(typed, length, "digits");
  }

  function diagnoseOtherDigits(theirs: readonly number[]): string {
    const full = theirs.findIndex((digit, i) => digit > length - 1 - i);
    if (full >= 0) {
      const most = length - 1 - full;
      return `The column worth ${most}! has no ${theirs[full]}: its wheel goes up to ${most}, and then carries to the left.`;
    }
    const spelt = fromFactoradic(theirs);
    if (spelt === rank - 1) {
      return `These digits make ${n(spelt)}. Indices begin with 0, but you don’t have to subtract 1 for that.`;
    }
    const off = theirs.findIndex((digit, i) => digit !== digits[i]);
    return `These digits make ${worth(theirs)} = ${n(spelt)}, not ${n(rank)}. From the left, the ${ordinalWord(off + 1)} digit is the first wrong one.`;
  }

  function diagnoseOtherCards(theirs: readonly number[]): string {
    const spelt = rankPermutation(theirs);
    if (spelt === rank - 1) {
      return `That has the index ${n(spelt)}: you counted from 1, but indices begin with 0.`;
    }
    const theirDigits = lehmerCode(theirs);
    const off = theirDigits.findIndex((digit, i) => digit !== digits[i]);
    const fact = `That has the index ${n(spelt)} and the digits ${spaced(theirDigits)}.`;
    return off === 0
      ? `${fact} The first digit says how many pieces are smaller than the first piece.`
      : `${fact} Up to the ${ordinalWord(off)} piece it is right; then the pieces ${spaced(leftBefore(off))} are left.`;
  }
}
