import { parseRepetition, withPrimes } from "./algorithm-signs.ts";
import { type Face, OPPOSITE } from "./corners.ts";
import { type MoveList, parseMoveList } from "./move-list.ts";
import { FACE_NAMES, moveOf } from "./moves.ts";
import { HELD_AS_BEFORE, rotateVisibleFaces } from "./visible-faces.ts";

/** Rotations of the whole cube follow the turn of a face. */
export const ROTATIONS: Readonly<Record<string, Face>> = { x: "R", y: "U", z: "F" };

// A face, a wide turn, or a rotation. A wide turn rotates the whole pocket cube; cubing.js
// writes it as Rv.
const TURN = /([URFDLB])([wv]?)|[xyzXYZ]/y;

/**
 * Parses move notation into turns of F, R and U.
 *
 * Accepts turns of F R U L D B and rotations x y z of the whole cube, with any repeat count:
 * R, R2, R3, R', R2', R^-1, R⁻¹, Ri. Rw and Rv turn both layers, like x. Also accepts groups,
 * commutators, conjugates and comments: (R U)3, [R, U], [R: U].
 *
 * The piece DBL never moves. On a pocket cube L equals R followed by a rotation of the whole
 * cube. So L becomes R, and later letters refer to the faces as seen after that rotation. The
 * rotation at the end is not part of a state.
 *
 * @param text  any length; empty is no moves
 * @returns     each 0..8, as in `MOVE_NAMES`. A repeated single move is merged: (R)3 is R',
 *              and R4 is no move. Otherwise nothing is cancelled or merged: R R is two moves
 * @throws {RangeError} at the first syntax error or ambiguity; characters count from 1, each
 *         Unicode code point once. Also when groups expand to more than 100,000 moves.
 * @throws {TypeError} when it is not a string
 * @example parseMoves("R U’ F2") // → [3, 8, 1]
 * @example formatMoves(parseMoves("L U")) // → "R F"
 * @example formatMoves(parseMoves("[R, U] (F R)2")) // → "R U R' U' F R F R"
 */
export function parseMoves(text: string): number[] {
  const moves: number[] = [];
  let view = HELD_AS_BEFORE;
  for (const { face, turns, isRotation } of parseTurns(text)) {
    const turned = view[face];
    if (isRotation) {
      view = rotateVisibleFaces(view, face, turns);
    } else if (FACE_NAMES.includes(turned)) {
      moves.push(turnOf(turned, turns));
    } else {
      moves.push(turnOf(OPPOSITE[turned], turns));
      view = rotateVisibleFaces(view, face, turns);
    }
  }
  return moves;
}

function turnOf(face: Face, turns: number): number {
  return moveOf(FACE_NAMES.indexOf(face), turns);
}

/** A turn in notation: of a face, or of the whole cube about it. */
export interface NotationTurn {
  readonly face: Face;
  /** Clockwise quarter turns, 1 to 3. */
  readonly turns: number;
  readonly isRotation: boolean;
}

/**
 * Parses notation into turns, with groups expanded.
 * @throws as `parseMoves`
 */
export function parseTurns(text: string): NotationTurn[] {
  return parseMoveList(text, turnsIn);
}

function turnsIn(plain: string): MoveList<NotationTurn> {
  const text = withPrimes(plain);
  return {
    expected: "one of F R U L D B or a rotation x y z",
    moveAt(at) {
      TURN.lastIndex = at;
      const [match, letter, wide] = TURN.exec(text) ?? [];
      if (match === undefined) return undefined;
      const { times, end } = parseRepetition(text, at + match.length);
      const face = (letter as Face) ?? ROTATIONS[match.toLowerCase()];
      const isRotation = letter === undefined || wide !== "";
      return { value: powerOfTurn({ face, turns: 1, isRotation }, times), end };
    },
    power: powerOfTurn,
  };
}

/** A turn made a number of times, negative for its inverse: one turn, or none after four. */
export function powerOfTurn<T extends { readonly turns: number }>(
  turn: T,
  times: number,
): readonly T[] {
  const turns = (((turn.turns * times) % 4) + 4) % 4;
  return turns === 0 ? [] : [{ ...turn, turns }];
}
