import type { OrbitState } from "../any-puzzle/definition.ts";
import { type Face, FACES } from "../puzzle/corners.ts";
import { faceOf, invertMove, moveOf, quarterTurnsOf } from "../puzzle/moves.ts";
import { BIG_PIECES, pieceWithFaces } from "./facelets.ts";
import { invertBigCube } from "./products.ts";
import { BIG_CUBE_TWISTS, type BigCube, type BigCubeOrbit } from "./state.ts";

/** A cube as a search can look at it: held with another axis upright, or inverted. */
export interface SearchView {
  readonly cube: BigCube;
  readonly isInverse: boolean;
  /** For each face of the cube as given, the face whose place it has in this view. */
  readonly faces: readonly number[];
}

/** A rotation about the corner URF: U becomes R, R becomes F, F becomes U. */
const NEXT_AXIS: readonly number[] = [1, 2, 0, 4, 5, 3];

/** Where that rotation takes a piece, and by how much its first sticker is shifted there. */
interface RotatedPiece {
  readonly piece: number;
  readonly shift: number;
}

let rotatedPieces: Readonly<Record<BigCubeOrbit, readonly RotatedPiece[]>> | undefined;

/** The six views of a cube: along three axes, as it is and inverted. */
export function viewsOf(cube: BigCube): SearchView[] {
  return [false, true].flatMap((isInverse) => {
    let faces = [0, 1, 2, 3, 4, 5];
    let held = isInverse ? invertBigCube(cube) : cube;
    return [0, 1, 2].map(() => {
      const view = { cube: held, isInverse, faces };
      held = onNextAxis(held);
      faces = faces.map((face) => NEXT_AXIS[face]);
      return view;
    });
  });
}

/** A move of the cube as it was given, in a view that is not inverted. */
export function moveInView(move: number, { faces }: SearchView): number {
  return moveOf(faces[faceOf(move)], quarterTurnsOf(move));
}

/** Moves found in a view, as moves of the cube as it was given. */
export function movesAsGiven(
  moves: ArrayLike<number>,
  { faces, isInverse }: SearchView,
): number[] {
  const given = Array.from(moves, (move) =>
    moveOf(faces.indexOf(faceOf(move)), quarterTurnsOf(move)),
  );
  return isInverse ? given.reverse().map(invertMove) : given;
}

/** The cube after that rotation, with its colours renamed so that solved stays solved. */
function onNextAxis(cube: BigCube): BigCube {
  const images = (rotatedPieces ??= {
    CORNERS: BIG_PIECES.CORNERS.map((faces) => rotatedPiece("CORNERS", faces)),
    EDGES: BIG_PIECES.EDGES.map((faces) => rotatedPiece("EDGES", faces)),
  });
  const rotated = (orbit: BigCubeOrbit) =>
    rotatedOrbit(cube[orbit], images[orbit], BIG_CUBE_TWISTS[orbit]);
  return { CORNERS: rotated("CORNERS"), EDGES: rotated("EDGES") };
}

function rotatedOrbit(
  { permutation, orientation }: OrbitState,
  images: readonly RotatedPiece[],
  twists: number,
): OrbitState {
  const rotated = {
    permutation: new Array<number>(images.length),
    orientation: new Array<number>(images.length),
  };
  images.forEach(({ piece, shift }, position) => {
    const from = images[permutation[position]];
    rotated.permutation[piece] = from.piece;
    rotated.orientation[piece] =
      (orientation[position] + shift - from.shift + twists) % twists;
  });
  return rotated;
}

function rotatedPiece(orbit: BigCubeOrbit, faces: readonly Face[]): RotatedPiece {
  const images = faces.map((face) => FACES[NEXT_AXIS[FACES.indexOf(face)]]);
  const piece = pieceWithFaces(orbit, images);
  return { piece, shift: BIG_PIECES[orbit][piece].indexOf(images[0]) };
}
