import { describeValue } from "../indexing/check-input.ts";
import { checkDefinition } from "./check-definition.ts";
import type { PuzzleDefinition } from "./definition.ts";
import { type Transformation, transformationKey } from "./transformation.ts";

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
  const isRotation = rotationNames(checkDefinition(definition).moves);
  const rotations = entries.filter(([name]) => isRotation.has(name));
  const moves = entries.filter(([name]) => !isRotation.has(name));
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

/** The names of rotations, and of moves that do the same. */
function rotationNames(turns: ReadonlyMap<string, Transformation>): Set<string> {
  const keys = new Map(
    [...turns].map(([name, turn]) => [name, transformationKey(turn)]),
  );
  const rotationKeys = new Set(
    [...turns.keys()]
      .filter((name) => ROTATION.test(name))
      .map((name) => keys.get(name)),
  );
  return new Set([...turns.keys()].filter((name) => rotationKeys.has(keys.get(name))));
}

/**
 * Checks that `separateRotations` would tell rotations from moves by their names.
 *
 * @throws {RangeError} naming a move or rotation that would be read as the other
 */
export function assertRotationNames(
  moves: ReadonlyMap<string, Transformation>,
  rotations: ReadonlyMap<string, Transformation>,
): void {
  const names = rotationNames(new Map([...moves, ...rotations]));
  const isAllRotations = names.size === moves.size + rotations.size;
  if (isAllRotations && rotations.size === 0) return; // then they count as moves
  const rotation = [...rotations.keys()].find((name) => !names.has(name));
  if (rotation !== undefined) {
    throw new RangeError(
      `rotation ${describeValue(rotation)} would be read as a move; expected the name x, y or z, or one that ends in v`,
    );
  }
  const move = [...moves.keys()].find((name) => names.has(name));
  if (move === undefined) return;
  throw new RangeError(
    `move ${describeValue(move)} would be read as a rotation; expected another name, and not the effect of a rotation`,
  );
}

function joinNames(names: readonly string[]): string {
  const first =
    names.length > MAX_NAMED ? names.slice(0, MAX_NAMED - 1) : names.slice(0, -1);
  const others = names.length - first.length;
  const last = others === 1 ? names.at(-1)! : `${others} others`;
  return `${first.join(", ")} and ${last}`;
}
