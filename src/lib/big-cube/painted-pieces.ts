import { type Face, FACES, stickerAt } from "../puzzle/corners.ts";
import { BLANK, checkScheme, type Colouring } from "../puzzle/colourings.ts";
import { BIG_FACELETS, BIG_PIECES, centreColours, PIECE_FACELETS } from "./facelets.ts";
import type { PieceKind } from "./piece-assignment.ts";
import { BIG_CUBE_TWISTS, type BigCubeOrbit } from "./state.ts";

export const BIG_KINDS: Readonly<Record<BigCubeOrbit, PieceKind>> = {
  CORNERS: { pieces: 8, twists: BIG_CUBE_TWISTS.CORNERS },
  EDGES: { pieces: 12, twists: BIG_CUBE_TWISTS.EDGES },
};

/**
 * The colours that each piece with each twist shows on the facelets of its position:
 * `SHOWN_COLOURS[orbit][piece × twists + twist]`, each the index of a face in `FACES`.
 */
export const SHOWN_COLOURS: Readonly<
  Record<BigCubeOrbit, readonly (readonly number[])[]>
> = {
  CORNERS: BIG_PIECES.CORNERS.flatMap(shownColours),
  EDGES: BIG_PIECES.EDGES.flatMap(shownColours),
};

/** The colours of one piece with each of its twists. */
function shownColours(piece: readonly Face[]): number[][] {
  const colours = piece.map((face) => FACES.indexOf(face));
  return piece.map((_, twist) =>
    colours.map((__, slot) => stickerAt(colours, twist, slot)),
  );
}

/**
 * The colours of the 54 facelets as the face whose centre has it, 0..5, or -1 for a blank.
 *
 * @throws {RangeError} when it is not 54 colours of six different centres, or `BLANK`
 */
export function facesOfColours(colouring: Colouring): number[] {
  if (colouring.length !== BIG_FACELETS.length) {
    throw new RangeError(
      `expected ${BIG_FACELETS.length} colours, found ${colouring.length}`,
    );
  }
  const scheme = centreColours(colouring);
  checkScheme(scheme);
  return colouring.map((colour, place) => {
    const face = scheme.indexOf(colour);
    if (face >= 0 || colour === BLANK) return face;
    throw new RangeError(
      `facelet ${place} has the colour ${colour}, which no centre has (facelets count from 0)`,
    );
  });
}

/**
 * The number of stickers that must change for each piece with each twist in each position.
 *
 * @param faces  from `facesOfColours`
 * @returns      `changes[position][piece × twists + twist]`
 */
export function countBigChanges(
  faces: readonly number[],
  orbit: BigCubeOrbit,
): number[][] {
  return PIECE_FACELETS[orbit].map((places) =>
    SHOWN_COLOURS[orbit].map(
      (colours) =>
        places.filter((place, i) => faces[place] >= 0 && faces[place] !== colours[i])
          .length,
    ),
  );
}
