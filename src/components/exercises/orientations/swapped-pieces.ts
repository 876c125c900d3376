import { factorial } from "#lib/indexing/factoradic.ts";
import { rankOrientation } from "#lib/indexing/orientation.ts";
import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import {
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
  rankState,
  unrankState,
} from "#lib/puzzle/coordinates.ts";
import { N_PIECES, SOLVED } from "#lib/puzzle/state.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { spaced, toCards, weigh, worth } from "../cards.ts";
import { numberExercise, type CommonMistake } from "../question.ts";

/** Asks for the rank of the solved cube with two of its pieces, counting from 1, swapped. */
export function swappedPieces(a: number, b: number) {
  const permutation = SOLVED.permutation.with(a - 1, b - 1).with(b - 1, a - 1);
  const permutationRank = rankPermutation(permutation);
  const digits = lehmerCode(permutation);
  const state = { ...SOLVED, permutation };
  const rank = rankState(state);

  const exercise = numberExercise({
    label: "index of the state",
    form: "A whole number; a calculation will do too.",
    width: 16,
    answer: rank,
    right: `The permutation has index ${n(permutationRank)}, the orientation index 0, and ${n(permutationRank)} × ${n(N_ORIENTATIONS)} + 0 = ${n(rank)}.`,
    mistakes: slipsFor(permutation),
    count: N_STATES,
    outside: `The states have the indices 0 to ${n(N_STATES - 1)}.`,
    otherwise: diagnoseOtherState,
  });
  return {
    ...exercise,
    a,
    b,
    cards: toCards(permutation),
    digits,
    worth: worth(digits),
    permutationRank,
    rank,
    state,
  };
}

function diagnoseOtherState(value: number): string {
  const { permutation, orientation } = unrankState(value);
  const theirOrder = n(rankPermutation(permutation));
  const theirTwists = rankOrientation(orientation, 3);
  const split = `${n(value)} = ${theirOrder} × ${n(N_ORIENTATIONS)} + ${n(theirTwists)}`;
  return theirTwists > 0
    ? `${split}: in that state, pieces are twisted. Here, none is.`
    : `${split}, and the permutation with index ${theirOrder} is ${spaced(toCards(permutation))}.`;
}

function slipsFor(permutation: readonly number[]): CommonMistake<number>[] {
  const rank = rankPermutation(permutation);
  const digits = lehmerCode(permutation);
  const oneColumnUp = weigh(digits, (i) => factorial(N_PIECES - i));
  const oneColumnDown = weigh(digits, (i) => factorial(Math.max(N_PIECES - 2 - i, 0)));
  const wrongColumns = `The first of ${N_PIECES} columns is worth ${N_PIECES - 1}!, and the last 0!.`;
  return [
    {
      leadsTo: rank,
      says: `That is the index of the permutation alone. Each permutation comes with ${n(N_ORIENTATIONS)} orientations, so multiply to make room for them.`,
    },
    {
      leadsTo: rank * N_PERMUTATIONS,
      says: `That takes the wrong wheel: make room for the ${n(N_ORIENTATIONS)} orientations, not for the ${n(N_PERMUTATIONS)} permutations.`,
    },
    {
      leadsTo: rank * N_ORIENTATIONS + 1,
      says: "One too many. Nothing is twisted, and that orientation has index 0.",
    },
    {
      leadsTo: (rank + 1) * N_ORIENTATIONS,
      says: `You counted the permutations from 1. Indices begin with 0, so this permutation has index ${n(rank)}.`,
    },
    {
      leadsTo: rank * (N_ORIENTATIONS - 1),
      says: `${n(N_ORIENTATIONS - 1)} is the largest orientation index. There is one more orientation, because 0 counts too.`,
    },
    { leadsTo: oneColumnDown * N_ORIENTATIONS, says: wrongColumns },
    { leadsTo: oneColumnUp * N_ORIENTATIONS, says: wrongColumns },
  ];
}
