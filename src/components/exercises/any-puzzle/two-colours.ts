import { countStates } from "#lib/any-puzzle/count-states.ts";
import { factorial } from "#lib/indexing/factoradic.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { numberExercise } from "../question.ts";

const RED = 5;
const BLUE = 4;

/** The left neighbour of the swapped pair, per move, among the red and the blue beads. */
const SWAPS = [
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 0],
] as const;

/** Asks for the number of states of two rows of beads; each move swaps two neighbours in both. */
export function twoColours() {
  const answer = Number(
    countStates({
      orbits: { RED: { pieces: RED }, BLUE: { pieces: BLUE } },
      moves: Object.fromEntries(
        SWAPS.map(([red, blue], i) => [
          "ABCD"[i],
          { RED: { source: swapped(red, RED) }, BLUE: { source: swapped(blue, BLUE) } },
        ]),
      ),
    }),
  );
  const [red, blue] = [factorial(RED), factorial(BLUE)];
  const exercise = numberExercise({
    label: "states",
    form: "A whole number; a calculation will do too.",
    width: 14,
    answer,
    right: `${red} × ${blue} ÷ 2 = ${n(answer)}: the two permutations are both even, or both odd.`,
    mistakes: [
      {
        leadsTo: red * blue,
        says: "There would be that many if the rows were independent. Can a move swap two red beads without moving the blue ones?",
      },
      {
        leadsTo: (red * blue) / 4,
        says: "That counts only the states where both permutations are even. But one move makes both odd, and that is a state, too.",
      },
      {
        leadsTo: red + blue,
        says: "You added. Multiply instead: each permutation of the red beads comes with many of the blue ones.",
      },
      { leadsTo: red, says: "These are the permutations of the red beads alone." },
      { leadsTo: blue, says: "These are the permutations of the blue beads alone." },
    ],
    count: red * blue + 1,
    outside: `That is more than all permutations of both rows: ${red} × ${blue} = ${n(red * blue)}.`,
    otherwise:
      "How many permutations does each row have by itself? And which pairs of them can no moves reach?",
  });
  return { ...exercise, red, blue, reds: RED, blues: BLUE, all: red * blue };
}

/** The source of each position when a bead and its right neighbour are swapped. */
function swapped(left: number, beads: number): number[] {
  const source = Array.from({ length: beads }, (_, at) => at);
  [source[left], source[left + 1]] = [left + 1, left];
  return source;
}
