import { FACE_NAMES, faceOf, quarterTurnsOf } from "#lib/puzzle/moves.ts";

/** By face, for one, two and three clockwise quarter turns. */
const INSTRUCTIONS: Readonly<Record<string, readonly [string, string, string]>> = {
  U: ["top layer to the left", "top layer, half turn", "top layer to the right"],
  R: ["right side up", "right side, half turn", "right side down"],
  F: ["front clockwise", "front, half turn", "front anticlockwise"],
  D: [
    "bottom layer to the right",
    "bottom layer, half turn",
    "bottom layer to the left",
  ],
  L: ["left side down", "left side, half turn", "left side up"],
  B: ["back, top to the left", "back, half turn", "back, top to the right"],
};

/** A move as the reader's hands make it: "right side up". */
export function turnInstruction(move: number): string {
  return faceTurnInstruction(FACE_NAMES[faceOf(move)], quarterTurnsOf(move));
}

/** The same for a turn of any face by 1 to 3 clockwise quarter turns. */
export function faceTurnInstruction(face: string, quarterTurns: number): string {
  return INSTRUCTIONS[face][quarterTurns - 1];
}
