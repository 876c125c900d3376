import { sumOf } from "#kit/distances/histogram-sums.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { rankMixed, unrankMixed } from "../indexing/moment-of-the-week.ts";
import type { CommonMistake } from "../question.ts";
import { formatDuration, type TimeUnits } from "./time-units.ts";
import { numberPractice, type PracticeExercise } from "./practice-exercise.ts";

/** Asks to convert days, hours and minutes to minutes. */
export function toMinutes(
  digits: readonly number[],
  wheels: TimeUnits,
): PracticeExercise {
  const faces = wheels.map(({ faces }) => faces);
  const answer = rankMixed(digits, faces);
  const [hours, minutes] = digits.slice(-2);
  const allHours = rankMixed(digits.slice(0, -1), faces);
  const named = formatDuration(digits, wheels);
  const hasDays = digits.length === 3;
  const sum = hasDays ? `${digits[0]} × 24 + ${hours}` : String(hours);
  const whole = `${hasDays ? `(${sum})` : sum} × 60 + ${minutes}`;
  const mistakes: CommonMistake<number>[] = [
    {
      leadsTo: rankMixed(digits, [100, 100, 100]),
      says: "You wrote the numbers side by side, as if an hour had 100 minutes. It has 60.",
    },
    {
      leadsTo: sumOf(digits),
      says: "You added the numbers as they are. First turn the hours into minutes.",
    },
    {
      leadsTo: allHours * 60,
      says: `You left out the last ${minutes === 1 ? "minute" : `${minutes} minutes`}.`,
    },
    {
      leadsTo: rankMixed(digits.toReversed(), faces.toReversed()),
      says: "You began at the wrong end: the minutes are the small wheel, and each of them counts once.",
    },
    { leadsTo: answer + 1, says: "One too many. Nothing is added for the beginning." },
    ...(hasDays
      ? [
          {
            leadsTo: allHours * 100 + minutes,
            says: "You counted an hour as 100 minutes. It has 60.",
          },
          {
            leadsTo: hours * 60 + minutes,
            says: "You left out the days. Each has 24 hours.",
          },
          {
            leadsTo: allHours + minutes,
            says: "You turned the days into hours, but not the hours into minutes.",
          },
          {
            leadsTo: rankMixed(digits, [7, 12, 60]),
            says: "You counted a day as 12 hours. It has 24.",
          },
          {
            leadsTo: rankMixed([digits[0] - 1, hours, minutes], faces),
            says: "You counted the days from 1, so one is missing. Here all of them have passed.",
          },
        ]
      : []),
  ];
  return {
    question: `How many minutes are ${named}?`,
    ...numberPractice({
      label: "minutes",
      form: "A whole number or a calculation.",
      width: 10,
      answer,
      right: `${whole} = ${n(answer)}.`,
      mistakes,
      otherwise: (value) =>
        value < 0
          ? "A time cannot have fewer than 0 minutes."
          : `${n(value)} would be ${formatDuration(unrankMixed(value, [Infinity, ...faces.slice(1)]), wheels)}.`,
    }),
    hints: [
      hasDays
        ? "Go from the largest wheel to the smallest: first turn the days into hours, then the hours into minutes."
        : "Each hour is worth 60 minutes, and each minute one.",
      hasDays
        ? `In hours, without the minutes, it is ${sum} = ${allHours}.`
        : `The hours alone are ${hours} × 60 = ${hours * 60} minutes.`,
      `Work out ${allHours} × 60 + ${minutes}.`,
    ],
    working: `${whole} = ${n(answer)}.`,
  };
}
