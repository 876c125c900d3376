import { BIG_FACELETS } from "#lib/big-cube/facelets.ts";
import { BLANK, type Colouring } from "#lib/puzzle/colourings.ts";

/** The faces in the order in which a reader sees them: three at once, then round the cube. */
const FACE_ORDER = "UFRBLD";

const PAINT_ORDER = [...BIG_FACELETS.keys()].sort(
  (a, b) =>
    FACE_ORDER.indexOf(BIG_FACELETS[a].face) -
      FACE_ORDER.indexOf(BIG_FACELETS[b].face) || a - b,
);

/**
 * The next blank facelet, face by face.
 *
 * @param after  the facelet painted last; default: start with the first
 * @returns      undefined when none is blank
 */
export function nextBigFacelet(
  colouring: Colouring,
  after?: number,
): number | undefined {
  const start = after === undefined ? 0 : PAINT_ORDER.indexOf(after);
  const order = [...PAINT_ORDER.slice(start), ...PAINT_ORDER.slice(0, start)];
  return order.find((facelet) => colouring[facelet] === BLANK);
}
