import type { PuzzleCoordinate } from "../lib/any-puzzle/puzzle.ts";
import type { AnyDefinition, Turnable } from "../puzzles/turnable.ts";
import { turnableOf } from "../puzzles/turnable-of.ts";

/** What is found out about a puzzle from its moves. */
export interface PuzzleFacts {
  readonly size: bigint;
  readonly coordinates: readonly PuzzleCoordinate[];
  /** How many ways there are to put its pieces together, as `Turnable` counts them. */
  readonly anyhow: bigint;
}

/** @throws {RangeError} when the puzzle is too large to be numbered */
export function findFacts(definition: AnyDefinition): PuzzleFacts {
  return factsAbout(turnableOf(definition));
}

/** @throws {RangeError} when the puzzle is too large to be numbered */
export function factsAbout(puzzle: Turnable): PuzzleFacts {
  const { sizeBig, coordinates, anyhow } = puzzle;
  return { size: sizeBig, coordinates, anyhow };
}
