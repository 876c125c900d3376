import { BLANK, type Colouring, CORNER_FACELETS } from "#lib/puzzle/colourings.ts";
import { type Face, FACELETS } from "#lib/puzzle/corners.ts";

export const EMPTY_NET: Colouring = FACELETS.map(() => BLANK);

/** Moves the three colours of a corner clockwise by a number of facelets. */
export function twistCorner(
  colouring: Colouring,
  position: number,
  thirds: number,
): Colouring {
  const places = CORNER_FACELETS[position];
  return repaint(
    colouring,
    places,
    places.map((_, i) => colouring[places[(i - thirds + 3) % 3]]),
  );
}

/** Swaps the colours of two corners, keeping the first colour of each first. */
export function swapCorners(colouring: Colouring, a: number, b: number): Colouring {
  const [first, second] = [CORNER_FACELETS[a], CORNER_FACELETS[b]];
  return repaint(
    colouring,
    [...first, ...second],
    [...second, ...first].map((place) => colouring[place]),
  );
}

/** Reflects the net: left and right are swapped, and every row is reversed. */
export function flipNet(colouring: Colouring): Colouring {
  return FACELETS.map(({ face, row, column }) => {
    const source = FACELETS.findIndex(
      (place) =>
        place.face === (MIRRORED[face] ?? face) &&
        place.row === row &&
        place.column === 1 - column,
    );
    return colouring[source];
  });
}

const MIRRORED: Partial<Record<Face, Face>> = { L: "R", R: "L" };

export function repaint(
  colouring: Colouring,
  places: readonly number[],
  colours: readonly string[],
): Colouring {
  const painted = [...colouring];
  places.forEach((place, i) => (painted[place] = colours[i]));
  return painted;
}
