import { describeValue } from "../indexing/check-input.ts";
import { CORNER_FACES, FACELETS, FACES, stickerAt } from "./corners.ts";

/** The colour of each face of a solved cube, in the order of `FACES`: U R F D L B. */
export type Scheme = readonly string[];

/** The colours of the 24 places, in the order of `FACELETS`. */
export type Colouring = readonly string[];

/** A place that has no colour yet. */
export const BLANK = "";

/** The number in `FACELETS` of each corner's three places, the U/D place first. */
export const CORNER_FACELETS: readonly (readonly number[])[] = CORNER_FACES.map(
  (_, position) =>
    [0, 1, 2].map((sticker) =>
      FACELETS.findIndex(
        (place) => place.position === position && place.sticker === sticker,
      ),
    ),
);

/**
 * Six different colours, none of them `BLANK`.
 * @throws {TypeError | RangeError} when they are not
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
 * 24 places, each of them `BLANK` or in a colour of the scheme.
 * @throws {TypeError | RangeError} when they are not, or the scheme is none
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
    `place ${unknown} has the colour ${describeValue(colouring[unknown])}; expected one of ${scheme.join()} or none`,
  );
}

/**
 * All ways to paint a cube's faces in six colours, where turning the whole cube makes no
 * difference: 30, of which 15 are mirror images of the others.
 *
 * @param usual  the six colours as they are usually arranged
 * @returns      the usual scheme first; in each, the first colour is on top
 * @throws {TypeError | RangeError} when they are not six different colours
 * @example allSchemes([..."URFDLB"])[0].join("") // → "URFDLB"
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

/** The three colours that are seen at each of the eight corners. */
export function cornerColours(colouring: Colouring): string[][] {
  return CORNER_FACELETS.map((places) => places.map((place) => colouring[place]));
}

/** The colours that a piece shows at a corner's three places when it is twisted there. */
export function twistedColours(piece: readonly string[], twist: number): string[] {
  return [0, 1, 2].map((place) => stickerAt(piece, twist, place));
}
