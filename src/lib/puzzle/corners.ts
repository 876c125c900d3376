/** A face of the cube as it is held: up, right, front, down, left, back. */
export type Face = "U" | "R" | "F" | "D" | "L" | "B";

/**
 * The six faces in the order of facelet strings.
 *
 * @example FACES.join(" ") // → "U R F D L B"
 */
export const FACES: readonly Face[] = Object.freeze(["U", "R", "F", "D", "L", "B"]);

/**
 * The opposite of each face.
 *
 * @example OPPOSITE["U"] // → "D"
 */
export const OPPOSITE: Readonly<Record<Face, Face>> = {
  U: "D",
  R: "L",
  F: "B",
  D: "U",
  L: "R",
  B: "F",
};

/**
 * The four neighbours of each face in clockwise order, seen from outside, starting at its top
 * edge on the net.
 */
export const NEIGHBOURS: Readonly<Record<Face, readonly Face[]>> = {
  U: ["B", "R", "F", "L"],
  R: ["U", "B", "D", "F"],
  F: ["U", "R", "D", "L"],
  D: ["F", "R", "B", "L"],
  L: ["U", "F", "D", "B"],
  B: ["U", "L", "D", "R"],
};

/**
 * The position of the corner that never moves: 7, DBL.
 *
 * @example CORNER_NAMES[FIXED_CORNER] // → "DBL"
 */
export const FIXED_CORNER = 7;

/**
 * The names of the eight corner positions, and of the pieces that belong there.
 *
 * @example CORNER_NAMES[0] // → "UBR"
 */
export const CORNER_NAMES: readonly string[] = Object.freeze([
  ...["UBR", "UFR", "UFL", "UBL"],
  ...["DBR", "DFR", "DFL", "DBL"],
]);

/**
 * The faces of each corner's three facelets: the U/D facelet first, then clockwise, looking
 * at the corner from outside.
 *
 * Twists count in this order: a piece with twist t shows its sticker (s - t) modulo 3 on
 * facelet s of its position.
 *
 * @example CORNER_FACES[1] // → ["U", "R", "F"]
 */
export const CORNER_FACES: readonly (readonly Face[])[] = [
  ["U", "B", "R"],
  ["U", "R", "F"],
  ["U", "F", "L"],
  ["U", "L", "B"],
  ["D", "R", "B"],
  ["D", "F", "R"],
  ["D", "L", "F"],
  ["D", "B", "L"],
];

/** A piece, 0..7, and its twist in its current position. */
export interface PlacedPiece {
  readonly piece: number;
  readonly twist: number;
}

/** One of the 24 facelets of the cube, as laid out on the net. */
export interface Facelet {
  readonly face: Face;
  /** 0 or 1, from the top, looking at the face from outside. */
  readonly row: number;
  /** 0 or 1, from the left. */
  readonly column: number;
  /** The corner position that it belongs to, 0..7. */
  readonly position: number;
  /** Which of that corner's three facelets it is, as in `CORNER_FACES`. */
  readonly sticker: number;
}

/** The corner positions on each face, row by row: U is seen with B on top, D with F. */
const FACE_CORNERS: Readonly<Record<Face, readonly number[]>> = {
  U: [3, 0, 2, 1],
  R: [1, 0, 5, 4],
  F: [2, 1, 6, 5],
  D: [6, 5, 7, 4],
  L: [3, 2, 7, 6],
  B: [0, 3, 4, 7],
};

/**
 * All 24 facelets in the order of facelet strings: faces U R F D L B, each row by row.
 *
 * @example FACELETS[4] // → { face: "R", row: 0, column: 0, position: 1, sticker: 1 }
 */
export const FACELETS: readonly Facelet[] = FACES.flatMap((face) =>
  FACE_CORNERS[face].map((position, i) => ({
    face,
    row: Math.floor(i / 2),
    column: i % 2,
    position,
    sticker: CORNER_FACES[position].indexOf(face),
  })),
);

/**
 * The sticker that a piece shows on one of its position's facelets.
 *
 * Unchecked: the caller guarantees the ranges.
 * @param stickers  the piece's stickers: three of a corner, U/D first, then clockwise
 * @param twist     0..2 thirds clockwise; 0 or 1 for the two stickers of an edge
 * @param slot      0..2 of a corner, the U/D facelet first, then clockwise; 0..1 of an edge
 * @example stickerAt(["U", "R", "F"], 1, 1) // → "U"
 */
export function stickerAt<T>(stickers: readonly T[], twist: number, slot: number): T {
  const { length } = stickers;
  return stickers[(slot - twist + length) % length];
}

/**
 * The piece that shows these stickers, and its twist: the inverse of `stickerAt`.
 *
 * @param pieces  the stickers of each piece, U/D first, then clockwise
 * @param visible  the stickers on the three facelets of a position, in the same order
 * @returns        undefined when no piece has these stickers in this order
 * @example findPiece(CORNER_FACES, ["F", "U", "R"]) // → { piece: 1, twist: 1 }
 */
export function findPiece<T>(
  pieces: readonly (readonly T[])[],
  visible: readonly T[],
): PlacedPiece | undefined {
  for (const [piece, stickers] of pieces.entries()) {
    const twist = visible.indexOf(stickers[0]);
    if (
      visible.every((sticker, slot) => sticker === stickerAt(stickers, twist, slot))
    ) {
      return { piece, twist };
    }
  }
  return undefined;
}
