import type { Colouring, Scheme } from "#lib/puzzle/colourings.ts";
import { CORNER_FACES, FACELETS, FACES } from "#lib/puzzle/corners.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { parseMoves, parseTurns } from "#lib/puzzle/notation.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import {
  type CubeOrientation,
  CUBE_ORIENTATIONS,
  HOME_ORIENTATION,
  rotateOrientation,
  rotateStickers,
} from "#kit/cube/cube-orientation.ts";
import { netOfState } from "./check-net.ts";

/**
 * The net of a solved cube after turns of any faces and of the whole cube, as it is then
 * held.
 *
 * @param text    as `parseMoves` reads it
 * @param scheme  the scheme of the solved cube in the initial hold
 */
export function scrambledNet(text: string, scheme: Scheme): Colouring {
  const state = applyMoves(SOLVED, parseMoves(text));
  return rotateStickers(holdAfter(text), netOfState(state, scheme));
}

/**
 * Tracks the fixed corner. It moves with its layers, as with turns of the whole cube.
 */
function holdAfter(text: string): CubeOrientation {
  let hold = HOME_ORIENTATION;
  for (const { face: place, turns, isRotation } of parseTurns(text)) {
    if (isRotation || CORNER_FACES[hold.position].includes(place)) {
      hold = rotateOrientation(hold, place, turns);
    }
  }
  return hold;
}

/**
 * The scheme of the same cube in the hold in which scrambles start: white up and green in
 * front, or red if green is opposite white.
 */
export function scrambleScheme(scheme: Scheme): Scheme {
  const solved = netOfState(SOLVED, scheme);
  const [up, right, front] = FACES;
  const schemes = CUBE_ORIENTATIONS.map((hold) => rotateStickers(hold, solved))
    .map((net) =>
      FACES.map((face) => net[FACELETS.findIndex((at) => at.face === face)]),
    )
    .filter((colours) => colours[0] === up);
  return (
    schemes.find((colours) => colours[2] === front) ??
    schemes.find((colours) => colours[2] === right)!
  );
}
