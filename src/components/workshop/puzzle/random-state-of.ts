import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import type { Turnable } from "../../../puzzles/turnable.ts";

/** A position of a puzzle, all equally likely. */
export function randomStateOf(puzzle: Turnable): PuzzleState {
  const { sizeBig } = puzzle;
  // So many bits more than needed that no remainder is more likely than another by a trace.
  const bytes = crypto.getRandomValues(
    new Uint8Array(sizeBig.toString(16).length / 2 + 8),
  );
  const number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return puzzle.unrankBig(number % sizeBig);
}
