// Feedback on wrong answers in the figure “Read this cube”.
import { CORNER_FACES } from "#lib/puzzle/corners.ts";
import { COLOUR_NAMES, formatColours } from "#kit/cube/colour-names.ts";
import type { ReadingSheet } from "./read-cube-sheet.ts";

/** The colour of the sticker that determines a piece's twist: "white" or "yellow". */
export const twistColour = (piece: number) => COLOUR_NAMES[CORNER_FACES[piece][0]];

const TOP = ["top", "right", "left"];
const BOTTOM = ["bottom", "left", "right"];

/** The sides of a position in clockwise order, with its corner towards the reader. */
const sidesClockwise = (at: number) => (at < 4 ? TOP : BOTTOM);

/** The side that the sticker is on: "on the right". */
export const twistSide = (at: number, twist: number) =>
  `${twist === 0 ? "at" : "on"} the ${sidesClockwise(at)[twist]}`;

/** Explains a wrong piece at a position. */
export function wrongPieceMessage(
  guess: number,
  at: number,
  { pieces }: ReadingSheet,
): string {
  const name = `piece ${guess + 1}`;
  const found = pieces.indexOf(guess);
  if (found < at) return `No: ${name} is in position ${found + 1}.`;
  if (guess === at) {
    return `No: ${at + 1} is the number of the position. Which piece has these colours?`;
  }
  const own = CORNER_FACES[pieces[at]];
  const other = CORNER_FACES[guess];
  const missing = own.filter((face) => !other.includes(face));
  const extra = other.filter((face) => !own.includes(face));
  return `No: ${name} has ${formatColours(extra)} where this piece has ${formatColours(missing)}.`;
}

/** Explains a wrong twist at a position. */
export function wrongTwistMessage(
  guess: number,
  at: number,
  { pieces, twists }: ReadingSheet,
): string {
  const shown = `the ${twistColour(pieces[at])} sticker is ${twistSide(at, twists[at])}`;
  if (twists[at] === 0) return `No: ${shown}. That is 0, not twisted.`;
  if (guess === 0) return `No: ${shown}, not ${twistSide(at, 0)}.`;
  return `No: you counted anticlockwise. Clockwise, the sides are ${sidesClockwise(at).join(", ")}.`;
}
