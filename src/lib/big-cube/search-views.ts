import type { OrbitState } from "../any-puzzle/definition.ts";
import { FACES } from "../puzzle/corners.ts";
import { BIG_PIECES } from "./facelets.ts";
import { bigFaceOf, invertBigMove } from "./moves.ts";
import { invertBigCube } from "./products.ts";
import { BIG_CUBE_TWISTS, type BigCube, type BigCubeOrbit } from "./state.ts";

/** A cube as a search can look at it: held with another axis upright, or inverted. */
export interface SearchView {
  readonly cube: BigCube;
  readonly isInverse: boolean;
  /** For each face of the cube as given, the face that it is in this view. */
  readonly faces: readonly number[];
}

/** A rotation about the corner URF: U becomes R, R becomes F, F becomes U. */
const NEXT_AXIS: readonly number[] = [1, 2, 0, 4, 5, 3];

/** The six views of a cube: along three axes, as it is and inverted. */
export function viewsOf(cube: BigCube): SearchView[] {
  return [false, true].flatMap((isInverse) => {
    let faces = [0, 1, 2, 3, 4, 5];
    let held = isInverse ? invertBigCube(cube) : cube;
    return [0, 1, 2].map(() => {
      const view = { cube: held, isInverse, faces };
      held = rotatedBigCube(held, NEXT_AXIS);
      faces = faces.map((face) => NEXT_AXIS[face]);
      return view;
    });
  });
}

/** Moves found in a view, as moves of the cube as it was given. */
export function movesAsGiven(
  moves: ArrayLike<number>,
  { faces, isInverse }: SearchView,
): number[] {
  const given = Array.from(
    moves,
    (move) => 3 * faces.indexOf(bigFaceOf(move)) + (move % 3),
  );
  return isInverse ? given.reverse().map(invertBigMove) : given;
}

/**
 * The cube held in another way, with the colours renamed so that solved stays solved.
 *
 * @param faces  for each face, the face whose place it takes
 */
function rotatedBigCube(cube: BigCube, faces: readonly number[]): BigCube {
  return {
    CORNERS: rotatedPieces("CORNERS", cube.CORNERS, faces),
    EDGES: rotatedPieces("EDGES", cube.EDGES, faces),
  };
}

function rotatedPieces(
  orbit: BigCubeOrbit,
  { permutation, orientation }: OrbitState,
  faces: readonly number[],
): OrbitState {
  const twists = BIG_CUBE_TWISTS[orbit];
  const images = BIG_PIECES[orbit].map((own) => imageOf(orbit, own, faces));
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

/** The piece with the images of a piece's faces, and where the first of them is on it. */
function imageOf(
  orbit: BigCubeOrbit,
  own: readonly string[],
  faces: readonly number[],
): { piece: number; shift: number } {
  const image = own.map((face) => FACES[faces[FACES.indexOf(face as never)]]);
  const piece = BIG_PIECES[orbit].findIndex((other) =>
    image.every((face) => other.includes(face)),
  );
  return { piece, shift: BIG_PIECES[orbit][piece].indexOf(image[0]) };
}
