import { BLANK, type Colouring } from "../../../../lib/puzzle/colourings.ts";
import { FACELETS } from "../../../../lib/puzzle/corners.ts";
import {
  mostInformativeFacelet,
  type FittingCubes,
} from "../../../../lib/puzzle/fitting-cubes.ts";

/** The places that a reader sees without turning the cube: up, right and front. */
const SEEN = FACELETS.flatMap(({ face }, place) =>
  "URF".includes(face) ? [place] : [],
);

/** When no more cubes fit than this, the next place is the one that tells most. */
const FEW = 30;

/**
 * The place to paint next: first those that are seen, in the order of the net, and then the
 * one that tells most of the cubes apart that still fit. None whose colour is certain.
 */
export function nextToPaint(
  colouring: Colouring,
  fits: FittingCubes,
): number | undefined {
  if (!colouring.includes(BLANK)) return undefined;
  if (fits.count > FEW) {
    const seen = SEEN.find(
      (place) =>
        colouring[place] === BLANK &&
        fits.shown[place].filter((cubes) => cubes > 0).length > 1,
    );
    if (seen !== undefined) return seen;
  }
  // Where nothing is known any more, what is blank is painted in order.
  return mostInformativeFacelet(fits) ?? colouring.indexOf(BLANK);
}
