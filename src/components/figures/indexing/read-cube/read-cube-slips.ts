// What a reader may have done instead of what the rules say.
import { CORNER_FACES, type Face } from "../../../../lib/puzzle/corners.ts";
import { COLOUR_NAMES } from "../../../kit/cube/colour-names.ts";
import { listOf } from "../../../kit/text/list-of.ts";
import type { Sheet } from "./read-cube-sheet.ts";

export const coloursOf = (faces: readonly Face[]) =>
  listOf(faces.map((face) => COLOUR_NAMES[face]));

/** The colour by which a piece's twist is read: "white" or "yellow". */
export const twistColour = (piece: number) => COLOUR_NAMES[CORNER_FACES[piece][0]];

/** Where that sticker is at a position: the face, and how far from top or bottom. */
export const faceOfTwist = (at: number, twist: number) => CORNER_FACES[at][twist];

/** @param guess  a wrong piece at the position */
export function slipOfPiece(guess: number, at: number, { pieces }: Sheet): string {
  const own = CORNER_FACES[pieces[at]];
  const other = CORNER_FACES[guess];
  const missing = own.filter((face) => !other.includes(face));
  const extra = other.filter((face) => !own.includes(face));
  const differs = `Piece ${guess + 1} has ${coloursOf(extra)} where this one has ${coloursOf(missing)}.`;
  const before = pieces.indexOf(guess);
  if (before < at)
    return `You have found piece ${guess + 1} in position ${before + 1}.`;
  return guess === at ? `${at + 1} is the number of the position. ${differs}` : differs;
}

/** @param guess  a wrong twist at the position */
export function slipOfTwist(
  guess: number,
  at: number,
  { pieces, twists }: Sheet,
): string {
  const colour = twistColour(pieces[at]);
  const home = CORNER_FACES[at][0];
  const face = faceOfTwist(at, twists[at]);
  const shown = `The ${colour} sticker is on ${face}`;
  if (twists[at] === 0)
    return `${shown}, where the counting begins: it is not twisted.`;
  if (guess === 0) return `${shown}, not on ${home}: the piece is twisted.`;
  const [, next] = CORNER_FACES[at];
  return `You counted the turn the other way round: clockwise from ${home} comes ${next} first. ${shown}.`;
}
