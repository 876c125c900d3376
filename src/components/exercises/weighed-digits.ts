import { formatNumber as n } from "../kit/text/format-number.ts";
import type { PredictionQuestion } from "../kit/predict/prediction.ts";
import { spaced, weigh, worth } from "./cards.ts";
import { withSubject, predictNumber } from "./predict-number.ts";

interface Column {
  /** A column that is always 0 isn't asked about. */
  readonly isFixed?: boolean;
  /** As in “the wheel worth 3! = 6”. */
  readonly name: string;
  readonly worth: number;
}

/**
 * Asks what each digit adds to a number, from the left, and then for the number. The
 * questions are named `share-0` and so on, and `number`.
 */
export function weighedDigits(
  digits: readonly number[],
  columns: readonly Column[],
): PredictionQuestion[] {
  const shares = digits.flatMap((digit, i) =>
    columns[i].isFixed ? [] : shareOf(i, digit, columns),
  );
  return [...shares, sumOf(digits, columns)];
}

function shareOf(
  at: number,
  digit: number,
  columns: readonly Column[],
): PredictionQuestion {
  const { name, worth: each } = columns[at];
  const share = digit * each;
  const left = columns[at - 1]?.worth;
  const right = columns[at + 1]?.worth;
  const ofThis = (says: string) => withSubject(name, says);
  return predictNumber({
    name: `share-${at}`,
    ask: `What does ${name} add? It shows ${digit}.`,
    answer: share,
    right: ofThis(`${digit} × ${n(each)} = ${n(share)}.`),
    mistakes: [
      {
        leadsTo: digit,
        says: ofThis(`That is the digit. Each step of it is worth ${n(each)}.`),
      },
      {
        leadsTo: each,
        says: ofThis(`That is what one step of it is worth. It shows ${digit}.`),
      },
      {
        leadsTo: digit + each,
        says: ofThis(`You added. The digit says how many times ${n(each)} counts.`),
      },
      ...[left, right].flatMap((other) =>
        other === undefined
          ? []
          : {
              leadsTo: digit * other,
              says: ofThis(
                `That multiplies by ${n(other)}, the value of its neighbour.`,
              ),
            },
      ),
    ],
    otherwise: ofThis(`It adds ${digit} times ${n(each)}.`),
  });
}

function sumOf(
  digits: readonly number[],
  columns: readonly Column[],
): PredictionQuestion {
  const worthOf = (i: number) => columns[i].worth;
  const number = weigh(digits, worthOf);
  return predictNumber({
    name: "number",
    ask: `What number do the digits ${spaced(digits)} make?`,
    answer: number,
    right: `${worth(digits, worthOf)} = ${n(number)}.`,
    mistakes: [
      {
        leadsTo: Number(digits.join("")),
        says: "That reads the digits in base ten. Multiply each by what its own column is worth.",
      },
      {
        leadsTo: digits.reduce((sum, digit) => sum + digit, 0),
        says: "That is the sum of the digits. Multiply each by what its column is worth first.",
      },
      {
        leadsTo: weigh(digits.toReversed(), worthOf),
        says: "That reads the digits from right to left. The column on the left is worth most.",
      },
      { leadsTo: number + 1, says: "One too many: the first number is 0." },
      ...digits.map((digit, i) => ({
        leadsTo: number - digit * worthOf(i),
        says: `That leaves out what ${columns[i].name} adds.`,
      })),
    ],
    otherwise: (guess) =>
      `${n(guess)} is ${n(Math.abs(guess - number))} too ${guess > number ? "large" : "small"}: add up what the columns add.`,
  });
}
