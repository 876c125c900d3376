import { BIG_FACELETS, bigPieceName } from "#lib/big-cube/facelets.ts";
import type { Face } from "#lib/puzzle/corners.ts";
import { FACE_NAMES_IN_WORDS, type NetShape } from "../your-cube/PaintNet.tsx";

const PER_EDGE = 3;

/** Each face’s place on the net, in faces. */
const FACE_PLACES: Readonly<Record<Face, readonly [down: number, right: number]>> = {
  U: [0, 1],
  L: [1, 0],
  F: [1, 1],
  R: [1, 2],
  B: [1, 3],
  D: [2, 1],
};

/** The net of the 3×3×3. */
export const BIG_NET_SHAPE: NetShape = {
  perEdge: PER_EDGE,
  cells: BIG_FACELETS.map(({ face, row, column }) => {
    const [down, right] = FACE_PLACES[face];
    return [PER_EDGE * down + row + 1, PER_EDGE * right + column + 1];
  }),
  nameOf(facelet) {
    const { face, row, column, faces } = BIG_FACELETS[facelet];
    const name = FACE_NAMES_IN_WORDS[face];
    if (faces.length === 1) return `${name} centre`;
    const where = `${["upper", "middle", "lower"][row]} ${["left", "middle", "right"][column]}`;
    return `${name} ${where}, ${bigPieceName(faces)}`;
  },
};
