import {
  BLANK,
  type Colouring,
  CORNER_FACELETS,
} from "../../../../lib/puzzle/colourings.ts";
import { CORNER_FACES, FACES } from "../../../../lib/puzzle/corners.ts";
import type { CubeFault } from "../../../../lib/puzzle/cube-faults.ts";
import { twistCorner } from "./colouring-edits.ts";
import { matchingCubes } from "./check-net.ts";

/** What would make a cube of twisted corners one that turns can solve. */
export interface CornerTwist {
  readonly position: number;
  /** How far it is to be turned clockwise. */
  readonly thirds: 1 | 2;
}

/** The corners, from the one that shows three faces to the one that shows none. */
const CORNERS_BY_VISIBILITY = CORNER_FACES.map((faces, position) => ({
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
 * @param previous  what this returned for the colours before, if anything
 * @returns       undefined when no twist of a corner helps, when it is not certain yet which
 *                way it would have to be turned, or when a cube fits as it is
 */
export function findTwistedCorner(
  colouring: Colouring,
  previous?: CornerTwist,
): CornerTwist | undefined {
  if (matchingCubes(colouring).count > 0) return undefined;
  const painted = CORNERS_BY_VISIBILITY.filter((position) =>
    CORNER_FACELETS[position].every((facelet) => colouring[facelet] !== BLANK),
  );
  if (painted.length === 0) return undefined;
  const [thirds, other] = ([1, 2] as const).filter(
    (by) => matchingCubes(twistCorner(colouring, painted[0], by)).count > 0,
  );
  if (!thirds || other) return undefined;
  const candidates = CORNERS_BY_VISIBILITY.filter((position) =>
    hasPlainFaces(twistCorner(colouring, position, thirds)),
  );
  const earlier = painted.find((position) => position === previous?.position);
  const position = candidates.length === 1 ? candidates[0] : (earlier ?? painted[0]);
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
export function faceletsToMark(
  { kind, places }: CubeFault,
  twistedCorner: CornerTwist | undefined,
): readonly number[] {
  const isAnyCorner = kind === "twist" || kind === "dead end";
  return twistedCorner && isAnyCorner
    ? CORNER_FACELETS[twistedCorner.position]
    : places;
}
