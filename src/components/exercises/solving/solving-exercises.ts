import { DIAMETER } from "#lib/puzzle/diameter.ts";
import { rankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { challenge } from "./challenge.ts";

const MANY = 100;
const FAR = 9;

/** Pieces 3 and 7, one above the other, are swapped; nothing is twisted. */
const swappedUpright = rankState({
  ...SOLVED,
  permutation: SOLVED.permutation.with(2, 6).with(6, 2),
});

/** The solution of the example, made on a solved cube. */
const inverseOfExample = rankState(
  applyMoves(SOLVED, parseMoves("R2 U2 R' F2 R F' R F' U2")),
);

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  farthest: challenge({
    solution: 3_673_431,
    amiss: ({ length }) =>
      length === DIAMETER.HTM
        ? undefined
        : `The hardest cubes need ${DIAMETER.HTM} turns: ${DIAMETER.HTM - length} more.`,
  }),
  onlyOne: challenge({
    solution: inverseOfExample,
    example: 1_234_567,
    amiss({ length, count }) {
      if (length < FAR) return `It should be at least ${FAR} turns from solved.`;
      return count === 1 ? undefined : "It should have exactly one.";
    },
  }),
  many: challenge({
    solution: swappedUpright,
    amiss: ({ count }) =>
      count > MANY ? undefined : `There should be more than ${MANY}.`,
  }),
};
