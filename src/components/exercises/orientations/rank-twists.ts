import { rankDigits } from "#lib/indexing/digits.ts";
import { rankOrientation, unrankOrientation } from "#lib/indexing/orientation.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { ordinalWord } from "#kit/text/number-word.ts";
import { spaced, worth } from "../cards.ts";
import { unreadable } from "../exercise.ts";
import {
  exerciseFrom,
  numberQuestion,
  rowQuestion,
  type CommonMistake,
} from "../question.ts";
import { mergeAmbiguousMistakes } from "../ambiguous-mistakes.ts";

const BASE = 3;

/**
 * Asks for the twist of the last corner, and for the rank of the orientation.
 * @param free  the twists of all corners but the last, each 0..2
 */
export function rankTwists(free: readonly number[]) {
  const last = lastTwist(free);
  const columns = columnsOf(free);
  return {
    ...exerciseFrom(lastTwistQuestion(free), orientationQuestion(free)),
    free,
    sum: sumOf(free),
    last,
    rank: rankOrientation([...free, last], BASE),
    columns: columns.map(n).join(", "),
    worth: worth(free, (i) => columns[i]),
  };
}

/** Asks for the twist of the last corner. */
export function lastTwistQuestion(free: readonly number[]) {
  const sum = sumOf(free);
  const last = lastTwist(free);
  const corners = free.length + 1;
  return rowQuestion({
    label: "twists",
    form: "The last twist, and then the index.",
    given: free,
    slots: [{ name: `twist of piece ${corners}` }],
    things: "twist",
    prompt: `And the ${ordinalWord(corners)} twist?`,
    answer: [last],
    right: `${sum} + ${last} = ${sum + last}, a multiple of three.`,
    mistakes: [
      {
        leadsTo: [sum % BASE],
        says: `${sum % BASE} is what remains when ${sum} is divided by three. You need what must be added to reach the next multiple of three.`,
      },
    ],
    otherwise: ([twist]) =>
      twist < BASE
        ? `With ${twist} at the end, the twists add up to ${sum + twist}, which is not a multiple of three.`
        : unreadable(`A twist is 0, 1 or 2, never ${twist}.`),
  });
}

/** Asks for the rank of the orientation. */
export function orientationQuestion(free: readonly number[]) {
  const mistakes = orientationMistakes(free);
  const corners = free.length + 1;
  const rank = rankDigits(free, BASE);
  const count = BASE ** free.length;
  const columns = columnsOf(free);
  return numberQuestion({
    label: "index",
    form: "A whole number or a calculation.",
    width: 14,
    prompt: "Now the index of the orientation.",
    answer: rank,
    right: `${worth(free, (i) => columns[i])} = ${n(rank)}.`,
    mistakes,
    count,
    outside: `The orientations have the indices 0 to ${n(count - 1)}.`,
    otherwise(value) {
      const theirs = unrankOrientation(value, corners, BASE).slice(0, -1);
      const off = theirs.findIndex((twist, i) => twist !== free[i]);
      return `${n(value)} is the index of the orientation that begins with ${spaced(theirs)}. The ${ordinalWord(off + 1)} digit is the first wrong one.`;
    },
  });
}

const sumOf = (twists: readonly number[]) =>
  twists.reduce((total, twist) => total + twist, 0);

const lastTwist = (free: readonly number[]) => (BASE - (sumOf(free) % BASE)) % BASE;

/** What each column is worth. */
const columnsOf = (free: readonly number[]) =>
  free.map((_, i) => BASE ** (free.length - 1 - i));

/** The slips that readers make when they rank an orientation. */
export function orientationMistakes(free: readonly number[]): CommonMistake<number>[] {
  const rank = rankDigits(free, BASE);
  const all: CommonMistake<number>[] = [
    {
      leadsTo: rankDigits([...free, lastTwist(free)], BASE),
      says: "You gave the forced twist a column too. It adds no information, so leave it out.",
    },
    {
      leadsTo: rankDigits(free.toReversed(), BASE),
      says: "You read the twists from right to left. The first twist counts most.",
    },
    {
      leadsTo: rank + 1,
      says: "One too many. Indices begin with 0: that is the index of the untwisted cube.",
    },
    {
      leadsTo: Number(free.join("")),
      says: "Those are the digits, read in base ten. In base three, the columns are worth 1, 3, 9 and so on.",
    },
    {
      leadsTo: rank * BASE,
      says: "Each twist is one column too far to the left: the last of the free twists is worth 1.",
    },
    {
      leadsTo: free.reduce((total, twist) => total + twist, 0),
      says: "That is the sum of the twists. Multiply each by what its column is worth first.",
    },
  ];
  return mergeAmbiguousMistakes(all, rank);
}
