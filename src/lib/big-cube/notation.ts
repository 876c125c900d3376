import { parseRepetition, withPrimes } from "../puzzle/algorithm-signs.ts";
import { type Face, FACES, OPPOSITE } from "../puzzle/corners.ts";
import { type MoveList, parseMoveList } from "../puzzle/move-list.ts";
import { moveOf } from "../puzzle/moves.ts";
import { powerOfTurn, ROTATIONS } from "../puzzle/notation.ts";
import {
  HELD_AS_BEFORE,
  rotateVisibleFaces,
  type VisibleFaces,
} from "../puzzle/visible-faces.ts";

/** The middle layers turn with a face: M with L, E with D, S with F. */
const SLICES: Readonly<Record<string, Face>> = { M: "L", E: "D", S: "F" };

// A face, a wide turn, a middle layer, or a rotation, which cubing.js also writes as Rv.
const TURN = /([URFDLB])([wv]?)|([urfdlb])|([MES])|[xyzXYZ]/y;

/** A turn in notation, about a face and clockwise as seen from it. */
interface NotationTurn {
  readonly face: Face;
  /** Quarter turns, 1 to 3. */
  readonly turns: number;
  readonly layers: "face" | "wide" | "slice" | "all";
}

/** Moves of the six faces, and how the cube is held after them. */
export interface BigAlgorithm {
  /** Each 0..17, as in `BIG_MOVE_NAMES`; faces are named by the centres at the start. */
  readonly moves: readonly number[];
  /** The centre that is now on each side. */
  readonly view: VisibleFaces;
}

/**
 * Parses move notation of the 3×3×3 into turns of its faces.
 *
 * Accepts turns of U R F D L B, wide turns as Rw or r, the middle layers M E S and rotations
 * x y z of the whole cube, with repeat counts, groups, commutators, conjugates and comments as
 * in `parseMoves`.
 *
 * The centres count as fixed: a wide turn is a turn of the opposite face and a rotation, and M
 * is R L' and a rotation. Later letters refer to the faces as seen after that.
 *
 * @param text  any length; empty is no moves
 * @returns     each 0..17, as in `BIG_MOVE_NAMES`; a repeated single turn is merged, and
 *              nothing else is cancelled
 * @throws {RangeError} at the first syntax error or ambiguity; characters count from 1, each
 *         Unicode code point once. Also when groups expand to more than 100,000 moves.
 * @throws {TypeError} when it is not a string
 * @example formatBigMoves(parseBigMoves("M2 U Rw'")) // → "R2 L2 D L'"
 */
export function parseBigMoves(text: string): number[] {
  return [...parseBigAlgorithm(text).moves];
}

/**
 * Parses move notation, and tracks how the cube is held.
 * @throws as `parseBigMoves`
 */
export function parseBigAlgorithm(text: string): BigAlgorithm {
  const moves: number[] = [];
  let view = HELD_AS_BEFORE;
  const turn = (face: Face, turns: number) =>
    moves.push(moveOf(FACES.indexOf(view[face]), turns));
  for (const { face, turns, layers } of parseMoveList(text, turnsIn)) {
    if (layers === "face") turn(face, turns);
    if (layers === "wide" || layers === "slice") turn(OPPOSITE[face], turns);
    if (layers === "slice") turn(face, 4 - turns);
    if (layers !== "face") view = rotateVisibleFaces(view, face, turns);
  }
  return { moves, view };
}

function turnsIn(plain: string): MoveList<NotationTurn> {
  const text = withPrimes(plain);
  return {
    expected:
      "a face U R F D L B, a wide turn such as Rw, a slice M E S or a rotation x y z",
    moveAt(at) {
      TURN.lastIndex = at;
      const [match, face, suffix, wide, slice] = TURN.exec(text) ?? [];
      if (match === undefined) return undefined;
      const { times, end } = parseRepetition(text, at + match.length);
      return { value: powerOfTurn(quarterTurn(), times), end };

      function quarterTurn(): NotationTurn {
        if (slice) return { face: SLICES[slice], turns: 1, layers: "slice" };
        if (wide) return { face: wide.toUpperCase() as Face, turns: 1, layers: "wide" };
        if (!face)
          return { face: ROTATIONS[match!.toLowerCase()], turns: 1, layers: "all" };
        const layers = { "": "face", w: "wide", v: "all" } as const;
        return {
          face: face as Face,
          turns: 1,
          layers: layers[suffix as "" | "w" | "v"],
        };
      }
    },
    power: powerOfTurn,
  };
}
