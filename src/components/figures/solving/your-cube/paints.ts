import { type Face, FACES } from "#lib/puzzle/corners.ts";

/** A colour of stickers, with its letter in links and on stickers. */
export interface Paint {
  readonly letter: string;
  readonly name: string;
}

/**
 * The colours of cubes on sale, each with a unique letter. The first six are the usual ones.
 */
export const PAINTS: readonly Paint[] = [
  { letter: "W", name: "white" },
  { letter: "R", name: "red" },
  { letter: "G", name: "green" },
  { letter: "Y", name: "yellow" },
  { letter: "O", name: "orange" },
  { letter: "B", name: "blue" },
  { letter: "K", name: "black" },
  { letter: "S", name: "silver" },
  { letter: "P", name: "pink" },
  { letter: "V", name: "violet" },
  { letter: "T", name: "turquoise" },
  { letter: "N", name: "brown" },
];

/**
 * The letters of a cube's six paints, in the order of `FACES`, the usual faces of the
 * colours.
 */
export type Palette = readonly string[];

export const USUAL_PALETTE: Palette = Object.freeze([..."WRGYOB"]);

/** The letters of the paints on the six faces of a cube with this scheme. */
export function facePaintLetters(
  palette: Palette,
  scheme: readonly string[],
): Record<Face, string> {
  return Object.fromEntries(
    FACES.map((face, i) => [face, paintLetter(palette, scheme[i])]),
  ) as Record<Face, string>;
}

/** The letters on the faces of a cube in the usual colours. */
export const USUAL_LETTERS = facePaintLetters(USUAL_PALETTE, FACES);

/** The letter of the paint for a colour, which is named by its usual face. */
export function paintLetter(palette: Palette, colour: string): string {
  return palette[FACES.indexOf(colour as Face)];
}

/** The name of the paint for a colour: "white". */
export function paintName(palette: Palette, colour: string): string {
  return PAINTS.find(({ letter }) => letter === paintLetter(palette, colour))!.name;
}
