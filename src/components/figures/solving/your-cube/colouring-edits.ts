import {
  BLANK,
  type Colouring,
  CORNER_PLACES,
} from "../../../../lib/puzzle/colourings.ts";
import { type Face, FACELETS } from "../../../../lib/puzzle/corners.ts";

export const EMPTY: Colouring = FACELETS.map(() => BLANK);

/** Three colours moved on clockwise by so many places of their corner, whatever they are. */
export function twistCorner(
  colouring: Colouring,
  position: number,
  thirds: number,
): Colouring {
  const places = CORNER_PLACES[position];
  return repaint(
    colouring,
    places,
    places.map((_, i) => colouring[places[(i - thirds + 3) % 3]]),
  );
}

/** What is at two corners exchanged: the first colour of each stays the first. */
export function swapCorners(colouring: Colouring, a: number, b: number): Colouring {
  const [here, there] = [CORNER_PLACES[a], CORNER_PLACES[b]];
  return repaint(
    colouring,
    [...here, ...there],
    [...there, ...here].map((place) => colouring[place]),
  );
}

/** The net seen in a mirror: left is right, and every row is read backwards. */
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
