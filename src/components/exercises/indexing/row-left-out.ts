import { rankDigits, unrankDigits } from "../../../lib/indexing/digits.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { type Exercise, findSlip, right, unreadable, wrong } from "../exercise.ts";
import { readRow, spaced } from "../read-row.ts";

const BASE = 2;

/** Which row of coins is lost when indices have to be below 2ⁿ - 1, instead of 2ⁿ? */
export function rowLeftOut(coins: number) {
  const bound = BASE ** coins - 1;
  const row = unrankDigits(bound, coins, BASE);

  const exercise: Exercise = {
    fields: [
      {
        kind: "slots",
        label: "coins",
        form: "1 for heads, 0 for tails.",
        slots: row.map((_, i) => ({ name: `coin ${i + 1}` })),
      },
    ],
    solution: [spaced(row)],
    check(typed) {
      const reading = readRow(headsAndTails(typed), coins, "coins");
      if ("says" in reading) return reading;
      const theirs = reading.row;
      const stranger = theirs.find((coin) => coin >= BASE);
      if (stranger !== undefined) {
        return unreadable(
          `A coin shows 1 for heads or 0 for tails, never ${stranger}.`,
        );
      }
      const index = rankDigits(theirs, BASE);
      if (index === bound) {
        return right(
          `It is number ${n(index)}, the last of ${n(BASE ** coins)}, and ${n(index)} is not less than ${n(bound)}.`,
        );
      }
      const slip = findSlip(
        [
          {
            leadsTo: 0,
            says: `That row is number 0, and 0 is less than ${n(bound)}, so it is let in. Numbers begin with 0: where do they end?`,
          },
          {
            leadsTo: bound - 1,
            says: `That row is number ${n(bound - 1)}, the last one that is let in. One more is missing.`,
          },
        ],
        index,
      );
      return (
        slip ??
        wrong(
          `That row is number ${n(index)}, and ${n(index)} is less than ${n(bound)}, so it is let in.`,
        )
      );
    },
  };
  return { ...exercise, coins, bound, row };
}

/** Coins may be written with letters, too. */
function headsAndTails(typed: string): string {
  return typed.replace(/heads?|h/gi, "1").replace(/tails?|t/gi, "0");
}
