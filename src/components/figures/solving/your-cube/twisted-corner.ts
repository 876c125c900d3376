import {
  BLANK,
  type Colouring,
  CORNER_PLACES,
} from "../../../../lib/puzzle/colourings.ts";
import { CORNER_FACES, FACES } from "../../../../lib/puzzle/corners.ts";
import type { CubeFault } from "../../../../lib/puzzle/cube-faults.ts";
import { twistCorner } from "./colouring-edits.ts";
import { fitsOf } from "./judge.ts";

/** What would make a cube of twisted corners one that turns can solve. */
export interface TwistBack {
  readonly position: number;
  /** How far it is to be turned clockwise. */
  readonly thirds: 1 | 2;
}

/** The corners, from the one that shows three faces to the one that shows none. */
const BY_SIGHT = CORNER_FACES.map((faces, position) => ({
  position,
  inSight: faces.filter((face) => "URF".includes(face)).length,
}))
  .sort((a, b) => b.inSight - a.inSight)
  .map(({ position }) => position);

/**
 * The corner to twist back where no cube that turns can solve has the painted colours, but
 * one with a twisted corner has. Twisting any of the eight corners would help. The colours
 * give one away if everything else is solved; otherwise the corner named before stays.
 *
 * @param before  what this returned for the colours before, if anything
 * @returns       undefined when no twist of a corner helps, when it is not certain yet which
 *                way it would have to be turned, or when a cube fits as it is
 */
export function findTwistBack(
  colouring: Colouring,
  before?: TwistBack,
): TwistBack | undefined {
  if (fitsOf(colouring).count > 0) return undefined;
  const painted = BY_SIGHT.filter((position) =>
    CORNER_PLACES[position].every((place) => colouring[place] !== BLANK),
  );
  if (painted.length === 0) return undefined;
  const [thirds, other] = ([1, 2] as const).filter(
    (by) => fitsOf(twistCorner(colouring, painted[0], by)).count > 0,
  );
  if (!thirds || other) return undefined;
  const culprits = BY_SIGHT.filter((position) =>
    hasPlainFaces(twistCorner(colouring, position, thirds)),
  );
  const named = painted.find((position) => position === before?.position);
  const position = culprits.length === 1 ? culprits[0] : (named ?? painted[0]);
  return { position, thirds };
}

/** Whether no face has two colours. The four places of each face follow each other. */
function hasPlainFaces(colouring: Colouring): boolean {
  return FACES.every((_, face) => {
    const painted = colouring
      .slice(4 * face, 4 * face + 4)
      .filter((colour) => colour !== BLANK);
    return new Set(painted).size <= 1;
  });
}

/** What is marked of a fault: where any corner could be twisted back, the one advised. */
export function markedOf(
  { kind, places }: CubeFault,
  back: TwistBack | undefined,
): readonly number[] {
  const isAnyCorner = kind === "twist" || kind === "dead end";
  return back && isAnyCorner ? CORNER_PLACES[back.position] : places;
}
