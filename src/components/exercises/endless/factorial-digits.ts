import { factorial, toFactoradic } from "#lib/indexing/factoradic.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { ordinalWord } from "#kit/text/number-word.ts";
import { cardsOf, digitSlots, spaced, weigh, worth } from "../cards.ts";
import {
  numberPractice,
  rowPractice,
  type PracticeExercise,
  type RandomInteger,
} from "./practice-exercise.ts";

const LENGTH = 5;
const LAST = LENGTH - 1;

/** Asks for a number from its factorial digits, or for the digits. */
export function factorialDigits(random: RandomInteger): PracticeExercise {
  const number = 2 + random(factorial(LENGTH) - 3);
  return random(2) === 0 ? toNumber(number) : fromNumber(number);
}

function toNumber(number: number): PracticeExercise {
  const digits = toFactoradic(number, LENGTH);
  return {
    question: "What number do these digits make in the factorial number system?",
    picture: {
      kind: "rows",
      rows: [
        {
          label: "digits",
          cells: digits,
          places: cardsOf(LENGTH).map((i) => LENGTH - i),
        },
      ],
    },
    ...numberPractice({
      label: "number",
      form: "A whole number or a calculation.",
      width: 10,
      answer: number,
      right: `${worth(digits)} = ${n(number)}.`,
      mistakes: [
        {
          leadsTo: Number(digits.join("")),
          says: "You read the digits in base ten. Here the columns are worth factorials.",
        },
        {
          leadsTo: sumOf(digits),
          says: "You added the digits. Multiply each by what its column is worth first.",
        },
        {
          leadsTo: weigh(digits, (i) => factorial(LENGTH - i)),
          says: `You gave each column the value of the next one to its left. The last one is worth 0!, the first one ${LAST}!.`,
        },
        {
          leadsTo: weigh(digits, (i) => factorial(i)),
          says: "You read the digits from right to left. The column on the left is worth most.",
        },
        {
          leadsTo: weigh(digits, (i) => LAST - i),
          says: "You multiplied by 4, 3, 2, 1, 0. The columns are worth the factorials of these: 24, 6, 2, 1 and 1.",
        },
        {
          leadsTo: weigh(digits, (i) => 10 ** (LAST - i)) / 10,
          says: "You left out the last 0 and read the rest in base ten. Here the columns are worth factorials.",
        },
        { leadsTo: number + 1, says: "One too many: the first number is 0." },
      ],
      otherwise: (value) =>
        `${n(value)} is too ${value < number ? "small" : "large"}. Multiply each digit by what its column is worth, and add up.`,
    }),
    hints: [
      "From the right, the columns are worth 0!, 1!, 2!, 3! and 4!: that is 1, 1, 2, 6 and 24.",
      `The first digit, ${digits[0]}, adds ${digits[0]} × 24 = ${digits[0] * 24}.`,
      `Add up ${worth(digits)}.`,
    ],
    working: `${worth(digits)} = ${n(number)}.`,
  };
}

function fromNumber(number: number): PracticeExercise {
  const digits = toFactoradic(number, LENGTH);
  const tens = Array.from(String(number).padStart(LENGTH, "0"), Number);
  const rest = number % factorial(LAST);
  return {
    question: `Write ${n(number)} with ${LENGTH} digits in the factorial number system.`,
    ...rowPractice({
      label: "digits",
      form: "One digit in each box.",
      slots: digitSlots(LENGTH),
      things: "digits",
      answer: digits,
      right: `${worth(digits)} = ${n(number)}.`,
      mistakes: [
        {
          leadsTo: digits.toReversed(),
          says: "The digits are right, but back to front. The column worth 4! is the first.",
        },
        {
          leadsTo: [0, ...digits.slice(0, -1)],
          says: "The digits are right, but one column too far to the right. The last column is worth 0!, and its digit is always 0.",
        },
        {
          leadsTo: tens,
          says: "Those are its digits in base ten. Here the columns are worth 24, 6, 2, 1 and 1.",
        },
        {
          leadsTo: toFactoradic(number - 1, LENGTH),
          says: "These digits make one less. Numbers begin with 0, but you don’t have to subtract 1 for that.",
        },
        {
          leadsTo: toFactoradic(number + 1, LENGTH),
          says: "These digits make one more. Numbers begin with 0, but you don’t have to add 1 for that.",
        },
        {
          leadsTo: digits.with(LAST, digits[LAST - 1]).with(LAST - 1, 0),
          says: "The last two columns are mixed up. Both are worth 1, but the last one is always 0.",
        },
      ],
      otherwise: (row) => diagnoseOther(row, number, digits),
    }),
    hints: [
      `The columns are worth 24, 6, 2, 1 and 1. How many times does 24 go into ${n(number)}?`,
      `${digits[0]} × 24 = ${digits[0] * 24}, and ${rest} remains. How many times does 6 go into ${rest}?`,
      `${worth(digits)} = ${n(number)}. Write a 0 for each column that is missing from the sum.`,
    ],
    working: `${n(number)} = ${worth(digits)}, so the digits are ${spaced(digits)}.`,
  };
}

function diagnoseOther(
  row: readonly number[],
  number: number,
  digits: readonly number[],
): string {
  const full = row.findIndex((digit, i) => digit > LAST - i);
  if (full >= 0) {
    const most = LAST - full;
    return `The column worth ${most}! has no ${row[full]}: it goes up to ${most}.`;
  }
  const off = row.findIndex((digit, i) => digit !== digits[i]);
  return `These digits make ${n(weigh(row))}, not ${n(number)}. Look at the ${ordinalWord(off + 1)} digit again.`;
}
