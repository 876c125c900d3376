import { assertArray, describeValue } from "../indexing/check-input.ts";
import { checkDefinition } from "./check-definition.ts";
import type { PuzzleDefinition } from "./definition.ts";
import { toOrbitMoves } from "./derived-moves.ts";
import { findMove } from "./move-names.ts";

/**
 * A definition whose moves are those chosen. Rotations that are not chosen stay rotations.
 *
 * @param names  listed moves, rotations, and powers of them
 * @throws {TypeError} when they are no array
 * @throws {RangeError} when there are none, one is named twice, or there is no such move;
 *         and as `checkDefinition`
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
