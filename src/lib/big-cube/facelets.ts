import {
  type Face,
  FACES,
  findPiece,
  NEIGHBOURS,
  type PlacedPiece,
  stickerAt,
} from "../puzzle/corners.ts";
import type { Colouring, Scheme } from "../puzzle/colourings.ts";
import type { BigCube, BigCubeOrbit } from "./state.ts";

/** One of the 54 facelets of the 3×3×3, as laid out on the net. */
export interface BigFacelet {
  readonly face: Face;
  /** 0, 1 or 2, from the top, looking at the face from outside. */
  readonly row: number;
  /** 0, 1 or 2, from the left. */
  readonly column: number;
  /** The faces of its piece, its own first: one of a centre, two of an edge, three of a corner. */
  readonly faces: readonly Face[];
}

/**
 * All 54 facelets in the order of facelet strings: faces U R F D L B, each row by row.
 *
 * @example BIG_FACELETS[9]?.faces.join("") // → "RUF"
 */
export const BIG_FACELETS: readonly BigFacelet[] = FACES.flatMap((face) => {
  const [top, right, bottom, left] = NEIGHBOURS[face];
  return [[top], [], [bottom]].flatMap((above, row) =>
    [[left], [], [right]].map((beside, column) => ({
      ...{ face, row, column },
      faces: [face, ...above, ...beside],
    })),
  );
});

/**
 * The faces of each position, and of the piece that belongs there, in the order in which
 * twists count: a piece with twist t shows its sticker s - t on facelet s of its position.
 *
 * @example BIG_PIECES.EDGES[0]?.join("") // → "UR"
 */
export const BIG_PIECES: Readonly<Record<BigCubeOrbit, readonly (readonly Face[])[]>> =
  {
    CORNERS: "URF UFL ULB UBR DFR DLF DBL DRB".split(" ").map(facesOf),
    EDGES: "UR UF UL UB DR DF DL DB FR FL BL BR".split(" ").map(facesOf),
  };

/** The indices in `BIG_FACELETS` of the facelets of each position, in the order of `BIG_PIECES`. */
export const PIECE_FACELETS: Readonly<
  Record<BigCubeOrbit, readonly (readonly number[])[]>
> = {
  CORNERS: BIG_PIECES.CORNERS.map(faceletsOf),
  EDGES: BIG_PIECES.EDGES.map(faceletsOf),
};

/** The indices of the six centres, in the order of `FACES`. */
export const CENTRE_FACELETS: readonly number[] = FACES.map((_, i) => 9 * i + 4);

function facesOf(name: string): Face[] {
  return [...name] as Face[];
}

function faceletsOf(faces: readonly Face[]): number[] {
  return faces.map((own) =>
    BIG_FACELETS.findIndex(
      (facelet) =>
        facelet.face === own &&
        facelet.faces.length === faces.length &&
        faces.every((face) => facelet.faces.includes(face)),
    ),
  );
}

/**
 * The name of a piece or position, with its faces in the order in which cubers name them.
 *
 * @param faces  two of an edge or three of a corner, in any order
 * @example bigPieceName(["R", "U", "F"]) // → "corner UFR"
 */
export function bigPieceName(faces: readonly Face[]): string {
  const name = [..."UDFBRL"].filter((face) => faces.some((own) => own === face));
  return `${name.length === 3 ? "corner" : "edge"} ${name.join("")}`;
}

/** The piece with some faces, in any order; also the position with these. */
export function pieceWithFaces(orbit: BigCubeOrbit, faces: readonly Face[]): number {
  return BIG_PIECES[orbit].findIndex((other) =>
    faces.every((face) => other.includes(face)),
  );
}

/**
 * The 54 colours of a cube, held so that its centres are those of the scheme.
 *
 * @param scheme  the colours of the centres, in the order of `FACES`
 */
export function colourBigCube(cube: BigCube, scheme: Scheme): string[] {
  const colours = BIG_FACELETS.map(({ face }) => colourOf(face));
  for (const orbit of ["CORNERS", "EDGES"] as const) {
    const { permutation, orientation } = cube[orbit];
    PIECE_FACELETS[orbit].forEach((places, position) => {
      const stickers = BIG_PIECES[orbit][permutation[position]];
      places.forEach((place, slot) => {
        colours[place] = colourOf(stickerAt(stickers, orientation[position], slot));
      });
    });
  }
  return colours;

  function colourOf(face: Face): string {
    return scheme[FACES.indexOf(face)];
  }
}

/**
 * The colours of a cube after turning the whole of it.
 *
 * @param view  the side that is now on each side
 */
export function rotateBigColours(
  colouring: Colouring,
  view: Readonly<Record<Face, Face>>,
): string[] {
  return BIG_FACELETS.map(({ faces }) => {
    const [source] = faceletsOf(faces.map((face) => view[face]));
    return colouring[source];
  });
}

/** The cube with these colours. Unchecked: `findBigFaults` finds no fault. */
export function cubeFromColours(colouring: Colouring): BigCube {
  const orbit = (name: BigCubeOrbit) => {
    const pieces = placedPieces(colouring, name).map((placed) => placed!);
    return {
      permutation: pieces.map(({ piece }) => piece),
      orientation: pieces.map(({ twist }) => twist),
    };
  };
  return { CORNERS: orbit("CORNERS"), EDGES: orbit("EDGES") };
}

/** The piece in each position, with its twist; undefined where no piece has these colours. */
export function placedPieces(
  colouring: Colouring,
  orbit: BigCubeOrbit,
): (PlacedPiece | undefined)[] {
  const scheme = centreColours(colouring);
  return PIECE_FACELETS[orbit].map((places) =>
    findPiece(
      BIG_PIECES[orbit],
      places.map((place) => FACES[scheme.indexOf(colouring[place])]),
    ),
  );
}

/** The colours of the six centres, in the order of `FACES`. */
export function centreColours(colouring: Colouring): Scheme {
  return CENTRE_FACELETS.map((place) => colouring[place]);
}
