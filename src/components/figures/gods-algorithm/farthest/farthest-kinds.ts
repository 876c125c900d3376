import { N_ORIENTATIONS } from "#lib/puzzle/coordinates.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
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
    name: "every piece in position",
    description: "every piece in its position, only twisted",
    matches: (index) => index < N_ORIENTATIONS,
  },
  {
    name: "nothing twisted",
    description: "no twisted piece, only a wrong permutation",
    matches: (index) => index % N_ORIENTATIONS === 0,
  },
  {
    name: "a low bound",
    description: `a lower bound of at most ${FEW_TWISTS + 1}`,
    matches: (index, metric) => cubeBounds(index, metric).bound <= FEW_TWISTS + 1,
  },
];
