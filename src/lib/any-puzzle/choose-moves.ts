import { assertArray, describeValue } from "../indexing/check-input.ts";
import { checkDefinition } from "./check-definition.ts";
import type { PuzzleDefinition } from "./definition.ts";
import { toOrbitMoves } from "./derived-moves.ts";
import { findMove } from "./move-names.ts";

/**
 * Returns a definition that has only these moves. Other rotations stay rotations.
 *
 * @param names  listed moves, rotations, and powers of them
 * @throws {TypeError} when `names` is no array
 * @throws {RangeError} when it is empty, has a duplicate, or names no move; and as
 *         `checkDefinition`
 */
export function chooseMoves(
  definition: PuzzleDefinition,
  names: readonly string[],
): PuzzleDefinition {
  assertArray("moves", names);
  if (names.length === 0) {
    throw new RangeError("moves is empty; expected at least one name");
  }
  names.forEach((name, i) => {
    if (names.indexOf(name) === i) return;
    throw new RangeError(
      `moves[${i}] is ${describeValue(name)}, which is already in the list`,
    );
  });
  const { layout, moves, rotations } = checkDefinition(definition);
  const turns = new Map([...moves, ...rotations]);
  const moveEntries = names.map((name) => [
    name,
    toOrbitMoves(findMove(name, turns, layout), layout),
  ]);
  const otherRotations = Object.entries(definition.rotations ?? {}).filter(
    ([name]) => !names.includes(name),
  );
  return {
    ...definition,
    moves: Object.fromEntries(moveEntries),
    rotations: Object.fromEntries(otherRotations),
  };
}
