import { BIG_PIECES } from "#lib/big-cube/facelets.ts";
import { rankBigCube } from "#lib/big-cube/number.ts";
import { SOLVED_BIG_CUBE } from "#lib/big-cube/state.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { numberExercise } from "../question.ts";

/**
 * Asks for the index of a 3×3×3 that is solved but for two flipped edges.
 *
 * @param positions  of the flipped edges, 0..10; the last flip is not stored
 */
export function flippedEdges([first, second]: readonly [number, number]) {
  const { EDGES } = SOLVED_BIG_CUBE;
  const flips = EDGES.orientation.with(first, 1).with(second, 1);
  const answer = Number(
    rankBigCube({ ...SOLVED_BIG_CUBE, EDGES: { ...EDGES, orientation: flips } }),
  );
  const stored = flips.slice(0, -1);
  const powers = [first, second].map((position) => stored.length - 1 - position);
  const worth = powers.map((power) => n(2 ** power)).join(" + ");
  const exercise = numberExercise({
    label: "index",
    form: "A whole number; a calculation will do too.",
    width: 12,
    answer,
    right: `The digits ${stored.join("")} in base two are ${worth} = ${n(answer)}, and all other digits of the index are 0.`,
    mistakes: [
      {
        leadsTo: 2 * answer,
        says: "You used all twelve flips. The last one follows from the others, so only eleven are stored.",
      },
      {
        leadsTo: 2 ** first + 2 ** second,
        says: "You counted from the other end. The first digit is the most significant.",
      },
      {
        leadsTo: Number(stored.join("")),
        says: "Those are the digits, read in base ten. A flip is 0 or 1: read them in base two.",
      },
      {
        leadsTo: first + second,
        says: "You added the positions. Each flip is a digit with its own place value.",
      },
    ],
    otherwise: (value) =>
      `${n(value)} is the index of another state. Write the flips as a row of 0s and 1s first.`,
  });
  return {
    ...exercise,
    names: [first, second].map((position) => BIG_PIECES.EDGES[position].join("")),
    digits: stored.join(""),
    worth,
    number: answer,
  };
}
