import type { PuzzleCoordinate } from "../lib/any-puzzle/puzzle.ts";
import type { AnyDefinition, Turnable } from "../puzzles/turnable.ts";
import { turnableOf } from "../puzzles/turnable-of.ts";

/** What is found out about a puzzle from its moves. */
export interface PuzzleFacts {
  readonly size: bigint;
  readonly coordinates: readonly PuzzleCoordinate[];
  /** How many numbers there would be if every order and every twist had one. */
  readonly free: bigint;
}

/** @throws {RangeError} when the puzzle is too large to be numbered */
export function findFacts(definition: AnyDefinition): PuzzleFacts {
  return factsAbout(turnableOf(definition));
}

/** @throws {RangeError} when the puzzle is too large to be numbered */
export function factsAbout(puzzle: Turnable): PuzzleFacts {
  const { sizeBig, coordinates, orbits } = puzzle;
  let free = 1n;
  for (const { pieces, twists = 1 } of Object.values(orbits)) {
    for (let i = 2; i <= pieces; i++) free *= BigInt(i);
    free *= BigInt(twists) ** BigInt(pieces);
  }
  return { size: sizeBig, coordinates, free };
}
