import { N_MOVES } from "../../../lib/puzzle/moves.ts";
import { parseMoves } from "../../../lib/puzzle/notation.ts";
import { moveTables } from "../../../lib/tables/move-tables.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import {
  type Diagnosis,
  diagnoseParts,
  type Exercise,
  findSlip,
  right,
  wrong,
} from "../exercise.ts";
import { readNumber } from "../read-number.ts";

/** After how many rounds of a few moves is the order home, and after how many the twists? */
export function roundAgain(text: string) {
  const moves = parseMoves(text);
  const { permutation, orientation } = moveTables();
  const orders = roundsTillHome(permutation, moves);
  const twists = roundsTillHome(orientation, moves);

  const exercise: Exercise = {
    fields: [
      {
        kind: "text",
        label: "order home",
        form: `Rounds of ${text}, for the order and for the twists.`,
        width: 6,
      },
      { kind: "text", label: "twists home", form: "Rounds.", width: 6 },
    ],
    solution: [String(orders), String(twists)],
    check: (typedOrders, typedTwists) =>
      diagnoseParts([
        {
          typed: typedOrders,
          diagnose: (typed) => diagnose(typed, "order", orders, twists),
          prompt: "And the order?",
        },
        {
          typed: typedTwists,
          diagnose: (typed) => diagnose(typed, "twist", twists, orders),
          prompt: "And the twists?",
        },
      ]),
  };
  return {
    ...exercise,
    text,
    orders,
    twists,
    whole: leastCommonMultiple(orders, twists),
  };

  function diagnose(
    typed: string,
    table: "order" | "twist",
    wanted: number,
    other: number,
  ): Diagnosis {
    const reading = readNumber(typed);
    if ("says" in reading) return reading;
    const { value } = reading;
    if (value === wanted) {
      return right(`The ${table} number is 0 again after ${n(wanted)} rounds.`);
    }
    const slip = findSlip(
      [
        {
          leadsTo: wanted * moves.length,
          says: `Those are single moves. A round is ${text}, ${moves.length} of them.`,
        },
        {
          leadsTo: 0,
          says: "Make at least one round.",
        },
        {
          leadsTo: other,
          says: `That is so in the other table. In the ${table} table, follow ${text} from row 0 and count.`,
        },
      ],
      value,
    );
    if (slip) return slip;
    return wrong(
      value > 0 && value % wanted === 0
        ? `After ${n(value)} rounds the ${table} number is 0, but not for the first time.`
        : `After ${n(value)} rounds the ${table} number is not 0. Follow ${text} in the ${table} table and count.`,
    );
  }
}

function roundsTillHome(table: Uint16Array, moves: readonly number[]): number {
  let index = 0;
  let rounds = 0;
  do {
    for (const move of moves) index = table[index * N_MOVES + move];
    rounds++;
  } while (index !== 0);
  return rounds;
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a;
  while (multiple % b !== 0) multiple += a;
  return multiple;
}
