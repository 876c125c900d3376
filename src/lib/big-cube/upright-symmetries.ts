import { FACES } from "../puzzle/corners.ts";
import { faceOf, invertMove, moveOf, quarterTurnsOf } from "../puzzle/moves.ts";
import { BIG_PIECES, pieceWithFaces } from "./facelets.ts";
import type { BigCubeOrbit } from "./state.ts";

/** A symmetry of the cube: the image of each face, by its index in `FACES`. */
type FaceImages = readonly number[];

/** The sixteen symmetries of the cube that keep the axis through U and D. */
export interface UprightSymmetries {
  /**
   * The identity is the first. Those from 8 on are mirror images, and the odd ones exchange
   * the axis through R and L with that through F and B.
   */
  readonly faces: readonly FaceImages[];
  /** At a × 16 + b, the symmetry that a and then b make. */
  readonly product: Uint8Array<ArrayBuffer>;
  readonly inverse: Uint8Array<ArrayBuffer>;
}

/** The number of these symmetries. */
export const N_SYMMETRIES = 16;

const IDENTITY: FaceImages = [0, 1, 2, 3, 4, 5];
const QUARTER_TURN: FaceImages = [0, 2, 4, 3, 5, 1];
const UPSIDE_DOWN: FaceImages = [3, 4, 2, 0, 1, 5];
const MIRROR: FaceImages = [0, 4, 2, 3, 1, 5];

/** Builds the sixteen symmetries with their products and inverses. */
export function uprightSymmetries(): UprightSymmetries {
  const faces = [IDENTITY]
    .flatMap((one) => [one, then(one, MIRROR)])
    .flatMap((one) => [one, then(one, UPSIDE_DOWN)])
    .flatMap((one) => [one, then(one, then(QUARTER_TURN, QUARTER_TURN))])
    .flatMap((one) => [one, then(one, QUARTER_TURN)]);
  const indexOf = (images: FaceImages) =>
    faces.findIndex((other) => other.join() === images.join());
  return {
    faces,
    product: Uint8Array.from(
      faces.flatMap((a) => faces.map((b) => indexOf(then(a, b)))),
    ),
    inverse: Uint8Array.from(faces, (images) =>
      indexOf(IDENTITY.map((face) => images.indexOf(face))),
    ),
  };
}

/** The image of a move. In a mirror, clockwise is anticlockwise. */
export function imageOfMove(
  move: number,
  symmetry: number,
  { faces }: UprightSymmetries,
): number {
  const turned = moveOf(faces[symmetry][faceOf(move)], quarterTurnsOf(move));
  const isMirrored = symmetry >= N_SYMMETRIES / 2;
  return isMirrored ? invertMove(turned) : turned;
}

/** The image of each position of a kind. */
export function imagesOfPositions(
  orbit: BigCubeOrbit,
  symmetry: number,
  { faces }: UprightSymmetries,
): number[] {
  return BIG_PIECES[orbit].map((own) =>
    pieceWithFaces(
      orbit,
      own.map((face) => FACES[faces[symmetry][FACES.indexOf(face)]]),
    ),
  );
}

function then(a: FaceImages, b: FaceImages): FaceImages {
  return a.map((face) => b[face]);
}
