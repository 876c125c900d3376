import type { PuzzleCoordinate } from "../lib/any-puzzle/puzzle.ts";
import type { Assemblies } from "../puzzles/assemblies.ts";
import type { PlayableDefinition, PlayablePuzzle } from "../puzzles/playable-puzzle.ts";
import { createPlayable } from "../puzzles/create-playable.ts";

/** What is found out about a puzzle from its moves. */
export interface PuzzleFacts {
  readonly size: bigint;
  readonly coordinates: readonly PuzzleCoordinate[];
  readonly assemblies: Assemblies;
}

/** @throws {RangeError} when the puzzle is too large to be numbered */
export function computePuzzleFacts(definition: PlayableDefinition): PuzzleFacts {
  return puzzleFacts(createPlayable(definition));
}

/** @throws {RangeError} when the puzzle is too large to be numbered */
export function puzzleFacts(puzzle: PlayablePuzzle): PuzzleFacts {
  const { sizeBig, coordinates, assemblies } = puzzle;
  return { size: sizeBig, coordinates, assemblies };
}
