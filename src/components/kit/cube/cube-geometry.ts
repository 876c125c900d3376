import {
  NEIGHBOURS,
  CORNER_FACES,
  CORNER_NAMES,
  FACELETS,
  type Face,
  FIXED_CORNER,
  OPPOSITE,
  stickerAt,
} from "#lib/puzzle/corners.ts";
import { applyMove, FACE_NAMES, faceOf, N_MOVES } from "#lib/puzzle/moves.ts";
import type { State } from "#lib/puzzle/state.ts";

/** A direction in space with the axes of CSS: right, down, towards the reader. */
export type Vector3 = readonly [x: number, y: number, z: number];

/** The outward normal of each face. */
export const NORMALS: Readonly<Record<Face, Vector3>> = {
  U: [0, -1, 0],
  R: [1, 0, 0],
  F: [0, 0, 1],
  D: [0, 1, 0],
  L: [-1, 0, 0],
  B: [0, 0, -1],
};

/** The sticker visible on one of the 24 facelets. */
export interface Sticker {
  /** The face whose colour and letter it has. */
  readonly letter: Face;
  /** Clockwise quarter turns of the letter, which turns with its sticker. */
  readonly tilt: number;
  /** Its piece is not known yet. */
  readonly isBlank?: boolean;
}

/**
 * The stickers on the 24 facelets, in the order of `FACELETS`.
 *
 * Accepts any seven pieces and twists, so that a figure can also show an unsolvable cube:
 * one corner twisted in place.
 *
 * @param dealt  how many positions show their pieces, and which pieces are in the others
 *               is not known yet; the fixed corner is always shown
 */
export function cubeStickers(
  { permutation, orientation }: State,
  dealt: number = FIXED_CORNER,
): Sticker[] {
  return FACELETS.map(({ face, position, sticker: place }) => {
    const piece = position === FIXED_CORNER ? FIXED_CORNER : permutation[position];
    const twist = position === FIXED_CORNER ? 0 : orientation[position];
    const letter = stickerAt(CORNER_FACES[piece], twist, place);
    const top = movedDirection(NEIGHBOURS[letter][0], piece, position, twist);
    const sticker = { letter, tilt: NEIGHBOURS[face].indexOf(top) };
    return position < dealt || position === FIXED_CORNER
      ? sticker
      : { ...sticker, isBlank: true };
  });
}

/**
 * Maps a direction on a piece at home to its direction after the piece is brought to a
 * position with a twist.
 */
export function movedDirection(
  direction: Face,
  piece: number,
  position: number,
  twist: number,
): Face {
  const sticker = CORNER_FACES[piece].indexOf(direction);
  return sticker >= 0
    ? CORNER_FACES[position][(sticker + twist) % 3]
    : OPPOSITE[movedDirection(OPPOSITE[direction], piece, position, twist)];
}

/** The centre of a corner's small cube; the whole cube extends from -1 to 1. */
export function cornerCentre(position: number): Vector3 {
  const [a, b, c] = CORNER_FACES[position].map((face) => NORMALS[face]);
  const along = (axis: number) => (a[axis] + b[axis] + c[axis]) / 2;
  return [along(0), along(1), along(2)];
}

/** The corner positions cycled by a move. */
export function movedPositions(move: number): number[] {
  const face = FACE_NAMES[faceOf(move)];
  return CORNER_NAMES.flatMap((name, position) =>
    name.includes(face) ? position : [],
  );
}

/** The move that leads from one state to another, if there is one. */
export function moveBetween(before: State, after: State): number | undefined {
  if (!isReachable(before)) return undefined;
  for (let move = 0; move < N_MOVES; move++) {
    if (isSameCubeState(applyMove(before, move), after)) return move;
  }
  return undefined;
}

export function isSameCubeState(a: State, b: State): boolean {
  return nameOf(a) === nameOf(b);
}

function nameOf({ permutation, orientation }: State): string {
  return [...permutation, ...orientation].join();
}

function isReachable({ orientation }: State): boolean {
  return orientation.reduce((sum, twist) => sum + twist) % 3 === 0;
}
