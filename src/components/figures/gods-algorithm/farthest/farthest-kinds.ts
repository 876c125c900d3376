import { N_ORIENTATIONS } from "../../../../lib/puzzle/coordinates.ts";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { cubeBounds } from "../lower-bounds/cube-bounds.ts";

/** A kind of state that looks easy but is as far from solved as possible. */
export interface FarthestKind {
  readonly name: string;
  /** For a sentence, after “6 of the 2,644 have”. */
  readonly description: string;
  readonly matches: (index: number, metric: Metric) => boolean;
}

const FEW_TWISTS = 2;

export const FARTHEST_KINDS: readonly FarthestKind[] = [
  {
    name: "every piece at home",
    description: "every piece at home, only twisted",
    matches: (index) => index < N_ORIENTATIONS,
  },
  {
    name: "nothing twisted",
    description: "every piece untwisted, only out of place",
    matches: (index) => index % N_ORIENTATIONS === 0,
  },
  {
    name: "a short shadow",
    description: `a bound of at most ${FEW_TWISTS + 1}`,
    matches: (index, metric) => cubeBounds(index, metric).bound <= FEW_TWISTS + 1,
  },
];
