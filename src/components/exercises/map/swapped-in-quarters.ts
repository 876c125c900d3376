import { isEvenPermutation } from "#lib/indexing/even-permutation.ts";
import { countTurns } from "#lib/puzzle/moves.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { solve } from "#lib/solver/solve.ts";
import { halfway, unreadable } from "../exercise.ts";
import { numberExercise } from "../question.ts";

/**
 * Two pieces are swapped, and a solution with this many quarter turns is known: asks for
 * the next smaller number of quarter turns that is possible by parity.
 */
export function swappedInQuarters(a: number, b: number, atHand: number) {
  const permutation = SOLVED.permutation.with(a - 1, b - 1).with(b - 1, a - 1);
  const state = { ...SOLVED, permutation };
  if (isEvenPermutation(permutation) || atHand % 2 === 0) {
    throw new Error("a swap is odd, and so is the number of turns that undo it");
  }
  const shortest = countTurns(solve(state, { metric: "QTM" }), { metric: "QTM" });
  const next = atHand - 2;

  const exercise = numberExercise({
    label: "quarter turns",
    form: "A whole number.",
    width: 8,
    answer: next,
    right: `${next} is odd like ${atHand}, and only an even number is between them.`,
    mistakes: [
      {
        leadsTo: atHand,
        says: "That is her solution. What could be shorter?",
      },
    ],
    count: atHand,
    outside: (value) =>
      value < 0
        ? unreadable("A number of turns can’t be negative.")
        : `That is longer than ${atHand}.`,
    otherwise: (value) =>
      value % 2 === 0
        ? `A quarter turn is an odd permutation, so ${value} of them make an even one. But a swap is odd.`
        : halfway(
            `It is odd, as it must be. But there is a larger odd number below ${atHand}.`,
          ),
  });
  return { ...exercise, a, b, atHand, next, shortest };
}
