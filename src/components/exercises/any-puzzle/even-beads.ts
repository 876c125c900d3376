import { stateDigits } from "#lib/any-puzzle/state-digits.ts";
import { definePuzzle } from "#lib/any-puzzle/puzzle.ts";
import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { weigh, worth } from "../cards.ts";
import { numberExercise } from "../question.ts";

/**
 * Asks for the index of a state of four beads, whose moves cycle three of them. The puzzle's
 * odometer has fewer digits than that of all permutations.
 *
 * @param beads  the bead in each position, counted from 0; an even permutation
 */
export function evenBeads(beads: readonly number[]) {
  const puzzle = definePuzzle({
    orbits: { BEADS: { pieces: 4 } },
    moves: {
      A: { BEADS: { source: [2, 0, 1, 3] } },
      B: { BEADS: { source: [0, 3, 1, 2] } },
    },
  });
  const system = stateDigits(puzzle);
  const { radices } = system;
  const digits = system.digits({
    BEADS: { permutation: beads, orientation: beads.map(() => 0) },
  });
  const worthOf = (i: number) =>
    radices.slice(i + 1).reduce((all, one) => all * one, 1);
  const answer = weigh(digits, worthOf);
  const all = lehmerCode(beads);
  const exercise = numberExercise({
    label: "index",
    form: "A whole number; a calculation will do too.",
    width: 12,
    answer,
    right: `${worth(digits, worthOf)} = ${n(answer)}.`,
    mistakes: [
      {
        leadsTo: rankPermutation(beads),
        says: "That is its index among all permutations of four beads. Only half of those can be reached, so the wheels are different.",
      },
      {
        leadsTo: weigh(all.slice(0, digits.length), (i) => [6, 2][i]),
        says: "The digits are right, but these are the columns for all permutations. How many faces does the wheel on the right have?",
      },
      {
        leadsTo: Number(digits.join("")),
        says: "Those are the digits, read in base ten. Multiply each by what its wheel is worth.",
      },
      {
        leadsTo: answer + 1,
        says: "One too many. Indices begin with 0, and that is the index of the solved state.",
      },
      {
        leadsTo: digits.reduce((sum, digit) => sum + digit, 0),
        says: "That is the sum of the digits. A step of the first wheel is worth more.",
      },
    ],
    count: puzzle.size,
    outside: `There are ${puzzle.size} states, with the indices 0 to ${puzzle.size - 1}.`,
    otherwise: (value) =>
      `${n(value)} is the index of ${puzzle.unrank(value)["BEADS"].permutation.join(" ")}.`,
  });
  return {
    ...exercise,
    beads,
    digits,
    radices,
    size: puzzle.size,
    worth: worth(digits, worthOf),
    number: answer,
  };
}
