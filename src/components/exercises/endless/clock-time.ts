import { formatNumber as n } from "../../kit/text/format-number.ts";
import { listOf } from "../../kit/text/list-of.ts";
import { rankMixed, unrankMixed } from "../indexing/moment-of-the-week.ts";
import { exerciseOf, numberQuestion, type Slip } from "../question.ts";
import { tellApart } from "../tell-apart.ts";
import {
  askNumber,
  mistakesOf,
  type PracticeExercise,
  type Random,
} from "./practice.ts";

const WHEELS = [
  { one: "day", faces: 7 },
  { one: "hour", faces: 24 },
  { one: "minute", faces: 60 },
];
type Wheels = typeof WHEELS;

/** Minutes from hours and minutes, with days on level 2; or the other way. */
export function clockTime(level: 1 | 2, random: Random): PracticeExercise {
  const wheels = WHEELS.slice(2 - level);
  const digits = wheels.map(({ faces }, i) => {
    // A time without minutes, or without days, asks for less.
    const least = i === 0 || i === wheels.length - 1 ? 1 : 0;
    return least + random(faces - least);
  });
  return random(2) === 0 ? toMinutes(digits, wheels) : fromMinutes(digits, wheels);
}

function toMinutes(digits: readonly number[], wheels: Wheels): PracticeExercise {
  const faces = wheels.map(({ faces }) => faces);
  const answer = rankMixed(digits, faces);
  const [hours, minutes] = digits.slice(-2);
  const allHours = rankMixed(digits.slice(0, -1), faces);
  const named = inWords(digits, wheels);
  const hasDays = digits.length === 3;
  const sum = hasDays ? `${digits[0]} × 24 + ${hours}` : String(hours);
  const whole = `${hasDays ? `(${sum})` : sum} × 60 + ${minutes}`;
  const slips: Slip<number>[] = [
    {
      leadsTo: rankMixed(digits, [100, 100, 100]),
      says: "You wrote the numbers side by side, as if an hour had 100 minutes. It has 60.",
    },
    {
      leadsTo: digits.reduce((total, digit) => total + digit, 0),
      says: "You added the numbers as they are. First make minutes of the hours.",
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
            says: "You took an hour for 100 minutes. It has 60.",
          },
          {
            leadsTo: hours * 60 + minutes,
            says: "You left out the days. Each has 24 hours.",
          },
          {
            leadsTo: allHours + minutes,
            says: "You made hours of the days, but no minutes of the hours.",
          },
          {
            leadsTo: rankMixed(digits, [7, 12, 60]),
            says: "You took a day for 12 hours. It has 24.",
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
    ...askNumber({
      label: "minutes",
      form: "A whole number or a calculation.",
      width: 10,
      answer,
      right: `${whole} = ${n(answer)}.`,
      slips,
      otherwise: (value) =>
        value < 0
          ? "A time has no fewer than 0 minutes."
          : `${n(value)} minutes are ${inWords(unrankMixed(value, [Infinity, ...faces.slice(1)]), wheels)}.`,
    }),
    hints: [
      hasDays
        ? "Go from the largest wheel to the smallest: first make hours of the days, then minutes of the hours."
        : "Each hour is worth 60 minutes, and each minute one.",
      hasDays
        ? `In hours, without the minutes, it is ${sum} = ${allHours}.`
        : `The hours alone are ${hours} × 60 = ${hours * 60} minutes.`,
      `Work out ${allHours} × 60 + ${minutes}.`,
    ],
    working: `${whole} = ${n(answer)}.`,
  };
}

function fromMinutes(digits: readonly number[], wheels: Wheels): PracticeExercise {
  const faces = wheels.map(({ faces }) => faces);
  const number = rankMixed(digits, faces);
  const [hours, minutes] = digits.slice(-2);
  const allHours = Math.floor(number / 60);
  const hasDays = digits.length === 3;
  const slipsOf: Record<string, Slip<number>[]> = {
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
        says: "You took a day for 12 hours. It has 24.",
      },
      {
        leadsTo: digits[0] + 1,
        says: "You counted the day that has only begun. Count whole days only.",
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
        says: "You took an hour for 100 minutes. It has 60.",
      },
      {
        leadsTo: minutes,
        says: "Those are the minutes that remain. The hours are how often 60 goes into the number.",
      },
      {
        leadsTo: hours + 1,
        says: "You counted the hour that has only begun. Count whole hours only.",
      },
    ],
    minute: [
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
        says: "That is what is missing to the next full hour. You need what remains after the last one.",
      },
    ],
  };
  const told = wheels.map(({ one }, i) => tellApart(slipsOf[one], digits[i]));
  const questions = wheels.map(({ one, faces }, i) =>
    numberQuestion({
      label: `${one}s`,
      form: "A whole number in each field.",
      width: 6,
      prompt: `Now the ${one}s.`,
      answer: digits[i],
      right: i === 0 ? `${n(number)} minutes are ${inWords(digits, wheels)}.` : "",
      slips: told[i],
      otherwise: (value) =>
        value < 0 || value >= faces
          ? `There are no ${n(value)} ${one}s here: they go from 0 to ${faces - 1}.`
          : `Not ${n(value)} ${one}s. ${HOW[one]}`,
    }),
  );
  return {
    question: `How many ${listOf(wheels.map(({ one }) => `${one}s`))} are ${n(number)} minutes?`,
    exercise: exerciseOf(...questions),
    mistakes: told.flatMap((slips, i) => mistakesOf(slips, i)),
    hints: [
      "Divide with a remainder. By 60 first: the remainder is the minutes.",
      `${allHours} × 60 = ${n(allHours * 60)} still fits into ${n(number)}.`,
      hasDays
        ? `What is missing from ${n(allHours * 60)} to ${n(number)} are the minutes. And how often does 24 go into ${allHours} hours, and what remains?`
        : `So the hours are ${hours}. How much is missing from ${n(hours * 60)} to ${n(number)}?`,
    ],
    working: hasDays
      ? `${n(number)} = ${allHours} × 60 + ${minutes}, and ${allHours} = ${digits[0]} × 24 + ${hours}: ${inWords(digits, wheels)}.`
      : `${n(number)} = ${hours} × 60 + ${minutes}: ${inWords(digits, wheels)}.`,
  };
}

const HOW: Record<string, string> = {
  day: "How often do 24 × 60 minutes go into the number?",
  hour: "How often does 60 go into the minutes, and how many of these hours make whole days?",
  minute: "What remains when you divide the number by 60?",
};

/** “2 days, 1 hour and 5 minutes”. */
function inWords(digits: readonly number[], wheels: Wheels): string {
  return listOf(
    wheels.map(({ one }, i) => `${n(digits[i])} ${digits[i] === 1 ? one : `${one}s`}`),
  );
}
