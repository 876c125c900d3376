import { rankDigits, unrankDigits } from "#lib/indexing/digits.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { unreadable } from "../exercise.ts";
import { exerciseFrom, rowQuestion } from "../question.ts";
import { parseRow } from "../parse-row.ts";

const BASE = 2;

/** Asks for the row of coins that is left out when indices must be below 2ⁿ - 1, not 2ⁿ. */
export function excludedRow(coins: number) {
  const bound = BASE ** coins - 1;
  const row = unrankDigits(bound, coins, BASE);

  const question = rowQuestion({
    label: "coins",
    form: "1 for heads, 0 for tails.",
    slots: row.map((_, i) => ({ name: `coin ${i + 1}` })),
    things: "coins",
    read: (typed) => parseRow(headsAndTails(typed), coins, "coins"),
    answer: row,
    right: `It has index ${n(bound)}, the last of ${n(BASE ** coins)}, and ${n(bound)} is not less than ${n(bound)}.`,
    mistakes: [
      {
        leadsTo: unrankDigits(0, coins, BASE),
        says: `That row has index 0, which is less than ${n(bound)}, so it is allowed. Indices begin with 0: where do they end?`,
      },
      {
        leadsTo: unrankDigits(bound - 1, coins, BASE),
        says: `That row has index ${n(bound - 1)}, the last one that is allowed. One more is missing.`,
      },
    ],
    otherwise(theirs) {
      const stranger = theirs.find((coin) => coin >= BASE);
      if (stranger !== undefined) {
        return unreadable(
          `A coin shows 1 for heads or 0 for tails, never ${stranger}.`,
        );
      }
      const index = n(rankDigits(theirs, BASE));
      return `That row has index ${index}, which is less than ${n(bound)}, so it is allowed.`;
    },
  });
  return { ...exerciseFrom(question), coins, bound, row };
}

/** Readers may also write coins as letters. */
function headsAndTails(typed: string): string {
  return typed.replace(/heads?|h/gi, "1").replace(/tails?|t/gi, "0");
}
