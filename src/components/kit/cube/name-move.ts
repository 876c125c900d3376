import { MOVE_NAMES } from "../../../lib/puzzle/moves.ts";

/** A move as it is printed: with a prime, where one types an apostrophe. */
export function nameMove(move: number): string {
  return MOVE_NAMES[move].replace("'", "′");
}
