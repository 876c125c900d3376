import { BIG_MOVE_NAMES } from "#lib/big-cube/moves.ts";

/** The printed name of a move of the 3×3×3: with a prime, where readers type an apostrophe. */
export function bigMoveLabel(move: number): string {
  return BIG_MOVE_NAMES[move].replace("'", "′");
}
