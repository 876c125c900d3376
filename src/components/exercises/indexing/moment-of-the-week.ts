import { formatNumber as n } from "../../kit/text/format-number.ts";
import {
  type Diagnosis,
  diagnoseParts,
  type Exercise,
  findSlip,
  right,
  type Slip,
  wrong,
} from "../exercise.ts";
import { readNumber } from "../read-number.ts";

const DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
/** How many faces each wheel has: days, hours, minutes. */
const FACES = [DAYS.length, 24, 60];

type Moment = readonly [day: number, hour: number, minute: number];

/**
 * A numbering of one's own: the minutes of a week, in order of time.
 * @param moment  the day counting from 0, Monday
 */
export function momentOfTheWeek(moment: Moment) {
  const [day, hour, minute] = moment;
  const count = product(FACES);
  const number = rankMixed(moment, FACES);
  const worth = `(${day} × ${FACES[1]} + ${hour}) × ${FACES[2]} + ${minute}`;
  const name = nameOf(moment);

  const exercise: Exercise = {
    fields: [
      {
        kind: "text",
        label: "numbers in all",
        form: "A whole number or a calculation in each.",
        width: 14,
      },
      { kind: "text", label: name, form: "A whole number.", width: 14 },
    ],
    solution: [String(count), String(number)],
    check: (typedCount, typedNumber = "") =>
      diagnoseParts([
        {
          typed: typedCount,
          diagnose: diagnoseCount,
          prompt: "And how many numbers are there in all?",
        },
        {
          typed: typedNumber,
          diagnose: diagnoseNumber,
          prompt: `Now ${name}.`,
        },
      ]),
  };
  return { ...exercise, faces: FACES, name, count, number, moment, worth };

  function diagnoseCount(typed: string): Diagnosis {
    const reading = readNumber(typed);
    if ("says" in reading) return reading;
    const { value } = reading;
    if (value === count) return right(`${FACES.join(" × ")} = ${n(count)} numbers.`);
    const slips: Slip<number>[] = [
      {
        leadsTo: count - 1,
        says: `${n(count - 1)} is the largest number. As 0 is one as well, there is one more of them.`,
      },
      {
        leadsTo: FACES.reduce((sum, faces) => sum + faces, 0),
        says: "You added the faces of the wheels. Each day goes with every hour, and each hour with every minute: multiply.",
      },
      {
        leadsTo: count * 60,
        says: "That counts seconds. Minutes are asked for.",
      },
      {
        leadsTo: 10 ** String(rankDecimal(FACES)).length,
        says: "That would be room for anything that can be written in tens. Wheels may have other numbers of faces.",
      },
    ];
    return (
      findSlip(slips, value) ??
      wrong(
        `${n(value)} is not how many there are. How many faces has each wheel: day, hour, minute?`,
      )
    );
  }

  function diagnoseNumber(typed: string): Diagnosis {
    const reading = readNumber(typed);
    if ("says" in reading) return reading;
    const { value } = reading;
    if (value === number) {
      return right(`${worth} = ${n(number)}.`);
    }
    const slip = findSlip(slipsFor(moment), value);
    if (slip) return slip;
    if (value < 0 || value >= count) {
      return wrong(
        `${n(value)} is out of range: the numbers run from 0 to ${n(count - 1)}.`,
      );
    }
    return wrong(`${n(value)} is ${nameOf(unrankMixed(value, FACES) as never)}.`);
  }
}

function slipsFor(moment: Moment): Slip<number>[] {
  const [day, hour, minute] = moment;
  const number = rankMixed(moment, FACES);
  return [
    {
      leadsTo: rankMixed([day + 1, hour, minute], FACES),
      says: "A day too late. You counted the days from 1, and Monday is day 0.",
    },
    {
      leadsTo: number + 1,
      says: "A minute too late. The first minute of the week has number 0.",
    },
    {
      leadsTo: rankMixed(moment.toReversed(), FACES.toReversed()),
      says: "A numbering without gaps, but not in order of time: you gave the day the smallest wheel. The day is the one that counts most.",
    },
    {
      leadsTo: rankDecimal(moment),
      says: "That is how it is written, as if hours and minutes went up to 99. There would be gaps.",
    },
    {
      leadsTo: rankMixed([0, hour, minute], FACES),
      says: "That is the minute of the day. The days before it count as well.",
    },
    {
      leadsTo: number * 60,
      says: "That counts seconds. Minutes are asked for.",
    },
  ];
}

/** What `rankDigits` does, with wheels that have different numbers of faces. */
export function rankMixed(digits: readonly number[], faces: readonly number[]): number {
  return digits.reduce((number, digit, i) => number * faces[i] + digit, 0);
}

export function unrankMixed(number: number, faces: readonly number[]): number[] {
  return faces.map(
    (count, i) => Math.floor(number / product(faces.slice(i + 1))) % count,
  );
}

/** Two figures for each but the first, as on a clock. */
function rankDecimal(digits: readonly number[]): number {
  return digits.reduce((number, digit) => number * 10 ** 2 + digit, 0);
}

function product(factors: readonly number[]): number {
  return factors.reduce((total, factor) => total * factor, 1);
}

function nameOf([day, hour, minute]: Moment): string {
  return `${DAYS[day]}, ${hour}:${String(minute).padStart(2, "0")}`;
}
