import {
  BLANK,
  type Colouring,
  CORNER_PLACES,
} from "../../../../lib/puzzle/colourings.ts";
import type { CubeFault } from "../../../../lib/puzzle/cube-faults.ts";
import { twistCorner } from "./colouring-edits.ts";
import { fitsOf } from "./judge.ts";

/** What would make a cube of twisted corners one that turns can solve. */
export interface TwistBack {
  /** Of a corner that is painted: the one that solves the cube, if one does, or just any. */
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
  const painted = [...CORNER_PLACES.keys()].filter((position) =>
    CORNER_PLACES[position].every((place) => colouring[place] !== BLANK),
  );
  if (painted.length === 0) return undefined;
  const [thirds, other] = ([1, 2] as const).filter(
    (by) => fitsOf(twistCorner(colouring, painted[0], by)).count > 0,
  );
  if (!thirds || other) return undefined;
  const culprit = painted.find((position) =>
    isSolved(twistCorner(colouring, position, thirds)),
  );
  return { position: culprit ?? painted[0], thirds };
}

/** The four places of each face follow each other. */
function isSolved(colouring: Colouring): boolean {
  return colouring.every((colour, place) => colour === colouring[place - (place % 4)]);
}

/** What is marked of a fault: where any corner could be twisted back, the one advised. */
export function markedOf(
  { kind, places }: CubeFault,
  back: TwistBack | undefined,
): readonly number[] {
  const isAnyCorner = kind === "twist" || kind === "dead end";
  return back && isAnyCorner ? CORNER_PLACES[back.position] : places;
}
