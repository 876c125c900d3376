import { formatNumber as n } from "#kit/text/format-number.ts";
import { exerciseFrom, numberQuestion } from "../question.ts";

const DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
/** The faces of each wheel: days, hours, minutes. */
const FACES = [DAYS.length, 24, 60];

type Moment = readonly [day: number, hour: number, minute: number];

const SECONDS = "That counts seconds. Count minutes.";

/**
 * Asks for a mixed-radix numbering: the minutes of a week, in order of time.
 * @param moment  the day counting from 0, Monday
 */
export function momentOfTheWeek(moment: Moment) {
  const [day, hour, minute] = moment;
  const count = product(FACES);
  const rank = rankMixed(moment, FACES);
  const worth = `(${day} × ${FACES[1]} + ${hour}) × ${FACES[2]} + ${minute}`;
  const name = nameOf(moment);

  const exercise = exerciseFrom(
    numberQuestion({
      label: "numbers in all",
      form: "A whole number or a calculation in each.",
      width: 14,
      prompt: "And how many numbers are there in all?",
      answer: count,
      right: `${FACES.join(" × ")} = ${n(count)} numbers.`,
      mistakes: [
        {
          leadsTo: count - 1,
          says: `${n(count - 1)} is the largest number. There is one more, because 0 counts too.`,
        },
        {
          leadsTo: FACES.reduce((sum, faces) => sum + faces, 0),
          says: "You added the faces of the wheels. Multiply instead: each day has every hour, and each hour every minute.",
        },
        { leadsTo: count * 60, says: SECONDS },
        {
          leadsTo: 10 ** String(rankDecimal(FACES)).length,
          says: "That is room for everything that can be written with these decimal digits. But wheels can have other numbers of faces.",
        },
      ],
      otherwise: (value) =>
        `${n(value)} is not how many there are. How many faces has each wheel: day, hour, minute?`,
    }),
    numberQuestion({
      label: name,
      form: "A whole number.",
      width: 14,
      prompt: `Now ${name}.`,
      answer: rank,
      right: `${worth} = ${n(rank)}.`,
      mistakes: [
        {
          leadsTo: rankMixed([day + 1, hour, minute], FACES),
          says: "A day too late. You counted the days from 1, and Monday is day 0.",
        },
        {
          leadsTo: rank + 1,
          says: "A minute too late. The first minute of the week is number 0.",
        },
        {
          leadsTo: rankMixed(moment.toReversed(), FACES.toReversed()),
          says: "That has no gaps, but it isn’t in order of time: you gave the day the wheel that counts least. The day counts most.",
        },
        {
          leadsTo: rankDecimal(moment),
          says: "That is how it is written, as if hours and minutes went up to 99. There would be gaps.",
        },
        {
          leadsTo: rankMixed([0, hour, minute], FACES),
          says: "That is the minute of the day. The days before it count as well.",
        },
        { leadsTo: rank * 60, says: SECONDS },
      ],
      count,
      outside: (value) =>
        `${n(value)} is out of range: the numbers run from 0 to ${n(count - 1)}.`,
      otherwise: (value) =>
        `${n(value)} is ${nameOf(unrankMixed(value, FACES) as never)}.`,
    }),
  );
  return { ...exercise, faces: FACES, name, count, rank, moment, worth };
}

/** `rankDigits` for wheels with different numbers of faces. */
export function rankMixed(digits: readonly number[], faces: readonly number[]): number {
  return digits.reduce((rank, digit, i) => rank * faces[i] + digit, 0);
}

export function unrankMixed(rank: number, faces: readonly number[]): number[] {
  return faces.map(
    (count, i) => Math.floor(rank / product(faces.slice(i + 1))) % count,
  );
}

/**
 * The digits written side by side, with two figures for all but the first, as on a clock.
 */
function rankDecimal(digits: readonly number[]): number {
  return rankMixed(digits, [100, 100, 100]);
}

function product(factors: readonly number[]): number {
  return factors.reduce((total, factor) => total * factor, 1);
}

function nameOf([day, hour, minute]: Moment): string {
  return `${DAYS[day]}, ${hour}:${String(minute).padStart(2, "0")}`;
}
