import { permutationPuzzle } from "./permutation-puzzle.ts";
import { isSlidingBoard } from "./sliding-board.ts";
import { slidingPuzzle } from "./sliding-puzzle.ts";
import type { PlayableDefinition, PlayablePuzzle } from "./playable-puzzle.ts";

/** @throws {RangeError | TypeError} when the definition is none */
export function createPlayable(definition: PlayableDefinition): PlayablePuzzle {
  return isSlidingBoard(definition)
    ? slidingPuzzle(definition)
    : permutationPuzzle(definition);
}
