import { factorial } from "../../../lib/indexing/factoradic.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { type Exercise, findSlip, right, type Slip, wrong } from "../exercise.ts";
import { readNumber } from "../read-number.ts";

/** Pieces that only cycle in threes and flip, and corners that stay and twist freely. */
interface Puzzle {
  readonly edges: number;
  readonly corners: number;
}

/** How many numbers does a list of all positions need? */
export function wholePuzzle({ edges, corners }: Puzzle) {
  const orders = factorial(edges) / 2;
  const flips = 2 ** (edges - 1);
  const twists = 3 ** corners;
  const count = orders * flips * twists;
  const worth = `${n(orders)} × ${flips} × ${twists}`;
  const slips: Slip<number>[] = [
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
      says: "That is right for the edges. Each of their positions comes with every twisting of the corners.",
    },
    {
      leadsTo: orders + flips + twists,
      says: "You added. Every order comes with every flipping and every twisting: multiply.",
    },
    {
      leadsTo: count - 1,
      says: "That is the largest number. There is one more, because the first is 0.",
    },
  ];

  const exercise: Exercise = {
    fields: [
      {
        kind: "text",
        label: "numbers",
        form: "A whole number, or a calculation such as 3! × 2^4.",
        width: 18,
      },
    ],
    solution: [String(count)],
    check(typed) {
      const reading = readNumber(typed);
      if ("says" in reading) return reading;
      const { value } = reading;
      if (value === count) return right(`${worth} = ${n(count)}.`);
      return (
        findSlip(slips, value) ??
        wrong(
          "Ask three encoders, and multiply: even orders of the edges, flips of which the last is forced, twists that are free.",
        )
      );
    },
  };
  return { ...exercise, edges, corners, orders, flips, twists, worth, count };
}
