import { MOVE_NAMES } from "#lib/puzzle/moves.ts";

/** A move's printed name: with a prime, where readers type an apostrophe. */
export function moveLabel(move: number): string {
  return MOVE_NAMES[move].replace("'", "′");
}
