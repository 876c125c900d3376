import type { PuzzleCoordinate } from "../lib/any-puzzle/puzzle.ts";
import type { Assemblies } from "../puzzles/assemblies.ts";
import type { PlayableDefinition, PlayablePuzzle } from "../puzzles/playable-puzzle.ts";
import { createPlayable } from "../puzzles/create-playable.ts";

/** Facts about a puzzle, computed from its moves. */
export interface PuzzleFacts {
  readonly size: bigint;
  readonly coordinates: readonly PuzzleCoordinate[];
  readonly assemblies: Assemblies;
}

/** Computes the facts about a puzzle definition.
 * @throws {RangeError} when the puzzle is too large to be indexed */
export function computePuzzleFacts(definition: PlayableDefinition): PuzzleFacts {
  return puzzleFacts(createPlayable(definition));
}

/** The facts about a playable puzzle.
 * @throws {RangeError} when the puzzle is too large to be indexed */
export function puzzleFacts(puzzle: PlayablePuzzle): PuzzleFacts {
  const { sizeBig, coordinates, assemblies } = puzzle;
  return { size: sizeBig, coordinates, assemblies };
}
