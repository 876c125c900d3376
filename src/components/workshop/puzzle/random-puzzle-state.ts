import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import type { PlayablePuzzle } from "#src/puzzles/playable-puzzle.ts";
import type { WorkshopPuzzle } from "./workshop-puzzle.ts";

/** The length of a random scramble. */
export const SCRAMBLE_MOVES = 200;

/** A random state: uniform if the page can unrank, otherwise by random moves. */
export function randomPuzzleState({
  puzzle,
  canRankOnMainThread,
}: WorkshopPuzzle): PuzzleState {
  return canRankOnMainThread ? unrankRandom(puzzle) : scramble(puzzle);
}

function unrankRandom(puzzle: PlayablePuzzle): PuzzleState {
  const { sizeBig } = puzzle;
  // Extra bits make the bias of the remainder negligible.
  const bytes = crypto.getRandomValues(
    new Uint8Array(sizeBig.toString(16).length / 2 + 8),
  );
  const number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return puzzle.unrankBig(number % sizeBig);
}

function scramble({ moves, solved, apply, inverse }: PlayablePuzzle): PuzzleState {
  if (moves.length === 0) return solved;
  const random = crypto.getRandomValues(new Uint32Array(SCRAMBLE_MOVES));
  return random.reduce<PuzzleState>((state, value) => {
    const move = moves[(value >>> 1) % moves.length];
    return apply(state, value % 2 === 0 ? move : inverse(move));
  }, solved);
}
