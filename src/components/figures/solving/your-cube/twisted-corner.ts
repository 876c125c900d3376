import {
  BLANK,
  type Colouring,
  CORNER_PLACES,
} from "../../../../lib/puzzle/colourings.ts";
import { twistCorner } from "./colouring-edits.ts";
import { fitsOf } from "./judge.ts";

/** What would make a cube of twisted corners one that turns can solve. */
export interface TwistBack {
  /** Of a corner that is painted; any other would do as well. */
  readonly position: number;
  /** How far it is to be turned clockwise. */
  readonly thirds: 1 | 2;
}

/**
 * Cubes that turns can solve, and those of which somebody has twisted a corner, can have the
 * same colours. So where none of the former fits, perhaps one of the latter does.
 *
 * @returns  undefined when no twist of a corner helps, when it is not certain yet which way it
 *           would have to be turned, or when a cube fits as it is
 */
export function findTwistBack(colouring: Colouring): TwistBack | undefined {
  if (fitsOf(colouring).count > 0) return undefined;
  const position = CORNER_PLACES.findIndex((places) =>
    places.every((place) => colouring[place] !== BLANK),
  );
  if (position < 0) return undefined;
  const [thirds, other] = ([1, 2] as const).filter(
    (by) => fitsOf(twistCorner(colouring, position, by)).count > 0,
  );
  return thirds && !other ? { position, thirds } : undefined;
}
