import { factorial } from "#lib/indexing/factoradic.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { numberExercise } from "../question.ts";

/**
 * A puzzle whose edges are permuted evenly and flip, and whose corners stay and twist
 * freely.
 */
interface Puzzle {
  readonly edges: number;
  readonly corners: number;
}

/** Asks for the number of states. */
export function wholePuzzle({ edges, corners }: Puzzle) {
  const orders = factorial(edges) / 2;
  const flips = 2 ** (edges - 1);
  const twists = 3 ** corners;
  const count = orders * flips * twists;
  const worth = `${n(orders)} × ${flips} × ${twists}`;

  const exercise = numberExercise({
    label: "indices",
    form: "A whole number, or a calculation such as 3! × 2^4.",
    width: 18,
    answer: count,
    right: `${worth} = ${n(count)}.`,
    mistakes: [
      {
        leadsTo: 2 * orders * flips * twists,
        says: "Twice as many as there are. A cycle of three is two swaps, so the permutation of the edges is even, and so is the sum of their flips. Which of the two did you forget?",
      },
      {
        leadsTo: 4 * count,
        says: "Four times as many as there are: only half of all permutations of the edges are even, and the last flip is forced.",
      },
      {
        leadsTo: count / 3,
        says: "You took the twist of the last corner for forced. Here each corner turns by itself, so no twist depends on the others.",
      },
      {
        leadsTo: orders * flips,
        says: "That is right for the edges. Each of their states comes with every orientation of the corners.",
      },
      {
        leadsTo: orders + flips + twists,
        says: "You added. Multiply instead: every permutation comes with all flips, and with all twists.",
      },
      {
        leadsTo: count - 1,
        says: "That is the largest index. There is one more, because 0 counts too.",
      },
    ],
    otherwise:
      "Use three encoders, and multiply: even permutations of the edges, flips with the last one forced, and free twists.",
  });
  return { ...exercise, edges, corners, orders, flips, twists, worth, count };
}
