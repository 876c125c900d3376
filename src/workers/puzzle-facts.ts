import type { PuzzleCoordinate } from "../lib/any-puzzle/puzzle.ts";
import type { Assemblies } from "../puzzles/assemblies.ts";
import type { AnyDefinition, Turnable } from "../puzzles/turnable.ts";
import { turnableOf } from "../puzzles/turnable-of.ts";

/** What is found out about a puzzle from its moves. */
export interface PuzzleFacts {
  readonly size: bigint;
  readonly coordinates: readonly PuzzleCoordinate[];
  readonly assemblies: Assemblies;
}

/** @throws {RangeError} when the puzzle is too large to be numbered */
export function findFacts(definition: AnyDefinition): PuzzleFacts {
  return factsAbout(turnableOf(definition));
}

/** @throws {RangeError} when the puzzle is too large to be numbered */
export function factsAbout(puzzle: Turnable): PuzzleFacts {
  const { sizeBig, coordinates, assemblies } = puzzle;
  return { size: sizeBig, coordinates, assemblies };
}
