import { parseRepetition } from "./algorithm-signs.ts";
import { NEIGHBOURS, type Face, OPPOSITE } from "./corners.ts";
import { type MoveList, parseMoveList } from "./move-list.ts";
import { FACE_NAMES, moveOf } from "./moves.ts";

/** Which face of the cube, as it was first held, the reader now sees in each place. */
type VisibleFaces = Readonly<Record<Face, Face>>;

/** A rotation of the whole cube goes the way its face would turn. */
const ROTATIONS: Readonly<Record<string, Face>> = { x: "R", y: "U", z: "F" };

// A face, with w for both layers on that side: on this cube they are the whole cube, which
// cubing.js writes as Rv; or a rotation.
const TURN = /([URFDLB])([wv]?)|[xyzXYZ]/y;

/**
 * The moves that a text stands for, as turns of F, R and U alone.
 *
 * Reads turns of F R U L D B and rotations x y z of the whole cube, made any number of
 * times: R, R2, R3, R', R2', R^-1, R⁻¹, Ri. Rw and Rv turn both layers, as x does. Groups,
 * commutators, conjugates and comments are read as well: (R U)3, [R, U], [R: U].
 *
 * The corner DBL never moves here. On a pocket cube L is the same turn as R followed
 * by a rotation of the whole cube that takes DBL along. So L is read as R, and from
 * there on the letters mean the faces that a reader, who holds the cube as before,
 * now sees in those places. How the cube is held at the end is not part of a state.
 *
 * @param text  any length; empty is no moves
 * @returns     each 0..8, as in `MOVE_NAMES`; nothing is cancelled or joined, and R4 is no
 *              move
 * @throws {RangeError} at the first thing that is not understood, which includes what
 *         could mean two different sequences; characters count from 1, each Unicode code
 *         point once. Also when groups stand for more than 100,000 moves.
 * @throws {TypeError} when it is not a string
 * @example parseMoves("R U’ F2") // → [3, 8, 1]
 * @example formatMoves(parseMoves("L U")) // → "R F"
 * @example formatMoves(parseMoves("[R, U] (F R)2")) // → "R U R' U' F R F R"
 */
export function parseMoves(text: string): number[] {
  const moves: number[] = [];
  let view: VisibleFaces = { U: "U", R: "R", F: "F", D: "D", L: "L", B: "B" };
  for (const { face, turns, isRotation } of parseTurns(text)) {
    const turned = view[face];
    if (isRotation) {
      view = rotate(view, face, turns);
    } else if (FACE_NAMES.includes(turned)) {
      moves.push(turnOf(turned, turns));
    } else {
      moves.push(turnOf(OPPOSITE[turned], turns));
      view = rotate(view, face, turns);
    }
  }
  return moves;
}

function turnOf(face: Face, turns: number): number {
  return moveOf(FACE_NAMES.indexOf(face), turns);
}

/** What the reader sees after the whole cube has turned clockwise about a face. */
function rotate(view: VisibleFaces, about: Face, turns: number): VisibleFaces {
  const ring = NEIGHBOURS[about];
  const rotated = { ...view };
  for (const [i, face] of ring.entries()) {
    rotated[ring[(i + turns) % 4]] = view[face];
  }
  return rotated;
}

/** A turn as it is written: of the face in this place, or of the whole cube about it. */
export interface NotationTurn {
  readonly face: Face;
  /** Clockwise quarter turns, 1 to 3. */
  readonly turns: number;
  readonly isRotation: boolean;
}

/**
 * The turns that a text stands for, one after the other; groups are written out.
 * @throws as `parseMoves`
 */
export function parseTurns(text: string): NotationTurn[] {
  return parseMoveList(text, turnsIn);
}

function turnsIn(plain: string): MoveList<NotationTurn> {
  // Ri is R' in the booklets of the first cubes.
  const text = plain.replace(/(?<=[URFDLB]\d*)i(?![a-z])/g, "'");
  return {
    expected: "one of F R U L D B or a rotation x y z",
    moveAt(at) {
      TURN.lastIndex = at;
      const [match, letter, wide] = TURN.exec(text) ?? [];
      if (match === undefined) return undefined;
      const { times, end } = parseRepetition(text, at + match.length);
      const face = (letter as Face) ?? ROTATIONS[match.toLowerCase()];
      const isRotation = letter === undefined || wide !== "";
      return { value: powerOf({ face, turns: 1, isRotation }, times), end };
    },
    power: powerOf,
  };
}

function powerOf(turn: NotationTurn, times: number): readonly NotationTurn[] {
  const turns = (((turn.turns * times) % 4) + 4) % 4;
  return turns === 0 ? [] : [{ ...turn, turns }];
}
