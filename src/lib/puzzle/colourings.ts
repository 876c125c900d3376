import { describeValue } from "../indexing/check-input.ts";
import { CORNER_FACES, FACELETS, FACES, stickerAt } from "./corners.ts";

/** A colour scheme: the colour of each face of a solved cube, in the order of `FACES`: U R F D L B. */
export type Scheme = readonly string[];

/** The colours of the 24 facelets, in the order of `FACELETS`. */
export type Colouring = readonly string[];

/** The colour of a facelet that is not painted yet. */
export const BLANK = "";

/** The indices in `FACELETS` of each corner's three facelets, the U/D one first. */
export const CORNER_FACELETS: readonly (readonly number[])[] = CORNER_FACES.map(
  (_, position) =>
    [0, 1, 2].map((sticker) =>
      FACELETS.findIndex(
        (place) => place.position === position && place.sticker === sticker,
      ),
    ),
);

/**
 * Checks for six different colours, none of them `BLANK`.
 * @throws {TypeError | RangeError} otherwise
 */
export function checkScheme(scheme: Scheme): void {
  if (!Array.isArray(scheme)) {
    throw new TypeError(`a scheme is a list of colours, not ${describeValue(scheme)}`);
  }
  const isOne = scheme.length === FACES.length && !scheme.includes(BLANK);
  if (isOne && new Set(scheme).size === FACES.length) return;
  throw new RangeError(
    `expected ${FACES.length} different colours, not ${scheme.join()}`,
  );
}

/**
 * Checks for 24 colours, each of them `BLANK` or in the scheme.
 * @throws {TypeError | RangeError} otherwise, or when the scheme is not valid
 */
export function checkColouring(colouring: Colouring, scheme: Scheme): void {
  checkScheme(scheme);
  if (!Array.isArray(colouring)) {
    throw new TypeError(
      `a colouring is a list of colours, not ${describeValue(colouring)}`,
    );
  }
  if (colouring.length !== FACELETS.length) {
    throw new RangeError(
      `expected ${FACELETS.length} colours, found ${colouring.length}`,
    );
  }
  const unknown = colouring.findIndex(
    (colour) => colour !== BLANK && !scheme.includes(colour),
  );
  if (unknown < 0) return;
  throw new RangeError(
    `facelet ${unknown} has the colour ${describeValue(colouring[unknown])}; expected one of ${scheme.join()} or none (facelets count from 0)`,
  );
}

/**
 * All colour schemes of six colours, up to rotations of the whole cube: 30; 15 of them are
 * mirror images of the others.
 *
 * @param usual  the usual scheme of the six colours
 * @returns      the usual scheme first; in each, the first colour is on top
 * @throws {TypeError | RangeError} when they are not six different colours
 * @example allSchemes([..."URFDLB"])[0]?.join("") // → "URFDLB"
 */
export function allSchemes(usual: Scheme): Scheme[] {
  checkScheme(usual);
  const [up, right, front, down, left, back] = usual;
  const sides = [right, front, left, back];
  return [down, ...sides].flatMap((opposite) => {
    const [first, ...others] =
      opposite === down ? sides : replaceEntry(sides, opposite, down);
    return permutations(others).map(([second, third, fourth]) => [
      ...[up, first, second],
      ...[opposite, third, fourth],
    ]);
  });
}

function replaceEntry(list: readonly string[], from: string, to: string): string[] {
  return list.map((entry) => (entry === from ? to : entry));
}

function permutations(list: readonly string[]): string[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first) =>
    permutations(list.filter((entry) => entry !== first)).map((rest) => [
      first,
      ...rest,
    ]),
  );
}

/** The three colours of each of the eight pieces, the U/D sticker first, then clockwise. */
export function pieceColours(scheme: Scheme): string[][] {
  return CORNER_FACES.map((faces) => faces.map((face) => scheme[FACES.indexOf(face)]));
}

/** The three colours at each of the eight positions. */
export function cornerColours(colouring: Colouring): string[][] {
  return CORNER_FACELETS.map((places) => places.map((place) => colouring[place]));
}

/** The colours of a twisted piece, in the order of its position's three facelets. */
export function twistedColours(piece: readonly string[], twist: number): string[] {
  return [0, 1, 2].map((place) => stickerAt(piece, twist, place));
}
