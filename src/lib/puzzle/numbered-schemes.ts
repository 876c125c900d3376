import {
  allSchemes,
  CORNER_FACELETS,
  pieceColours,
  type Scheme,
  twistedColours,
} from "./colourings.ts";
import { FACES } from "./corners.ts";

/**
 * The colours of each piece with each twist on its position's three facelets:
 * `visible[piece * 3 + twist]`, each colour as an index into a list of six.
 */
export type VisibleColours = readonly (readonly number[])[];

/** A scheme whose six colours are 0 to 5. */
export interface NumberedScheme {
  readonly colours: readonly number[];
  readonly visible: VisibleColours;
}

let cache: readonly NumberedScheme[] | undefined;

/** All 30 schemes, in the order of `allSchemes`; computed once. */
export function numberedSchemes(): readonly NumberedScheme[] {
  cache ??= allSchemes(FACES).map((scheme) => ({
    colours: scheme.map((face) => FACES.findIndex((other) => other === face)),
    visible: visibleColours(scheme, FACES),
  }));
  return cache;
}

/** The visible colours of a scheme, as indices into another one. */
export function visibleColours(scheme: Scheme, usual: Scheme): VisibleColours {
  return pieceColours(scheme).flatMap((piece) =>
    [0, 1, 2].map((twist) =>
      twistedColours(piece, twist).map((colour) => usual.indexOf(colour)),
    ),
  );
}

/**
 * The number of stickers that must change for each piece with each twist in each position.
 *
 * @param painted  the index of the colour of each of the 24 facelets, -1 for none
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
