import { centreColours } from "#lib/big-cube/facelets.ts";
import {
  allSchemes,
  BLANK,
  type Colouring,
  type Scheme,
} from "#lib/puzzle/colourings.ts";
import { FACES } from "#lib/puzzle/corners.ts";
import { CUBE_ORIENTATIONS, faceDirection } from "#kit/cube/cube-orientation.ts";

/**
 * The colours of all six centres: those that are painted, and for the others the first that
 * match, of the usual scheme if possible and otherwise of any.
 *
 * @param colouring  54 colours, named by their usual faces
 * @returns          in the order of `FACES`; as painted if two centres have the same colour
 */
export function centresLike(colouring: Colouring): Scheme {
  const painted = centreColours(colouring);
  if (!painted.includes(BLANK)) return painted;
  const isMatch = (centres: Scheme) =>
    centres.every((colour, i) => painted[i] === BLANK || painted[i] === colour);
  for (const scheme of allSchemes(FACES)) {
    for (const hold of CUBE_ORIENTATIONS) {
      const centres = [...scheme];
      FACES.forEach((face, i) => {
        centres[FACES.indexOf(faceDirection(face, hold))] = scheme[i];
      });
      if (isMatch(centres)) return centres;
    }
  }
  return painted;
}
