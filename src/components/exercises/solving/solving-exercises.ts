import { DIAMETER } from "../../../lib/puzzle/diameter.ts";
import { rankState } from "../../../lib/puzzle/coordinates.ts";
import { SOLVED } from "../../../lib/puzzle/state.ts";
import { challenge } from "./challenge.ts";

const MANY = 100;
const FAR = 9;

/** Pieces 3 and 7, one above the other, have changed places; nothing is twisted. */
const swappedUpright = rankState({
  ...SOLVED,
  permutation: SOLVED.permutation.with(2, 6).with(6, 2),
});

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  farthest: challenge({
    solution: 3_673_431,
    amiss: ({ length }) =>
      length === DIAMETER.HTM
        ? undefined
        : `${DIAMETER.HTM} turns is as far as any cube can be; ${DIAMETER.HTM - length} more to go.`,
  }),
  onlyOne: challenge({
    solution: 1_234_567,
    amiss({ length, count }) {
      if (length < FAR) return `It should be at least ${FAR} turns away.`;
      return count === 1 ? undefined : "There should be no choice at all.";
    },
  }),
  many: challenge({
    solution: swappedUpright,
    amiss: ({ count }) =>
      count > MANY ? undefined : `There should be more than ${MANY}.`,
  }),
};
