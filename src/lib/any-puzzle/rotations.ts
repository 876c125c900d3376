import { checkDefinition } from "./check-definition.ts";
import type { PuzzleDefinition } from "./definition.ts";
import { transformationKey } from "./transformation.ts";

/** The name of a rotation: x, y, z, or a move with a v at the end, as in Uv. */
const ROTATION = /^([xyz]|[A-Za-z_]+v)\d*'?$/;

/** A note counts more names instead of listing them. */
const MAX_NAMED = 5;

/**
 * Separates rotations from moves by their names, in a definition from another format. A
 * move that does the same as a rotation is one, whatever its name. If nothing else is
 * left, rotations are moves.
 *
 * @returns the definition, and a note on its rotations
 * @source  cubing/twsearch, src/cpp/parsemoves.cpp: isrotation
 */
export function separateRotations(definition: PuzzleDefinition): {
  definition: PuzzleDefinition;
  notes: string[];
} {
  const entries = Object.entries(definition.moves);
  if (!entries.some(([name]) => ROTATION.test(name))) return { definition, notes: [] };
  const transformations = checkDefinition(definition).moves;
  const keys = new Map(
    [...transformations].map(([name, turn]) => [name, transformationKey(turn)]),
  );
  const namedRotations = entries.filter(([name]) => ROTATION.test(name));
  const rotationKeys = new Set(namedRotations.map(([name]) => keys.get(name)));
  const rotations = entries.filter(([name]) => rotationKeys.has(keys.get(name)));
  const moves = entries.filter(([name]) => !rotationKeys.has(keys.get(name)));
  const names = rotations.map(([name]) => name);
  if (moves.length === 0) {
    return {
      definition,
      notes: [
        names.length === 1
          ? `${names[0]} is the name of a rotation, but there is no other move, so it counts as a move.`
          : `${joinNames(names)} are names of rotations, but there are no other moves, so they count as moves.`,
      ],
    };
  }
  return {
    definition: {
      ...definition,
      moves: Object.fromEntries(moves),
      rotations: Object.fromEntries(rotations),
    },
    notes: [
      names.length === 1
        ? `${names[0]} turns the whole puzzle, so it does not count as a move.`
        : `${joinNames(names)} turn the whole puzzle, so they do not count as moves.`,
    ],
  };
}

function joinNames(names: readonly string[]): string {
  const first =
    names.length > MAX_NAMED ? names.slice(0, MAX_NAMED - 1) : names.slice(0, -1);
  const others = names.length - first.length;
  const last = others === 1 ? names.at(-1)! : `${others} others`;
  return `${first.join(", ")} and ${last}`;
}
