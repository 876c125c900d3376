import { N_ORIENTATIONS, rankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { moveTables } from "#lib/tables/move-tables.ts";
import { buildPruningTable } from "#lib/tables/pruning-table.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { numberExercise } from "../question.ts";

/**
 * Asks for the lower bound of two tables together.
 * @param scramble  turns that make the cube
 */
export function bestBound(scramble: string) {
  const state = applyMoves(SOLVED, parseMoves(scramble));
  const rank = rankState(state);
  const permutationRank = Math.floor(rank / N_ORIENTATIONS);
  const orientationRank = rank % N_ORIENTATIONS;
  const { permutation, orientation } = moveTables();
  const boundIn = (moves: Uint16Array, index: number) =>
    buildPruningTable(moves, { metric: "HTM" }).lowerBound[index];
  const permutationBound = boundIn(permutation, permutationRank);
  const orientationBound = boundIn(orientation, orientationRank);
  const bound = Math.max(permutationBound, orientationBound);
  const [greater, lesser] =
    permutationBound < orientationBound
      ? ["orientation", "permutation"]
      : ["permutation", "orientation"];

  const exercise = numberExercise({
    label: "at least",
    form: "A whole number or a calculation.",
    width: 8,
    answer: bound,
    right: `The ${greater} alone needs ${countWord(bound, "turn")}, so the cube needs at least as many. The ${lesser} adds nothing to that.`,
    mistakes: [
      {
        leadsTo: permutationBound + orientationBound,
        says: "One turn can help with both: after the single turn R each table says 1, and one turn solves the cube, not two.",
      },
      {
        leadsTo: Math.min(permutationBound, orientationBound),
        says: `True, but there is a better bound: look at the ${greater} alone.`,
      },
      {
        leadsTo: Math.abs(permutationBound - orientationBound),
        says: "Don’t subtract one from the other: both must be solved.",
      },
    ],
    otherwise: (value) =>
      value < bound
        ? `True of this cube, but there is a better bound: look at the ${greater} alone.`
        : `Neither table says that it needs ${n(value)}: that is more than both entries.`,
  });
  return {
    ...exercise,
    state,
    permutationRank,
    orientationRank,
    permutationBound,
    orientationBound,
    bound,
  };
}
