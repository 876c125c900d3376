import { checkWhole, describeValue } from "../indexing/check-input.ts";
import {
  checkRow,
  isObject,
  MAX_ORBITS,
  checkKeys,
  checkOrbitNames,
  DEFAULT_PART_NAMES,
  ownProperty,
  type PartNames,
} from "./check-rows.ts";
import { type CheckedSolved, checkSolved } from "./check-solved.ts";
import type { OrbitMove, PuzzleDefinition } from "./definition.ts";
import type { OrbitLayout, OrbitRange, Transformation } from "./transformation.ts";

const MAX_MOVES = 10_000;
const MAX_PIECES = 10_000;
const MAX_TWISTS = 1000;
/** Entries in the rows of all moves together; more is a mistake. */
const MAX_ENTRIES = 20_000_000;

/** A validated, normalised definition. */
export interface CheckedPuzzle extends CheckedSolved {
  readonly layout: OrbitLayout;
  readonly moves: ReadonlyMap<string, Transformation>;
  /** Turns of the whole puzzle; no name is also that of a move. */
  readonly rotations: ReadonlyMap<string, Transformation>;
}

/**
 * Validates and copies a definition.
 *
 * @param partNames  names for messages, if the definition was read from another format
 * @throws {TypeError} when a part is missing or has the wrong type
 * @throws {RangeError} when a number is out of range, or a row of sources is no
 *         permutation; the message names move, orbit, position and value
 */
export function checkDefinition(
  definition: PuzzleDefinition,
  partNames: PartNames = DEFAULT_PART_NAMES,
): CheckedPuzzle {
  const example = "expected {orbits, moves}";
  if (!isObject(definition)) {
    throw new TypeError(
      `a puzzle's definition is ${describeValue(definition)}; ${example}`,
    );
  }
  const orbits = checkKeys("orbits", definition.orbits, MAX_ORBITS);
  if (orbits.length === 0) throw new RangeError("a puzzle needs at least one orbit");
  const layout = checkOrbits(orbits, definition, partNames);
  const moves = checkMoves("moves", definition.moves, layout, partNames);
  const rotations = checkMoves(
    "rotations",
    definition.rotations ?? {},
    layout,
    partNames,
  );
  const duplicate = [...rotations.keys()].find((name) => moves.has(name));
  if (duplicate !== undefined) {
    throw new RangeError(
      `${describeValue(duplicate)} is both a move and a rotation; expected one of them`,
    );
  }
  return { layout, moves, rotations, ...checkSolved(definition, layout, partNames) };
}

function checkMoves(
  what: "moves" | "rotations",
  moves: PuzzleDefinition["moves"],
  layout: OrbitLayout,
  partNames: PartNames,
): Map<string, Transformation> {
  const names = checkKeys(what, moves, MAX_MOVES);
  if (names.length * layout.length > MAX_ENTRIES) {
    throw new RangeError(
      `${names.length} ${what} of ${layout.length} pieces are too many; expected ` +
        `${MAX_ENTRIES} entries at most in all rows together`,
    );
  }
  const one = what === "moves" ? "move" : "rotation";
  return new Map(
    names.map((name) => [
      name,
      checkMove(one, name, ownProperty(moves, name), layout, partNames),
    ]),
  );
}

function checkOrbits(
  names: string[],
  { orbits }: PuzzleDefinition,
  partNames: PartNames,
): OrbitLayout {
  const ranges: OrbitRange[] = [];
  let length = 0;
  for (const name of names) {
    const where = `orbit ${describeValue(name)}`;
    const orbit = ownProperty(orbits, name);
    if (!isObject(orbit)) {
      const expected = `{${partNames.pieces}, ${partNames.twists}}`;
      throw new TypeError(`${where} is ${describeValue(orbit)}; expected ${expected}`);
    }
    const { pieces: nPieces, twists: nTwists = 1 } = orbit;
    const pieces = checkWhole(`${where}: ${partNames.pieces}`, nPieces, 1, MAX_PIECES);
    const twists = checkWhole(`${where}: ${partNames.twists}`, nTwists, 1, MAX_TWISTS);
    ranges.push({ name, first: length, pieces, twists });
    length += pieces;
  }
  if (length > MAX_PIECES) {
    throw new RangeError(
      `the orbits have ${length} pieces; expected ${MAX_PIECES} at most`,
    );
  }
  const twists = new Int32Array(length);
  for (const { first, pieces, twists: nTwists } of ranges) {
    twists.fill(nTwists, first, first + pieces);
  }
  return { orbits: ranges, length, twists };
}

function checkMove(
  what: "move" | "rotation",
  name: string,
  move: Readonly<Record<string, OrbitMove>>,
  layout: OrbitLayout,
  partNames: PartNames,
): Transformation {
  const where = `${what} ${describeValue(name)}`;
  if (name.trim() === "") throw new RangeError(`a ${what} has no name`);
  const orbitNames = checkOrbitNames(where, move, layout);
  const source = Int32Array.from({ length: layout.length }, (_, at) => at);
  const twist = new Int32Array(layout.length);
  for (const orbit of layout.orbits) {
    if (!orbitNames.includes(orbit.name)) continue;
    const part = ownProperty(move, orbit.name);
    const orbitWhere = `${where}, orbit ${describeValue(orbit.name)}`;
    if (!isObject(part)) {
      const expected = `{${partNames.source}, ${partNames.twist}}`;
      throw new TypeError(
        `${orbitWhere} is ${describeValue(part)}; expected ${expected}`,
      );
    }
    const sources = `${orbitWhere}: ${partNames.source}`;
    const row = checkRow(sources, part.source, orbit.pieces, orbit.pieces);
    assertEachOnce(sources, row);
    source.set(
      row.map((from) => orbit.first + from),
      orbit.first,
    );
    if (part.twist === undefined) continue;
    twist.set(
      checkRow(
        `${orbitWhere}: ${partNames.twist}`,
        part.twist,
        orbit.pieces,
        orbit.twists,
      ),
      orbit.first,
    );
  }
  return { source, twist };
}

function assertEachOnce(where: string, row: Int32Array): void {
  const at = new Int32Array(row.length).fill(-1);
  row.forEach((from, position) => {
    if (at[from] >= 0) {
      throw new RangeError(
        `${where}[${position}] is ${from}, as is ${where.split(" ").at(-1)}[${at[from]}]; ` +
          `expected each of 0..${row.length - 1} once`,
      );
    }
    at[from] = position;
  });
}
