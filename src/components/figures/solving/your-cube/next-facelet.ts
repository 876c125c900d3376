import { BLANK, type Colouring } from "#lib/puzzle/colourings.ts";
import { FACELETS } from "#lib/puzzle/corners.ts";
import {
  mostInformativeFacelet,
  type FittingCubes,
} from "#lib/puzzle/fitting-cubes.ts";

/** The facelets that are visible without turning the cube: up, right and front. */
const VISIBLE_FACELETS = FACELETS.flatMap(({ face }, facelet) =>
  "URF".includes(face) ? [facelet] : [],
);

/** From this number of matching cubes on, the most informative facelet is next. */
const FEW_CUBES = 30;

/**
 * The facelet to paint next: first the visible ones in the order of the net, then the one
 * that distinguishes most of the matching cubes. Skips facelets whose colour is certain.
 */
export function nextFaceletToPaint(
  colouring: Colouring,
  matching: FittingCubes,
): number | undefined {
  if (!colouring.includes(BLANK)) return undefined;
  if (matching.count > FEW_CUBES) {
    const visible = VISIBLE_FACELETS.find(
      (facelet) =>
        colouring[facelet] === BLANK &&
        matching.shown[facelet].filter((cubes) => cubes > 0).length > 1,
    );
    if (visible !== undefined) return visible;
  }
  // If no cube matches, blank facelets follow in order.
  return mostInformativeFacelet(matching) ?? colouring.indexOf(BLANK);
}
