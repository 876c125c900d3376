import { BLANK, type Colouring } from "../../../../lib/puzzle/colourings.ts";
import { FACELETS } from "../../../../lib/puzzle/corners.ts";
import {
  mostInformativeFacelet,
  type FittingCubes,
} from "../../../../lib/puzzle/fitting-cubes.ts";

/** The places that a reader sees without turning the cube: up, right and front. */
const VISIBLE_FACELETS = FACELETS.flatMap(({ face }, facelet) =>
  "URF".includes(face) ? [facelet] : [],
);

/** When no more cubes fit than this, the next place is the one that tells most. */
const FEW_CUBES = 30;

/**
 * The place to paint next: first those that are seen, in the order of the net, and then the
 * one that tells most of the cubes apart that still fit. None whose colour is certain.
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
  // Where nothing is known any more, what is blank is painted in order.
  return mostInformativeFacelet(matching) ?? colouring.indexOf(BLANK);
}
