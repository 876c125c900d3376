import { rankDigits } from "../../../lib/indexing/digits.ts";
import {
  rankOrientation,
  unrankOrientation,
} from "../../../lib/indexing/orientation.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { ordinalWord } from "../../kit/text/number-word.ts";
import {
  type Diagnosis,
  diagnoseParts,
  type Exercise,
  findSlip,
  right,
  type Slip,
  unreadable,
  wrong,
} from "../exercise.ts";
import { readNumber } from "../read-number.ts";
import { readRow, spaced } from "../read-row.ts";

const BASE = 3;

/**
 * The last twist, and the number of the whole twisting.
 * @param free  the twists of all corners but the last, each 0..2
 */
export function lastTwist(free: readonly number[]) {
  const sum = free.reduce((total, twist) => total + twist, 0);
  const last = (BASE - (sum % BASE)) % BASE;
  const corners = free.length + 1;
  const number = rankOrientation([...free, last], BASE);
  const count = BASE ** free.length;
  const columns = free.map((_, i) => n(BASE ** (free.length - 1 - i)));
  const worth = free
    .flatMap((twist, i) => (twist === 0 ? [] : `${twist} × ${columns[i]}`))
    .join(" + ");
  const slips = slipsFor(free, last);

  const exercise: Exercise = {
    fields: [
      {
        kind: "slots",
        label: "twists",
        form: "The last twist, and then one number for all.",
        given: free,
        slots: [{ name: `twist of corner ${corners}` }],
      },
      {
        kind: "text",
        label: "number",
        form: "A whole number or a calculation.",
        width: 14,
      },
    ],
    solution: [String(last), String(number)],
    check: (typedLast, typedNumber = "") =>
      diagnoseParts([
        {
          typed: typedLast,
          diagnose: diagnoseLast,
          prompt: `And the ${ordinalWord(corners)} twist?`,
        },
        {
          typed: typedNumber,
          diagnose: diagnoseNumber,
          prompt: "Now the number of the twisting.",
        },
      ]),
  };
  return { ...exercise, free, sum, last, number, columns: columns.join(", "), worth };

  function diagnoseLast(typed: string): Diagnosis {
    const reading = readRow(typed, 1, "twist");
    if ("says" in reading) return reading;
    const twist = reading.row[0];
    if (twist >= BASE) {
      return unreadable(`A twist is 0, 1 or 2, and ${twist} is none of them.`);
    }
    const total = sum + twist;
    if (twist === last) {
      return right(`${sum} + ${twist} = ${total}, a multiple of three.`);
    }
    if (twist === sum % BASE) {
      return wrong(
        `${twist} is what remains when ${sum} is divided by three. Wanted is what is missing to the next multiple of three.`,
      );
    }
    return wrong(
      `With ${twist} at the end the twists sum to ${total}, which is no multiple of three.`,
    );
  }

  function diagnoseNumber(typed: string): Diagnosis {
    const reading = readNumber(typed);
    if ("says" in reading) return reading;
    const { value } = reading;
    if (value === number) return right(`${worth} = ${n(number)}.`);
    const slip = findSlip(slips, value);
    if (slip) return slip;
    if (value < 0 || value >= count) {
      return wrong(`The twistings are numbered 0 to ${n(count - 1)}.`);
    }
    const theirs = unrankOrientation(value, corners, BASE).slice(0, -1);
    const off = theirs.findIndex((twist, i) => twist !== free[i]);
    return wrong(
      `${n(value)} is the number of the twisting that begins with ${spaced(theirs)}. The ${ordinalWord(off + 1)} digit is the first that is off.`,
    );
  }
}

function slipsFor(free: readonly number[], last: number): Slip<number>[] {
  const number = rankDigits(free, BASE);
  return [
    {
      leadsTo: rankDigits([...free, last], BASE),
      says: "You gave the forced twist a column too. It carries no information: leave it out.",
    },
    {
      leadsTo: rankDigits(free.toReversed(), BASE),
      says: "You read the twists from right to left. The first corner is the one that counts most.",
    },
    {
      leadsTo: number + 1,
      says: "One too many. Numbers begin with 0, and the untwisted cube has that one.",
    },
    {
      leadsTo: Number(free.join("")),
      says: "Those are the digits, read in tens. Their base is three: the columns are worth 1, 3, 9 and so on.",
    },
    {
      leadsTo: number * BASE,
      says: "Each column is taken for its neighbour: the last of the free twists is worth 1.",
    },
    {
      leadsTo: free.reduce((total, twist) => total + twist, 0),
      says: "That is the sum of the twists. Multiply each by what its column is worth first.",
    },
  ];
}
