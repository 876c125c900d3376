import { N_ORIENTATIONS } from "../../../../lib/puzzle/coordinates.ts";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { boundOf } from "../lower-bounds/bound-of.ts";

/** A kind of position that looks easy, but is as far from solved as possible. */
export interface Kind {
  /** On a button: “every piece at home”. */
  readonly name: string;
  /** In a sentence, after “6 of the 2,644 have”. */
  readonly what: string;
  readonly isOne: (index: number, metric: Metric) => boolean;
}

/** The number of twists that still counts as few. */
const FEW = 2;

export const KINDS: readonly Kind[] = [
  {
    name: "every piece at home",
    what: "every piece at home, only twisted",
    isOne: (index) => index < N_ORIENTATIONS,
  },
  {
    name: "nothing twisted",
    what: "every piece untwisted, only out of place",
    isOne: (index) => index % N_ORIENTATIONS === 0,
  },
  {
    name: "a short shadow",
    what: `a bound of at most ${FEW + 1}`,
    isOne: (index, metric) => boundOf(index, metric).bound <= FEW + 1,
  },
];
