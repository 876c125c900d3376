import {
  allSchemes,
  CORNER_FACELETS,
  pieceColours,
  type Scheme,
  twistedColours,
} from "./colourings.ts";
import { FACES } from "./corners.ts";

/**
 * The colours that each piece shows with each twist at a corner's three places:
 * `shown[piece * 3 + twist]`, each colour by its number in a list of six.
 */
export type VisibleColours = readonly (readonly number[])[];

/** A scheme of six colours that are numbers from 0 to 5. */
export interface NumberedScheme {
  readonly colours: readonly number[];
  readonly visible: VisibleColours;
}

let cache: readonly NumberedScheme[] | undefined;

/** All 30 schemes, in the order of `allSchemes`; made when first asked for, and kept. */
export function numberedSchemes(): readonly NumberedScheme[] {
  cache ??= allSchemes(FACES).map((scheme) => ({
    colours: scheme.map((face) => FACES.findIndex((other) => other === face)),
    visible: visibleColours(scheme, FACES),
  }));
  return cache;
}

/** What the pieces of a scheme show; the colours are counted in the order of another. */
export function visibleColours(scheme: Scheme, usual: Scheme): VisibleColours {
  return pieceColours(scheme).flatMap((piece) =>
    [0, 1, 2].map((twist) =>
      twistedColours(piece, twist).map((colour) => usual.indexOf(colour)),
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
  visible: VisibleColours,
): number[][] {
  return CORNER_FACELETS.map(([a, b, c]) =>
    visible.map(
      (colours) =>
        isChanged(painted[a], colours[0]) +
        isChanged(painted[b], colours[1]) +
        isChanged(painted[c], colours[2]),
    ),
  );
}

function isChanged(painted: number, visible: number): number {
  return painted < 0 || painted === visible ? 0 : 1;
}
