import { unrankDigits } from "#lib/indexing/digits.ts";
import { rankOrientation, unrankOrientation } from "#lib/indexing/orientation.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { ordinalWord } from "#kit/text/number-word.ts";
import { isProblem, quote, type ParseResult } from "#kit/widget/parse-result.ts";
import { spaced, worth } from "../cards.ts";
import { unreadable } from "../exercise.ts";
import { parseNumber } from "../parse-number.ts";
import { randomOrientation, N_TWISTS } from "./random-orientation.ts";
import {
  numberPractice,
  rowPractice,
  type PracticeExercise,
  type ExerciseGenerator,
} from "./practice-exercise.ts";

/** Asks for the twist that the others determine. */
export const forcedTwist: ExerciseGenerator = (level, random) => {
  if (level === 3) return allTwists(randomOrientation(7, random));
  return level === 1
    ? missingTwist(randomOrientation(4, random), 3)
    : missingTwist(randomOrientation(7, random), random(7));
};

function missingTwist(twists: readonly number[], at: number): PracticeExercise {
  const others = twists.toSpliced(at, 1);
  const sum = sumOf(others);
  const answer = twists[at];
  const place = ordinalWord(at + 1);
  return {
    question: `Turns made this orientation. What is the ${place} twist, shown as a question mark?`,
    picture: {
      kind: "rows",
      rows: [
        {
          label: "twists",
          cells: twists.map((twist, i) => (i === at ? "?" : twist)),
        },
      ],
    },
    ...numberPractice({
      label: `${place} twist`,
      form: "0, 1 or 2.",
      width: 3,
      read: readTwist,
      answer,
      count: N_TWISTS,
      right: `${sum} + ${answer} = ${sum + answer}, a multiple of three.`,
      mistakes: [
        {
          leadsTo: sum % N_TWISTS,
          says: `${sum % N_TWISTS} is what remains when you divide ${sum} by three. You need what must be added to reach the next multiple of three.`,
        },
        {
          leadsTo: 0,
          says: "You left that piece untwisted. The twists must add up to a multiple of three, and then they don’t.",
        },
        {
          leadsTo: N_TWISTS,
          says: "Three thirds are a whole turn, which is no twist at all: 0.",
        },
      ],
      outside: (twist) =>
        unreadable(
          twist < 0
            ? `−${-twist} is the same twist as ${((twist % N_TWISTS) + N_TWISTS) % N_TWISTS}: write it as 0, 1 or 2.`
            : `A twist is 0, 1 or 2, never ${twist}.`,
        ),
      otherwise: (twist) =>
        `With ${twist}, the twists add up to ${sum + twist}, which is not a multiple of three.`,
    }),
    hints: [
      "Turns never change one thing: the sum of all twists is a multiple of three.",
      `The other twists add up to ${sum}.`,
      `How much must you add to ${sum} to reach a multiple of three? If nothing, the twist is 0.`,
    ],
    working: `The others add up to ${sum}, and ${sum} + ${answer} = ${sum + answer} is a multiple of three. So it is ${answer}.`,
  };
}

function readTwist(typed: string): ParseResult<number> {
  const reading = parseNumber(typed);
  return isProblem(reading)
    ? { problem: `${quote(typed)} is not a twist: write 0, 1 or 2.` }
    : reading;
}

function allTwists(twists: readonly number[]): PracticeExercise {
  const corners = twists.length;
  const free = twists.slice(0, -1);
  const last = twists[corners - 1];
  const sum = sumOf(free);
  const number = rankOrientation(twists, N_TWISTS);
  const columns = free.map((_, i) => N_TWISTS ** (free.length - 1 - i));
  const added = worth(free, (i) => columns[i]);
  return {
    question: `The orientation of a pocket cube has the index ${n(number)}. What are its ${corners} twists?`,
    ...rowPractice({
      label: "twists",
      form: "One twist in each box: 0, 1 or 2.",
      slots: twists.map((_, i) => ({ name: `twist of piece ${i + 1}` })),
      things: "twists",
      answer: twists,
      right: `${added} = ${n(number)}, and ${sum} + ${last} = ${sum + last} is a multiple of three.`,
      mistakes: [
        {
          leadsTo: [...free, 0],
          says: "Six of them are right, but you forgot the forced twist. The last one makes the sum a multiple of three.",
        },
        {
          leadsTo: [...free, sum % N_TWISTS],
          says: `Six of them are right. But the last one is not what remains when you divide ${sum} by three. It is what must be added to reach the next multiple of three.`,
        },
        {
          leadsTo: unrankDigits(number, corners, N_TWISTS),
          says: "You wrote the index with seven digits. It has six: the forced twist has no digit, and comes last.",
        },
        {
          leadsTo: [...free.toReversed(), last],
          says: "You read the digits from right to left. The first twist is worth most.",
        },
        {
          leadsTo: unrankOrientation(Math.max(number - 1, 0), corners, N_TWISTS),
          says: "That orientation has the index before. Indices begin with 0, but you don’t have to subtract 1 for that.",
        },
        {
          leadsTo: Array.from(String(number).padStart(corners, "0"), Number),
          says: "Those are the digits in base ten. Write the index in base three first.",
        },
      ],
      otherwise(row) {
        const strange = row.find((twist) => twist >= N_TWISTS);
        if (strange !== undefined) {
          return unreadable(`A twist is 0, 1 or 2, never ${strange}.`);
        }
        const off = row.findIndex((twist, i) => twist !== twists[i]);
        return off === corners - 1
          ? `With ${row[off]} at the end, the twists add up to ${sumOf(row)}, which is not a multiple of three.`
          : `Look at the ${ordinalWord(off + 1)} twist again. How many times does ${columns[off]} go into ${n(number % (N_TWISTS * columns[off]))}?`;
      },
    }),
    hints: [
      `Write ${n(number)} in base three with six digits. The columns are worth ${columns.join(", ")}.`,
      `The six digits are ${spaced(free)}: they are the first six twists.`,
      `They add up to ${sum}. How much must you add to reach the next multiple of three?`,
    ],
    working: `${n(number)} = ${added}, so the first six are ${spaced(free)}. They add up to ${sum}, and the seventh is ${last}: ${spaced(twists)}.`,
  };
}
