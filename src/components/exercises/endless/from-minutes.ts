import { formatCount, formatNumber as n } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";
import { rankMixed } from "../indexing/moment-of-the-week.ts";
import { exerciseFrom, numberQuestion, type CommonMistake } from "../question.ts";
import { mergeAmbiguousMistakes } from "../ambiguous-mistakes.ts";
import { formatDuration, type TimeUnits } from "./time-units.ts";
import { toMistakes, type PracticeExercise } from "./practice-exercise.ts";

/** Asks to convert minutes to days, hours and minutes. */
export function fromMinutes(
  digits: readonly number[],
  wheels: TimeUnits,
): PracticeExercise {
  const faces = wheels.map(({ faces }) => faces);
  const number = rankMixed(digits, faces);
  const [hours, minutes] = digits.slice(-2);
  const allHours = Math.floor(number / 60);
  const hasDays = digits.length === 3;
  const slipsOf: Record<string, CommonMistake<number>[]> = {
    day: [
      {
        leadsTo: Math.floor(number / 24),
        says: "You divided the minutes by 24. A day has 24 hours, and so 24 × 60 minutes.",
      },
      {
        leadsTo: Math.floor(number / 60),
        says: "Those are all the hours. How many whole days are in them?",
      },
      {
        leadsTo: Math.floor(number / 720),
        says: "You counted a day as 12 hours. It has 24.",
      },
      {
        leadsTo: digits[0] + 1,
        says: "You counted the day that has only begun. Count whole days only.",
      },
      {
        leadsTo: digits[0] - 1,
        says: `That leaves ${formatDuration([hours + 24, minutes], wheels.slice(1))}, and another whole day fits into them.`,
      },
    ],
    hour: [
      ...(hasDays
        ? [
            {
              leadsTo: allHours,
              says: "Those are all the hours. Take the whole days out of them.",
            },
          ]
        : []),
      {
        leadsTo: Math.floor(number / 100),
        says: "You counted an hour as 100 minutes. It has 60.",
      },
      {
        leadsTo: minutes,
        says: hasDays
          ? "Those are the minutes that remain. The hours are what the whole days leave."
          : "Those are the minutes that remain. The hours are how many times 60 goes into the number.",
      },
      {
        leadsTo: hours + 1,
        says: "You counted the hour that has only begun. Count whole hours only.",
      },
      {
        leadsTo: hours - 1,
        says: `That leaves ${minutes + 60} minutes, and another whole hour fits into them.`,
      },
    ],
    minute: [
      {
        leadsTo: minutes + 60,
        says: `${minutes + 60} minutes are more than an hour. Count that hour with the hours, and see what remains.`,
      },
      {
        leadsTo: number % 100,
        says: "You split off two figures, as if an hour had 100 minutes. It has 60.",
      },
      {
        leadsTo: Math.floor((100 * minutes) / 60),
        says: "You read what comes after the point as minutes. It is a part of an hour: multiply what remains by 60, or divide with a remainder.",
      },
      {
        leadsTo: allHours,
        says: "Those are the hours. The minutes are what remains.",
      },
      {
        leadsTo: 60 - minutes,
        says: "That is how much is left until the next full hour. You need what remains after the last one.",
      },
    ],
  };
  const told = wheels.map(({ one }, i) =>
    mergeAmbiguousMistakes(slipsOf[one], digits[i]),
  );
  const questions = wheels.map(({ one, faces }, i) =>
    numberQuestion({
      label: `${one}s`,
      form: "A whole number in each field.",
      width: 6,
      prompt: `Now the ${one}s.`,
      answer: digits[i],
      right: RIGHT[one](digits[i], hasDays),
      mistakes: told[i],
      otherwise: (value) =>
        value < 0 || (i > 0 && value >= faces)
          ? `There are no ${formatCount(value, one)} here: ${i > 0 ? `they go from 0 to ${faces - 1}` : "they begin with 0"}.`
          : `Not ${formatCount(value, one)}. ${HOW[one](hasDays)}`,
    }),
  );
  return {
    question: `How many ${formatList(wheels.map(({ one }) => `${one}s`))} are ${n(number)} minutes?`,
    exercise: exerciseFrom(...questions),
    mistakes: told.flatMap((slips, i) => toMistakes(slips, i)),
    hints: [
      "Divide with a remainder. By 60 first: the remainder is the minutes.",
      `${allHours} × 60 = ${n(allHours * 60)} still fits into ${n(number)}.`,
      hasDays
        ? `The minutes are the difference between ${n(allHours * 60)} and ${n(number)}. And how many times does 24 go into ${allHours} hours, and what remains?`
        : `So the hours are ${hours}. What is the difference between ${n(hours * 60)} and ${n(number)}?`,
    ],
    working: hasDays
      ? `${n(number)} = ${allHours} × 60 + ${minutes}, and ${allHours} = ${digits[0]} × 24 + ${hours}: ${formatDuration(digits, wheels)}.`
      : `${n(number)} = ${hours} × 60 + ${minutes}: ${formatDuration(digits, wheels)}.`,
  };
}

/** Mistakes in one field; their messages don't mention the other fields. */
const RIGHT: Record<string, (count: number, hasDays: boolean) => string> = {
  day: (count) => `${count} × 24 × 60 = ${n(count * 24 * 60)} still fits.`,
  hour: (count, hasDays) =>
    `${count} × 60 = ${n(count * 60)} ${hasDays ? "fits as well" : "still fits"}.`,
  minute: (count) => `${count === 1 ? "One minute" : `${count} minutes`} and no more.`,
};

const HOW: Record<string, (hasDays: boolean) => string> = {
  day: () => "How many times do 24 × 60 minutes go into the number?",
  hour: (hasDays) =>
    `How many times does 60 go into the ${hasDays ? "minutes, and how many of these hours make whole days" : "number"}?`,
  minute: () => "What remains when you divide the number by 60?",
};
