import { CUBE_3X3X3 } from "#lib/big-cube/definition.ts";
import { countStates } from "#lib/any-puzzle/count-states.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { numberExercise } from "../question.ts";

const { CORNERS, EDGES } = CUBE_3X3X3.orbits;

/** Asks for the number of states of a 3×3×3 on which only twists and flips can be seen. */
export function orientationsOnly() {
  const alike = (pieces: number) => ({
    permutation: new Array<number>(pieces).fill(0),
  });
  const answer = Number(
    countStates({
      ...CUBE_3X3X3,
      solved: { CORNERS: alike(CORNERS.pieces), EDGES: alike(EDGES.pieces) },
    }),
  );
  const twists = 3 ** (CORNERS.pieces - 1);
  const flips = 2 ** (EDGES.pieces - 1);
  const exercise = numberExercise({
    label: "states",
    form: "A whole number; a calculation will do too.",
    width: 16,
    answer,
    right: `${n(twists)} × ${n(flips)} = ${n(answer)}: every orientation of the corners occurs with every orientation of the edges.`,
    mistakes: [
      {
        leadsTo: 3 * 2 * answer,
        says: "The last twist and the last flip follow from the others.",
      },
      {
        leadsTo: 3 * answer,
        says: "The last twist of the corners follows from the others, too.",
      },
      {
        leadsTo: 2 * answer,
        says: "The last flip of the edges follows from the others, too.",
      },
      {
        leadsTo: twists + flips,
        says: "You added. Every orientation of the corners occurs with every orientation of the edges, so multiply.",
      },
    ],
    otherwise: "Count the orientations of the corners, then those of the edges.",
  });
  return { ...exercise, twists, flips, states: answer };
}
