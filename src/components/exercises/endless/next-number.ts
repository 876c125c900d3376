import { factorial, fromFactoradic, toFactoradic } from "#lib/indexing/factoradic.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { digitSlots, spaced } from "../cards.ts";
import type { CommonMistake } from "../question.ts";
import {
  rowPractice,
  type PracticeLevel,
  type RandomInteger,
  type ExerciseGenerator,
} from "./practice-exercise.ts";
import { topicSize } from "./topics.ts";

type Digits = readonly number[];

/** The minimum number of full columns at each level. */
const LEAST_FULL = { 1: 0, 2: 1, 3: 2 };

/** Asks for the next number in the factorial number system. */
export const nextNumber: ExerciseGenerator = (level, random) => {
  const [digits, full] = draw(level, random);
  const places = placesOf(digits);
  const number = fromFactoradic(digits);
  const next = toFactoradic(number + 1, digits.length);
  const moves = full + 1;
  return {
    question: "In the factorial number system, what are the digits of the next number?",
    picture: {
      kind: "rows",
      rows: [{ label: `number ${n(number)}`, cells: digits, places }],
    },
    ...rowPractice({
      label: `number ${n(number + 1)}`,
      form: "One digit in each box.",
      slots: digitSlots(digits.length),
      things: "digits",
      answer: next,
      right:
        full === 0
          ? `The column worth 1! had room, so it alone moved on.`
          : `The full columns start again at 0, and the one worth ${moves}! moves on.`,
      mistakes: slipsFor(digits, full),
      otherwise: (row) => diagnoseOther(row, number),
    }),
    hints: [
      "Begin at the column worth 1!. It holds 0 or 1, the one worth 2! holds 0 to 2, the one worth 3! holds 0 to 3. A full column starts again at 0, and the next one to the left moves on.",
      full === 0
        ? "The column worth 1! shows 0: it has room for one more."
        : full === 1
          ? "Only the column worth 1! is full."
          : `The columns worth 1! to ${full}! are full.`,
      full === 0
        ? "All other columns stay as they are."
        : `So ${full === 1 ? "that column becomes" : "these columns become"} 0, and the column worth ${moves}! goes from ${digits.at(-1 - moves)} to ${next.at(-1 - moves)}.`,
    ],
    working: `The next row after ${spaced(digits)} is ${spaced(next)}: ${full === 0 ? "the column worth 1! had room" : `the full columns start again, and the column worth ${moves}! moves on`}.`,
  };
};

/** Random digits, and how many columns from 1! on are full. */
function draw(
  level: PracticeLevel,
  random: RandomInteger,
): [digits: number[], full: number] {
  const length = topicSize("next-number", level);
  const least = LEAST_FULL[level];
  const full = least + random(length - 1 - least);
  const digits = Array.from({ length }, (_, i) => {
    const place = length - 1 - i;
    if (place <= full) return place;
    return random(place === full + 1 ? place : place + 1);
  });
  return [digits, full];
}

function slipsFor(digits: Digits, full: number): CommonMistake<Digits>[] {
  const { length } = digits;
  const isFull = (i: number) => length - 1 - i <= full;
  const moving = length - 2 - full;
  const movedOn = (row: Digits, i: number) => row.with(i, row[i] + 1);
  const zeros = digits.map((digit, i) => (isFull(i) ? 0 : digit));
  return [
    {
      leadsTo: movedOn(digits, length - 2),
      says: "You counted as in base ten. The column worth 1! is full at 1: it starts again at 0, and the next one moves on.",
    },
    {
      leadsTo: movedOn(digits, length - 1),
      says: "You moved the column worth 0!. It can show nothing but 0, so begin at the one worth 1!.",
    },
    {
      leadsTo: movedOn(digits, moving),
      says: "The right column moves on, but you left the full ones as they are. They start again at 0.",
    },
    {
      leadsTo: zeros,
      says: "The full columns start again, but you forgot to carry: the next column to the left moves on.",
    },
    {
      leadsTo: next(digits, (place) => place - 1),
      says: "Your columns are full too soon. The one worth 2! goes up to 2, the one worth 3! up to 3.",
    },
    {
      leadsTo: next(digits.toReversed(), (place) => length - 1 - place).toReversed(),
      says: "You began on the left. Begin on the right, where a step is worth least.",
    },
    {
      leadsTo: toFactoradic(Math.max(fromFactoradic(digits) - 1, 0), length),
      says: "That is the previous number. The next one is one larger.",
    },
    {
      leadsTo: digits,
      says: "That is the number we start from. The next one is different.",
    },
    {
      leadsTo: toFactoradic(fromFactoradic(digits) + 1, length).toReversed(),
      says: "The digits are right, but from right to left.",
    },
  ];
}

/** The digits after one step, if each column is full at `most`. */
function next(digits: Digits, most: (place: number) => number): number[] {
  const row = digits.slice();
  for (let i = row.length - 1; i >= 0; i--) {
    if (row[i] < most(row.length - 1 - i)) {
      row[i]++;
      return row;
    }
    row[i] = 0;
  }
  return row;
}

function diagnoseOther(row: Digits, number: number): string {
  const places = placesOf(row);
  const i = row.findIndex((digit, at) => digit > places[at]);
  if (i >= 0) {
    return `The column worth ${places[i]}! has no ${row[i]}: it goes up to ${places[i]} and then starts again at 0.`;
  }
  const theirs = fromFactoradic(row);
  const sum = row
    .map((digit, at) => `${digit} × ${factorial(places[at])}`)
    .slice(0, -1)
    .join(" + ");
  return `That is ${sum} = ${n(theirs)}. The next number after ${n(number)} is ${n(number + 1)}.`;
}

const placesOf = (digits: Digits) => digits.map((_, i) => digits.length - 1 - i);
