import { describeValue, MAX_LENGTH } from "../indexing/check-input.ts";
import { checkDefinition } from "./check-definition.ts";
import { isObject, type PartNames } from "./check-rows.ts";
import { type KPatternData, type KPatternOrbit, toKPattern } from "./kpattern.ts";
import type { OrbitMove, PuzzleDefinition } from "./definition.ts";
import { toOrbitMoves, addDerivedMoves } from "./derived-moves.ts";
import {
  definePuzzle,
  internalsOf,
  type MoveChoice,
  type Puzzle,
  createPuzzle,
} from "./puzzle.ts";
import { assertRotationNames, separateRotations } from "./rotations.ts";

/** A definition for cubing.js, as JSON. */
interface KPuzzleJSON {
  readonly name: string;
  readonly orbits: readonly {
    readonly orbitName: string;
    readonly numPieces: number;
    readonly numOrientations: number;
  }[];
  readonly defaultPattern: KPatternData;
  readonly moves: Readonly<Record<string, Readonly<Record<string, KPuzzleMove>>>>;
  readonly derivedMoves?: Readonly<Record<string, string>>;
}

interface KPuzzleMove {
  readonly permutation: readonly number[];
  readonly orientationDelta: readonly number[];
}

/** Names for the parts of a definition in this format, for messages. */
const PART_NAMES: PartNames = {
  pieces: "numPieces",
  twists: "numOrientations",
  source: "permutation",
  twist: "orientationDelta",
  solved: "defaultPattern",
  permutation: "pieces",
  seenTwists: "defaultPattern’s orientationMod",
};

/** Hint for the older format, in which `orbits` is an object. */
const NEW_FORMAT_HINT =
  " [{orbitName, numPieces, numOrientations}, …] beside a defaultPattern, as newer versions of cubing.js write it";

/**
 * The puzzle that a definition for cubing.js describes.
 *
 * Derived moves become moves like the others. x, y, z and names that end in v, such as Uv,
 * are rotations, and so are moves that do the same: they can be made, but do not count.
 * Effects of moves on orbits that the puzzle lacks are left out. `notes` lists these changes.
 *
 * @param json    the JSON as text or as an object, or a KPuzzle; functions in it are not
 *                called. numOrientations defaults to 1.
 * @param choice  the moves that count; default: all except the rotations
 * @throws {SyntaxError} when the text is no JSON
 * @throws {TypeError} when a part is missing or has the wrong type
 * @throws {RangeError} as `definePuzzle`; or when a derived move cannot be read
 * @cost   the length of the text
 * @example
 * const fromJson = parseKPuzzle(`{
 *   "name": "beads",
 *   "orbits": [{ "orbitName": "BEADS", "numPieces": 3, "numOrientations": 1 }],
 *   "defaultPattern": { "BEADS": { "pieces": [0, 1, 2], "orientation": [0, 0, 0] } },
 *   "moves": {
 *     "T": { "BEADS": { "permutation": [1, 2, 0], "orientationDelta": [0, 0, 0] } }
 *   }
 * }`);
 * fromJson.apply(fromJson.solved, "T'").BEADS?.permutation // → [2, 0, 1]
 * countStates(fromJson) // → 3n
 * @source cubing.js, src/cubing/kpuzzle/KPuzzleDefinitionJSON.ts
 */
export function parseKPuzzle(json: string | object, choice: MoveChoice = {}): Puzzle {
  const given: unknown = typeof json === "string" ? parseJson(json) : json;
  const parsed = isObject(given) && "definition" in given ? given.definition : given;
  if (!isObject(parsed)) {
    throw new TypeError(
      `a KPuzzle definition is ${describeValue(parsed)}; expected {orbits, defaultPattern, moves}`,
    );
  }
  const { name, orbits, defaultPattern, moves, derivedMoves } = parsed as KPuzzleJSON;
  if (!Array.isArray(orbits)) {
    const isOld = isObject(orbits) || "startPieces" in parsed;
    const form = isOld ? NEW_FORMAT_HINT : "";
    throw new TypeError(`orbits is ${describePart(orbits)}; expected an array${form}`);
  }
  for (const [i, orbit] of orbits.entries()) {
    if (
      isObject(orbit) &&
      typeof (orbit as { orbitName: unknown }).orbitName === "string"
    )
      continue;
    throw new TypeError(
      `orbits[${i}] is ${describeValue(orbit)}; expected {orbitName, …}`,
    );
  }
  const sizes = new Map(orbits.map((orbit) => [orbit.orbitName, orbit]));
  if (sizes.size < orbits.length) throw new RangeError("two orbits have the same name");
  const patterns = new Map(
    [...sizes.keys()].map((orbit) => [
      orbit,
      ownObject("defaultPattern", defaultPattern, orbit),
    ]),
  );
  const notes: string[] = [];
  /** Orbits that moves change but the puzzle lacks, with the moves. */
  const unknownOrbits = new Map<string, string[]>();
  /** Orbits with one orientation whose rows have other numbers. */
  const untwistedOrbits = new Set<string>();
  const definition = {
    ...(typeof name === "string" ? { name } : {}),
    orbits: Object.fromEntries(
      [...sizes].map(([orbit, { numPieces, numOrientations = 1 }]) => {
        const mods = (patterns.get(orbit) as KPatternOrbit).orientationMod;
        // checkDefinition refuses other types.
        const seenTwists = Array.isArray(mods)
          ? mods.map((mod) => (mod === 0 ? numOrientations : mod))
          : mods;
        const size = { pieces: numPieces, twists: numOrientations };
        return [orbit, seenTwists === undefined ? size : { ...size, seenTwists }];
      }),
    ),
    moves: Object.fromEntries(
      entriesOf("moves", moves).map(([move, change]) => [move, moveOf(move, change)]),
    ),
    solved: Object.fromEntries(
      [...patterns].map(([orbit, pattern]) => {
        const { pieces, orientation } = pattern as KPatternOrbit;
        return [
          orbit,
          { permutation: pieces, orientation: withoutTwists(orbit, orientation) },
        ];
      }),
    ),
  };
  for (const orbit of untwistedOrbits) {
    notes.push(
      `Pieces of ${describeValue(orbit)} have only one orientation, so theirs are all read as 0.`,
    );
  }
  for (const [orbit, moved] of unknownOrbits) {
    notes.push(
      `${describeValue(orbit)} is not an orbit of the puzzle, so what ${moved.length === 1 ? `the move ${moved[0]} does` : `${moved.length} moves do`} to it is left out.`,
    );
  }
  const checked = checkDefinition(definition, PART_NAMES);
  const derived = new Map(
    entriesOf("derivedMoves", derivedMoves === undefined ? {} : derivedMoves).map(
      ([move, text]) => {
        if (typeof text === "string") return [move, text];
        throw new TypeError(
          `derivedMoves: ${describeValue(move)} is ${describePart(text)}; expected a text of moves`,
        );
      },
    ),
  );
  const read = separateRotations(addDerivedMoves(definition, derived, checked));
  return createPuzzle(read.definition, choice, [...notes, ...read.notes]);

  function moveOf(move: string, change: unknown): Record<string, OrbitMove> {
    const where = `move ${describeValue(move)}`;
    return Object.fromEntries(
      entriesOf(where, change).flatMap(([orbit, part]): [string, OrbitMove][] => {
        const here = `${where}, orbit ${describeValue(orbit)}`;
        const size = sizes.get(orbit);
        if (size === undefined) {
          unknownOrbits.set(orbit, [...(unknownOrbits.get(orbit) ?? []), move]);
          return [];
        }
        if (!isObject(part)) {
          const expected = "expected {permutation, orientationDelta}";
          throw new TypeError(`${here} is ${describeValue(part)}; ${expected}`);
        }
        const { permutation, orientationDelta } = part as KPuzzleMove;
        const deltasPath = `${here}: orientationDelta`;
        const deltas = withoutTwists(orbit, orientationDelta);
        if (!Array.isArray(deltas)) {
          throw new TypeError(
            `${deltasPath} is ${describePart(deltas)}; expected an array`,
          );
        }
        const twists: unknown = size.numOrientations ?? 1;
        const twist = deltas.map((delta: unknown, i) =>
          normaliseTwist(`${deltasPath}[${i}]`, delta, twists),
        );
        return [[orbit, { source: permutation, twist }]];
      }),
    );
  }

  /** Twists of pieces with one orientation are 0, whatever the row says. */
  function withoutTwists(orbit: string, row: readonly number[]): readonly number[] {
    const { numPieces, numOrientations = 1 } = sizes.get(orbit)!;
    if (numOrientations !== 1) return row;
    const none = Array.from({ length: Math.min(numPieces, MAX_LENGTH) }, () => 0);
    if (row === undefined) return none;
    if (!Array.isArray(row) || row.length !== numPieces) return row;
    if (row.some((twist) => twist !== 0)) untwistedOrbits.add(orbit);
    return none;
  }
}

/**
 * A twist counted from 0: some definitions use negative numbers for twists backwards. An
 * invalid number of twists is refused later.
 */
function normaliseTwist(where: string, delta: unknown, twists: unknown): number {
  if (!isWhole(twists) || twists < 1) return delta as number;
  if (isWhole(delta) && Math.abs(delta) < twists) {
    return delta < 0 ? delta + twists : delta;
  }
  throw new RangeError(
    `${where} is ${describeValue(delta)}; expected a whole number ${1 - twists}..${twists - 1}`,
  );
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const isCut = /\b(end|eof|unterminated)\b/i.test(message);
    const where = `; the text ends in line ${text.trimEnd().split("\n").length}, and a part of it is missing`;
    throw new SyntaxError(
      `a KPuzzle definition is JSON, and this is not: ${message}${isCut ? where : ""}`,
    );
  }
}

/**
 * A puzzle as a definition for cubing.js, in JSON. Rotations are written like moves:
 * there, the name of a rotation tells it from a move.
 *
 * @throws {RangeError} when the name of a move or rotation would be read as the other
 * @throws {RangeError | TypeError} as `definePuzzle`, when it is given a definition
 * @example
 * const twoBeads = { orbits: { BEADS: { pieces: 2 } }, moves: { S: { BEADS: { source: [1, 0] } } } };
 * JSON.parse(formatKPuzzle(twoBeads)).moves.S.BEADS.permutation // → [1, 0]
 */
export function formatKPuzzle(puzzle: Puzzle | PuzzleDefinition): string {
  const own = definePuzzle(puzzle);
  const { definition } = own;
  const { layout, moves, rotations } = internalsOf(own).checked;
  assertRotationNames(moves, rotations);
  const json: KPuzzleJSON = {
    name: definition.name ?? "puzzle",
    orbits: layout.orbits.map(({ name, pieces, twists }) => ({
      orbitName: name,
      numPieces: pieces,
      numOrientations: twists,
    })),
    defaultPattern: toKPattern(own, own.solved),
    moves: Object.fromEntries(
      [...moves, ...rotations].map(([move, turn]) => {
        const rows = Object.entries(toOrbitMoves(turn, layout));
        const changes = rows.map(([orbit, { source, twist = [] }]) => [
          orbit,
          { permutation: source, orientationDelta: twist },
        ]);
        return [move, Object.fromEntries(changes)];
      }),
    ),
  };
  return JSON.stringify(json);
}

function ownObject(what: string, object: unknown, name: string): object {
  const entry = entriesOf(what, object).find(([key]) => key === name)?.[1];
  if (isObject(entry)) return entry;
  throw new TypeError(
    `${what}, orbit ${describeValue(name)} is ${describePart(entry)}; expected an object`,
  );
}

function entriesOf(what: string, object: unknown): [string, unknown][] {
  if (isObject(object)) return Object.entries(object);
  throw new TypeError(`${what} is ${describePart(object)}; expected an object`);
}

/** JSON has no undefined: the part is missing. */
function describePart(part: unknown): string {
  return part === undefined ? "missing" : describeValue(part);
}
