import { ROWS } from "../../../lib/tables/state-bits.ts";
import { buildDigitTurns } from "../../../lib/tables/translations.ts";
import {
  type Diagnosis,
  type Exercise,
  findSlip,
  right,
  type Slip,
  wrong,
} from "../exercise.ts";
import { readNumber } from "../read-number.ts";

/** Place values of pieces 1, 2 and 3 within a word. */
const PLACES = [1, 3, 9];

/**
 * A bit of a word stands for the twists of three pieces; a turn twists one of them.
 * @param bit    where it is, 0 to 26
 * @param piece  1 to 3
 * @param by     1 or 2; so chosen that the twist passes 2 and begins again
 */
export function movedBit(bit: number, piece: number, by: number) {
  const place = PLACES[piece - 1];
  const twists = PLACES.map((value) => digitAt(bit, value));
  const translation = by * place;
  const { up, left, right: down } = buildDigitTurns()[translation][piece - 1];
  const word = 1 << bit;
  const moved = Math.log2(((word << left) & up) | ((word >>> down) & ~up));
  const exercise: Exercise = {
    fields: [{ kind: "text", label: "bit", form: "A whole number.", width: 8 }],
    solution: [String(moved)],
    check(typed) {
      const reading = readNumber(typed);
      if ("says" in reading) return reading;
      return diagnose(reading.value);
    },
  };
  return { ...exercise, bit, piece, by, place, twists, moved };

  function diagnose(answer: number): Diagnosis {
    if (answer === moved) {
      const after = PLACES.map((value) => digitAt(moved, value));
      return right(`The twists are ${after.join(", ")} now, and nothing was carried.`);
    }
    const slips: Slip<number>[] = [
      {
        leadsTo: bit + translation,
        says: "Here the twist has grown past 2. A twist of 3 is no twist, and nothing is carried.",
      },
      {
        leadsTo: (bit + translation) % ROWS,
        says: "The word as a whole went round. But only one digit turns, and its neighbours stay.",
      },
      {
        leadsTo: bit + by,
        says: `That twists piece 1. A twist of piece ${piece} counts ${place}.`,
      },
      { leadsTo: bit, says: `Piece ${piece} was to be twisted; nothing has moved.` },
    ];
    const says =
      answer < 0 || answer >= ROWS
        ? `A word has the bits 0 to ${ROWS - 1} and no others.`
        : "Write the bit as three twists, twist the one piece, and add up again.";
    return findSlip(slips, answer) ?? wrong(says);
  }
}

function digitAt(value: number, place: number): number {
  return Math.floor(value / place) % 3;
}
