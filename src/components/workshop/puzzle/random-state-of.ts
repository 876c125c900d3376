import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import type { Turnable } from "../../../puzzles/turnable.ts";
import type { ChosenPuzzle } from "./chosen-puzzle.ts";

/** How many random moves mix a puzzle whose positions the page does not number. */
export const MIXING_MOVES = 200;

/** A random position: all equally likely where the page can number them, else by random moves. */
export function randomStateOf({ puzzle, isLight }: ChosenPuzzle): PuzzleState {
  return isLight ? unrankedAtRandom(puzzle) : mixed(puzzle);
}

function unrankedAtRandom(puzzle: Turnable): PuzzleState {
  const { sizeBig } = puzzle;
  // So many bits more than needed that no remainder is more likely than another by a trace.
  const bytes = crypto.getRandomValues(
    new Uint8Array(sizeBig.toString(16).length / 2 + 8),
  );
  const number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return puzzle.unrankBig(number % sizeBig);
}

function mixed({ moves, solved, apply, inverse }: Turnable): PuzzleState {
  if (moves.length === 0) return solved;
  const random = crypto.getRandomValues(new Uint32Array(MIXING_MOVES));
  return random.reduce<PuzzleState>((state, value) => {
    const move = moves[(value >>> 1) % moves.length];
    return apply(state, value % 2 === 0 ? move : inverse(move));
  }, solved);
}
