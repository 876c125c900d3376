import { FACE_NAMES, faceOf, quarterTurnsOf } from "#lib/puzzle/moves.ts";

/** By face, for one, two and three clockwise quarter turns. */
const INSTRUCTIONS: Readonly<Record<string, readonly [string, string, string]>> = {
  U: ["top layer to the left", "top layer, half turn", "top layer to the right"],
  R: ["right side up", "right side, half turn", "right side down"],
  F: ["front clockwise", "front, half turn", "front anticlockwise"],
};

/** A move as the reader's hands make it: "right side up". */
export function turnInstruction(move: number): string {
  return INSTRUCTIONS[FACE_NAMES[faceOf(move)]][quarterTurnsOf(move) - 1];
}
