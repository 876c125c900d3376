import {
  allSchemes,
  CORNER_PLACES,
  piecesOf,
  type Scheme,
  shownBy,
} from "./colourings.ts";
import { FACES } from "./corners.ts";

/**
 * The colours that each piece shows with each twist at a corner's three places:
 * `shown[piece * 3 + twist]`, each colour by its number in a list of six.
 */
export type ShownColours = readonly (readonly number[])[];

/** A scheme of six colours that are numbers from 0 to 5. */
export interface NumberedScheme {
  readonly colours: readonly number[];
  readonly shown: ShownColours;
}

let kept: readonly NumberedScheme[] | undefined;

/** All 30 schemes, in the order of `allSchemes`; made when first asked for, and kept. */
export function numberedSchemes(): readonly NumberedScheme[] {
  kept ??= allSchemes(FACES).map((scheme) => ({
    colours: scheme.map((face) => FACES.findIndex((other) => other === face)),
    shown: shownColours(scheme, FACES),
  }));
  return kept;
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
 * How many stickers of each corner must change to show each piece with each twist.
 *
 * @param painted  the number of the colour at each of the 24 places, -1 for none
 * @returns        `changes[position][piece * 3 + twist]`, 0..3
 */
export function countChanges(
  painted: readonly number[],
  shown: ShownColours,
): number[][] {
  return CORNER_PLACES.map(([a, b, c]) =>
    shown.map(
      (colours) =>
        changed(painted[a], colours[0]) +
        changed(painted[b], colours[1]) +
        changed(painted[c], colours[2]),
    ),
  );
}

function changed(painted: number, shown: number): number {
  return painted < 0 || painted === shown ? 0 : 1;
}
