import { centreColours } from "#lib/big-cube/facelets.ts";
import {
  allSchemes,
  BLANK,
  type Colouring,
  type Scheme,
} from "#lib/puzzle/colourings.ts";
import { FACES } from "#lib/puzzle/corners.ts";
import { CUBE_ORIENTATIONS, faceDirection } from "#kit/cube/cube-orientation.ts";
import { scrambleScheme } from "../your-cube/scrambled-net.ts";

/** Whether the six centres have six different colours. */
export function areCentresDifferent(colouring: Colouring): boolean {
  const centres = centreColours(colouring);
  return !centres.includes(BLANK) && new Set(centres).size === centres.length;
}

/**
 * The centres of the solved cube from which a scramble starts: those of the net, held as for
 * scrambles, or the usual ones if the net’s are wrong.
 */
export function scrambleCentres(colouring: Colouring): Scheme {
  return scrambleScheme(
    areCentresDifferent(colouring) ? centreColours(colouring) : FACES,
  );
}

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
