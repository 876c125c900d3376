import {
  checkColouring,
  type Colouring,
  CORNER_PLACES,
  piecesOf,
  type Scheme,
  shownBy,
} from "./colourings.ts";
import { type Choices, dealsAmong, waysToDeal } from "./deal-pieces.ts";

/**
 * The colours that each piece shows with each twist at a corner's three places:
 * `shown[piece * 3 + twist]`, each colour by its number in a list of six.
 */
export type ShownColours = readonly (readonly number[])[];

/**
 * The number of solvable cubes of one colour scheme that show these colours, whatever is
 * in the blank places. A cube counts once for each of the 24 ways to hold it.
 *
 * @param colouring  24 colours of the scheme, or `BLANK`
 * @returns          0 when none fits, at most 24 × 3674160
 * @throws {TypeError | RangeError} when it is not 24 colours of six
 * @cost   some 9,000 additions
 * @example countCubes([..."UUUURRRRFFFFDDDDLLLLBBB", BLANK], [..."URFDLB"]) // → 1
 */
export function countCubes(colouring: Colouring, scheme: Scheme): number {
  checkColouring(colouring, scheme);
  const painted = colouring.map((colour) => scheme.indexOf(colour));
  return dealsAmong(waysToDeal(choicesFor(painted, shownColours(scheme, scheme))));
}

/** What the pieces of a scheme show; the colours are counted in the order of another. */
export function shownColours(scheme: Scheme, usual: Scheme): ShownColours {
  return piecesOf(scheme).flatMap((piece) =>
    [0, 1, 2].map((twist) =>
      shownBy(piece, twist).map((colour) => usual.indexOf(colour)),
    ),
  );
}

/**
 * The pieces and twists that show at each corner what is painted there.
 *
 * @param painted  the number of the colour at each of the 24 places, -1 for none
 */
export function choicesFor(painted: readonly number[], shown: ShownColours): Choices {
  return CORNER_PLACES.map((places) => {
    const fits: number[] = [];
    for (let choice = 0; choice < shown.length; choice++) {
      const colours = shown[choice];
      if (
        places.every((place, i) => painted[place] < 0 || painted[place] === colours[i])
      )
        fits.push(choice);
    }
    return fits;
  });
}
