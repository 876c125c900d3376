import { CORNER_NAMES, FACELETS } from "#lib/puzzle/corners.ts";
import { NET_CELLS } from "#kit/cube/net-cursor.ts";
import { FACE_NAMES_IN_WORDS, type NetShape } from "./PaintNet.tsx";

/** The net of the pocket cube. */
export const POCKET_NET: NetShape = {
  perEdge: 2,
  cells: NET_CELLS,
  nameOf(facelet) {
    const { face, row, column, position } = FACELETS[facelet];
    const where = `${row === 0 ? "upper" : "lower"} ${column === 0 ? "left" : "right"}`;
    return `${FACE_NAMES_IN_WORDS[face]} ${where}, corner ${CORNER_NAMES[position]}`;
  },
};
