import { permutationPuzzle } from "./permutation-puzzle.ts";
import { slidingPuzzle } from "./sliding-puzzle.ts";
import type { AnyDefinition, Turnable } from "./turnable.ts";

/** @throws {RangeError | TypeError} when the definition is none */
export function turnableOf(definition: AnyDefinition): Turnable {
  return "rows" in definition
    ? slidingPuzzle(definition)
    : permutationPuzzle(definition);
}
