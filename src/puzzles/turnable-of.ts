import { permutationPuzzle } from "./permutation-puzzle.ts";
import { isBoard } from "./sliding-board.ts";
import { slidingPuzzle } from "./sliding-puzzle.ts";
import type { AnyDefinition, Turnable } from "./turnable.ts";

/** @throws {RangeError | TypeError} when the definition is none */
export function turnableOf(definition: AnyDefinition): Turnable {
  return isBoard(definition)
    ? slidingPuzzle(definition)
    : permutationPuzzle(definition);
}
