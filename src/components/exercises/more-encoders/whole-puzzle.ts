import { factorial } from "../../../lib/indexing/factoradic.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
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
    label: "numbers",
    form: "A whole number, or a calculation such as 3! × 2^4.",
    width: 18,
    answer: count,
    right: `${worth} = ${n(count)}.`,
    mistakes: [
      {
        leadsTo: 2 * orders * flips * twists,
        says: "Twice too many. A cycle of three is two swaps, so either only the even orders of the edges count, or only flips with an even sum: look which of the two you forgot.",
      },
      {
        leadsTo: 4 * count,
        says: "Four times too many: only half of all orders of the edges are even, and the last flip is forced.",
      },
      {
        leadsTo: count / 3,
        says: "You took the last corner for forced. Here each corner is turned by itself, and no sum holds them together.",
      },
      {
        leadsTo: orders * flips,
        says: "That is right for the edges. Each of their positions comes with every orientation of the corners.",
      },
      {
        leadsTo: orders + flips + twists,
        says: "You added. Every order comes with every edge flip and every orientation: multiply.",
      },
      {
        leadsTo: count - 1,
        says: "That is the largest number. There is one more, because the first is 0.",
      },
    ],
    otherwise:
      "Ask three encoders, and multiply: even orders of the edges, flips with the last one forced, twists that are free.",
  });
  return { ...exercise, edges, corners, orders, flips, twists, worth, count };
}
