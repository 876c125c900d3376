import { isEvenPermutation } from "../../../lib/indexing/even-permutation.ts";
import { countTurns } from "../../../lib/puzzle/moves.ts";
import { SOLVED } from "../../../lib/puzzle/state.ts";
import { solveWithPruning } from "../../../lib/solver/solve-with-pruning.ts";
import { type Exercise, halfway, right, unreadable, wrong } from "../exercise.ts";
import { readNumber } from "../read-number.ts";

/**
 * Two pieces swapped, a solution of so many quarter turns at hand: what is the next
 * smaller number of quarter turns that one could hope for?
 */
export function swappedInQuarters(a: number, b: number, atHand: number) {
  const permutation = SOLVED.permutation.slice();
  [permutation[a - 1], permutation[b - 1]] = [b - 1, a - 1];
  const state = { ...SOLVED, permutation };
  if (isEvenPermutation(permutation) || atHand % 2 === 0) {
    throw new Error("a swap is odd, and so is the number of turns that undo it");
  }
  const shortest = countTurns(solveWithPruning(state, { metric: "QTM" }), "QTM");
  const next = atHand - 2;

  const exercise: Exercise = {
    fields: [
      {
        kind: "text",
        label: "quarter turns",
        form: "A whole number.",
        width: 8,
      },
    ],
    solution: [String(next)],
    check(typed) {
      const reading = readNumber(typed);
      if ("says" in reading) return reading;
      const { value } = reading;
      if (value === next) {
        return right(
          `${next} is odd like ${atHand}, and between them there is only an even number.`,
        );
      }
      if (value === atHand) {
        return wrong("That is the solution at hand. What could be shorter?");
      }
      if (value > atHand) return wrong(`That is longer than ${atHand}.`);
      if (value < 0) return unreadable("Turns are counted from 0.");
      if (value % 2 === 0) {
        return wrong(
          `A quarter turn is an odd permutation, so ${value} of them make an even one. A swap is odd.`,
        );
      }
      return halfway(
        "Odd, as it must be. But there is an odd number between that and what is at hand.",
      );
    },
  };
  return { ...exercise, a, b, state, atHand, next, shortest };
}
