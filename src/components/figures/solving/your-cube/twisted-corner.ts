import { BLANK, type Colouring, CORNER_FACELETS } from "#lib/puzzle/colourings.ts";
import { CORNER_FACES, FACES } from "#lib/puzzle/corners.ts";
import type { CubeFault } from "#lib/puzzle/cube-faults.ts";
import { twistCorner } from "./colouring-edits.ts";
import { matchingCubes } from "./check-net.ts";

/** A twist of one corner that makes a cube solvable. */
export interface CornerTwist {
  readonly position: number;
  /** The number of clockwise thirds of a turn. */
  readonly thirds: 1 | 2;
}

/** The corners, sorted by their number of visible faces, descending. */
const CORNERS_BY_VISIBILITY = CORNER_FACES.map((faces, position) => ({
  position,
  inSight: faces.filter((face) => "URF".includes(face)).length,
}))
  .sort((a, b) => b.inSight - a.inSight)
  .map(({ position }) => position);

/**
 * Finds a corner to twist if no solvable cube matches the painted colours, but one does after
 * a twist. Any of the eight corners would do. If everything else is solved, the colours show
 * which one was twisted; otherwise the earlier suggestion is kept.
 *
 * @param previous  the suggestion for the previous colours
 * @returns         undefined if no twist helps, if its direction is not certain yet, or if a
 *                  solvable cube matches
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

/** Whether each face has only one colour. */
function hasPlainFaces(colouring: Colouring): boolean {
  return FACES.every((_, face) => {
    const painted = colouring
      .slice(4 * face, 4 * face + 4)
      .filter((colour) => colour !== BLANK);
    return new Set(painted).size <= 1;
  });
}

/** The facelets to mark for a fault; if any corner could be twisted, those of the suggested one. */
export function faceletsToMark(
  { kind, places }: CubeFault,
  twistedCorner: CornerTwist | undefined,
): readonly number[] {
  const isAnyCorner = kind === "twist" || kind === "dead end";
  return twistedCorner && isAnyCorner
    ? CORNER_FACELETS[twistedCorner.position]
    : places;
}
