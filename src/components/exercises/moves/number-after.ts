import { lehmerCode, rankPermutation } from "../../../lib/indexing/permutation.ts";
import { N_ORIENTATIONS, N_PERMUTATIONS } from "../../../lib/puzzle/coordinates.ts";
import {
  applyMove,
  applyMoves,
  faceOf,
  MOVE_NAMES,
  moveOf,
} from "../../../lib/puzzle/moves.ts";
import { SOLVED } from "../../../lib/puzzle/state.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { type Exercise, findSlip, right, wrong } from "../exercise.ts";
import { toCards, worth } from "../indexing/orders.ts";
import { readNumber } from "../read-number.ts";
import { spaced } from "../read-row.ts";

/** Which number has the order of the solved cube after a half turn? @param face  0..2 */
export function numberAfter(face: number) {
  const move = moveOf(face, 2);
  const quarter = moveOf(face, 1);
  const once = applyMove(SOLVED, quarter).permutation;
  const order = applyMoves(SOLVED, [quarter, quarter]).permutation;
  const number = rankPermutation(order);
  const name = MOVE_NAMES[move];
  const digits = lehmerCode(order);
  const slips = [
    {
      leadsTo: rankPermutation(once),
      says: `That is the number after ${MOVE_NAMES[quarter]}, a single quarter turn. Rearrange that order once more.`,
    },
    {
      leadsTo: rankPermutation(applyMove(SOLVED, moveOf(face, 3)).permutation),
      says: `That is the number after ${MOVE_NAMES[moveOf(face, 3)]}. Two quarter turns are wanted, not three.`,
    },
    {
      leadsTo: 2 * rankPermutation(once),
      says: "That is the number of a quarter turn, doubled. Numbers do not add up when turns follow each other: rearrange the pieces twice, and rank at the end.",
    },
    {
      leadsTo: number * N_ORIENTATIONS,
      says: `That is the number of the whole cube, ${n(number)} × ${n(N_ORIENTATIONS)}. Only that of its order is asked for.`,
    },
    {
      leadsTo: 0,
      says: `0 is the solved order. ${name} moves four pieces.`,
    },
  ];

  const exercise: Exercise = {
    fields: [
      {
        kind: "text",
        label: "order number",
        form: "A whole number, or the sum that leads to it.",
        width: 16,
      },
    ],
    solution: [String(number)],
    check(typed) {
      const reading = readNumber(typed);
      if ("says" in reading) return reading;
      const { value } = reading;
      if (value === number) {
        return right(
          `${name} makes the order ${spaced(toCards(order))}, and ${worth(digits)} = ${n(number)}.`,
        );
      }
      const slip = findSlip(slips, value);
      if (slip) return slip;
      return wrong(
        value < 0 || value >= N_PERMUTATIONS
          ? `The orders are numbered 0 to ${n(N_PERMUTATIONS - 1)}.`
          : `Not ${n(value)}. Write down the order after each of the two turns of face ${MOVE_NAMES[moveOf(faceOf(move), 1)]}, then its digits.`,
      );
    },
  };
  return {
    ...exercise,
    name,
    quarter: MOVE_NAMES[quarter],
    once: toCards(once),
    cards: toCards(order),
    digits,
    worth: worth(digits),
    number,
  };
}
