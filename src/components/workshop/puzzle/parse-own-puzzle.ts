import type {
  OrbitDefinition,
  OrbitMove,
  PuzzleDefinition,
} from "#lib/any-puzzle/definition.ts";
import { definePuzzle, type Puzzle } from "#lib/any-puzzle/puzzle.ts";
import type { BeadPoints } from "../nets/bead-net.ts";
import { digitsNeeded, decodeName, decodeRow } from "./link-encoding.ts";

/** A reader's puzzle, and where its beads were drawn. */
export interface OwnPuzzle {
  readonly definition: PuzzleDefinition;
  readonly points?: BeadPoints;
}

/**
 * The inverse of `toCycleRow` in format-own-puzzle.ts, in an orbit of that many pieces; what it
 * makes is not checked. Undefined when the last cycle has no end.
 */
function fromCycles(row: readonly number[], pieces: number): OrbitMove | undefined {
  const source = Array.from({ length: pieces }, (_, at) => at);
  const twist = source.map(() => 0);
  for (let i = 0; i < row.length; i++) {
    const first = row[i];
    let at = first;
    do {
      if (i + 2 >= row.length) return undefined;
      twist[at] = row[i + 1];
      at = source[at] = row[i + 2];
      i += 2;
    } while (at !== first);
  }
  return { source, twist };
}

/** Digits of a coordinate in the drawing: up to 46,655 units. */
export const POINT_DIGITS = 3;

/**
 * The inverse of `formatOwnPuzzle`, which is separate: only a reader who makes a puzzle
 * loads it.
 *
 * @throws {Error} with a message for the reader
 */
export function parseOwnPuzzle(text: string): OwnPuzzle & { readonly puzzle: Puzzle } {
  const [name = "", orbitTexts = "", moveTexts = "", rotationTexts = ""] =
    text.split("_");
  const solved: [string, { permutation?: number[]; orientation?: number[] }][] = [];
  const points: [string, (readonly [number, number])[]][] = [];
  if (orbitTexts === "")
    throw new Error("the puzzle has no orbits; expected at least one");
  const orbits = orbitTexts.split(".").map((orbitText): [string, OrbitDefinition] => {
    const [
      orbitName,
      count = "",
      twistText = "1",
      orderText = "",
      orientationText = "",
      visibleText = "",
      pointText = "",
    ] = orbitText.split("-");
    const orbit = decodeName(orbitName);
    const [pieces, twists] = [count, twistText].map((one) => parseCount(orbit, one));
    const digits = digitsInOrbit({ pieces, twists });
    if (orderText !== "" || orientationText !== "") {
      solved.push([
        orbit,
        {
          ...(orderText === "" ? {} : { permutation: decodeRow(orderText, digits) }),
          ...(orientationText === ""
            ? {}
            : { orientation: decodeRow(orientationText, digits) }),
        },
      ]);
    }
    if (pointText !== "")
      points.push([orbit, toPairs(decodeRow(pointText, POINT_DIGITS))]);
    const size = { pieces, twists };
    return [
      orbit,
      visibleText === ""
        ? size
        : { ...size, seenTwists: decodeRow(visibleText, digits) },
    ];
  });
  const definition: PuzzleDefinition = {
    ...(name === "" ? {} : { name: decodeName(name) }),
    orbits: Object.fromEntries(orbits),
    moves: parseMoveTexts(moveTexts, orbits),
    ...(rotationTexts !== "" && { rotations: parseMoveTexts(rotationTexts, orbits) }),
    ...(solved.length === 0 ? {} : { solved: Object.fromEntries(solved) }),
  };
  return {
    ...{ definition, puzzle: definePuzzle(definition) },
    ...(points.length > 0 && { points: Object.fromEntries(points) }),
  };
}

function parseCount(orbit: string, text: string): number {
  if (/^[0-9a-z]{1,3}$/.test(text)) return Number.parseInt(text, 36);
  throw new Error(
    `orbit “${orbit.slice(0, 20)}”: “${text.slice(0, 20)}” is not a number of pieces or twists; expected one to three digits or small letters`,
  );
}

function parseMoveTexts(
  texts: string,
  orbits: readonly [string, OrbitDefinition][],
): Record<string, Record<string, OrbitMove>> {
  const moves = texts === "" ? [] : texts.split(".");
  return Object.fromEntries(moves.map((move) => parseMoveText(move, orbits)));
}

function parseMoveText(
  text: string,
  orbits: readonly [string, OrbitDefinition][],
): [string, Record<string, OrbitMove>] {
  const [name, ...parts] = text.split("-");
  const changes: [string, OrbitMove][] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const [orbit, size] = orbits[Number.parseInt(parts[i], 36)] ?? [];
    if (orbit === undefined || size === undefined || !(size.pieces <= 10_000)) {
      throw new Error(
        `move “${name.slice(0, 20)}” names orbit ${parts[i].slice(0, 20)}; expected 0 to ${(orbits.length - 1).toString(36)}`,
      );
    }
    const cycles = parts[i + 1];
    const change =
      cycles !== undefined &&
      fromCycles(decodeRow(cycles, digitsInOrbit(size)), size.pieces);
    if (!change)
      throw new Error(`the last cycle of move “${name.slice(0, 20)}” has no end`);
    changes.push([orbit, change]);
  }
  return [decodeName(name), Object.fromEntries(changes)];
}

/** The digits of each number in an orbit's rows. */
export function digitsInOrbit({ pieces, twists = 1 }: OrbitDefinition): number {
  return digitsNeeded(Math.max(pieces, twists));
}

function toPairs(row: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: row.length / 2 }, (_, i) => [row[2 * i], row[2 * i + 1]]);
}
