import { FACE_NAMES, faceOf, quarterTurnsOf } from "../../../../lib/puzzle/moves.ts";

/** What each of the three faces does in one, two and three quarter turns clockwise. */
const INSTRUCTIONS: Readonly<Record<string, readonly [string, string, string]>> = {
  U: ["top layer to the left", "top layer halfway round", "top layer to the right"],
  R: ["right side up", "right side halfway round", "right side down"],
  F: ["front clockwise", "front halfway round", "front anticlockwise"],
};

/** What the hands do for a move, as the reader sees the cube: "right side up". */
export function turnInstruction(move: number): string {
  return INSTRUCTIONS[FACE_NAMES[faceOf(move)]][quarterTurnsOf(move) - 1];
}
