import {
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
} from "../../../lib/puzzle/coordinates.ts";
import { FACE_NAMES, N_MOVES, QTM_MOVES } from "../../../lib/puzzle/moves.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { numberExercise } from "../question.ts";

/**
 * Asks for the number of entries in both move tables when only clockwise quarter turns are
 * stored.
 */
export function storedEntries() {
  const rows = N_PERMUTATIONS + N_ORIENTATIONS;
  const faces = FACE_NAMES.length;
  const entries = rows * faces;
  const all = rows * N_MOVES;

  const exercise = numberExercise({
    label: "entries",
    form: "A whole number, or a calculation.",
    width: 16,
    answer: entries,
    right: `(${n(N_PERMUTATIONS)} + ${n(N_ORIENTATIONS)}) × ${faces} = ${n(entries)}, a third of ${n(all)}.`,
    mistakes: [
      {
        leadsTo: all,
        says: "That is all nine moves. F2 and F' don't have to be stored: which moves are left?",
      },
      {
        leadsTo: rows * QTM_MOVES.length,
        says: "Those are six quarter turns. The anticlockwise ones are clockwise ones, made three times.",
      },
      {
        leadsTo: rows,
        says: `Those are the rows of both tables. Each has ${faces} entries, one for each face.`,
      },
      {
        leadsTo: N_PERMUTATIONS * faces,
        says: "That is the table of the orders. The twists have one, too.",
      },
      {
        leadsTo: N_ORIENTATIONS * faces,
        says: "That is the table of the twists. The orders have one, too.",
      },
      {
        leadsTo: N_STATES * faces,
        says: "That would be one table for whole cubes. The two numbers have a table each, so their rows are added and not multiplied.",
      },
    ],
    otherwise: (value) =>
      `Not ${n(value)}. How many rows do the two tables have together, and how many entries are left in a row?`,
  });
  return { ...exercise, rows, faces, entries, all };
}
