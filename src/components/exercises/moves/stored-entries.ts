import { N_ORIENTATIONS, N_PERMUTATIONS, N_STATES } from "#lib/puzzle/coordinates.ts";
import { FACE_NAMES, N_MOVES, QTM_MOVES } from "#lib/puzzle/moves.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
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
        says: "That is all nine moves. F2 and F′ aren’t stored. Which moves are left?",
      },
      {
        leadsTo: rows * QTM_MOVES.length,
        says: "That is six quarter turns. An anticlockwise turn is a clockwise turn made three times.",
      },
      {
        leadsTo: rows,
        says: `That is the number of rows in both tables. Each row has ${faces} entries, one for each face.`,
      },
      {
        leadsTo: N_PERMUTATIONS * faces,
        says: "That is the permutation table. Add the orientation table.",
      },
      {
        leadsTo: N_ORIENTATIONS * faces,
        says: "That is the orientation table. Add the permutation table.",
      },
      {
        leadsTo: N_STATES * faces,
        says: "That would be one table for whole states. Each index has its own table, so you add their rows instead of multiplying.",
      },
    ],
    otherwise: (value) =>
      `Not ${n(value)}. How many rows do the two tables have together, and how many entries are left in a row?`,
  });
  return { ...exercise, rows, faces, entries, all };
}
