import { BLANK, type Colouring } from "#lib/puzzle/colourings.ts";
import { type Face, FACES } from "#lib/puzzle/corners.ts";
import { paintLetter, PAINTS, type Palette, USUAL_PALETTE } from "./paints.ts";

/** The facelets of a cube as the reader painted them, solvable or not. */
export interface PaintedNet {
  /** The colour of each facelet, named by its usual face. */
  readonly colouring: Colouring;
  readonly palette: Palette;
  /** The facelets that the page filled in because they follow from the others. */
  readonly filled?: readonly number[];
}

export type FilledColours = Pick<PaintedNet, "colouring" | "filled">;

const BLANK_LETTER = ".";

/** The letters of the paints on all facelets. */
export function netLetters({ colouring, palette }: PaintedNet): string {
  return colouring
    .map((colour) => (colour === BLANK ? BLANK_LETTER : paintLetter(palette, colour)))
    .join("");
}

/** The colour of a paint's letter, or a blank. */
export function colourOfLetter(palette: Palette, letter: string): string | undefined {
  return letter === BLANK_LETTER ? BLANK : FACES[palette.indexOf(letter)];
}

/** Parses the letter of a paint, or of a face. */
export function parseColour(letter: string, palette: Palette): string | undefined {
  const capital = letter.toUpperCase();
  if (letter === "?" || letter === "-" || letter === "_") return BLANK;
  return (
    colourOfLetter(palette, capital) ?? FACES.find((face: Face) => face === capital)
  );
}

/** Changes the paint of a colour, or swaps it with the colour that has it. */
export function changePaint(palette: Palette, colour: number, letter: string): Palette {
  const other = palette.indexOf(letter);
  const changed = palette.with(colour, letter);
  return other < 0 ? changed : changed.with(other, palette[colour]);
}

/** Filled-in facelets are lower case; a palette other than the usual one follows. */
export function encodeNet(net: PaintedNet): string {
  const palette = net.palette.join("");
  const letters = Array.from(netLetters(net), (letter, facelet) =>
    net.filled?.includes(facelet) ? letter.toLowerCase() : letter,
  ).join("");
  return palette === USUAL_PALETTE.join("") ? letters : `${letters}-${palette}`;
}

/**
 * @param nFacelets  their number on this cube
 * @param fillIn     fills in what follows from painted facelets
 * @throws {Error} with words for the reader when the text is not such a net
 */
export function decodeNet(
  text: string,
  nFacelets: number,
  fillIn: (colouring: Colouring) => FilledColours,
): PaintedNet {
  const [, letters, paints] = /^([A-Za-z.]+)(?:-([A-Z]+))?$/.exec(text) ?? [];
  if (letters === undefined) {
    throw new Error("stickers should be capital letters, with a dot for a blank");
  }
  if (letters.length !== nFacelets) {
    throw new Error(`a cube has ${nFacelets} stickers, not ${letters.length}`);
  }
  const palette = paints === undefined ? USUAL_PALETTE : decodePalette(paints);
  const net = Array.from(letters, (letter) => {
    if (/[a-z]/.test(letter)) return BLANK;
    const colour = colourOfLetter(palette, letter);
    if (colour !== undefined) return colour;
    throw new Error(`${letter} is not one of the cube’s colours, ${palette.join(" ")}`);
  });
  if (!/[a-z]/.test(letters)) return { colouring: net, palette };
  const cube = { palette, ...fillIn(net) };
  if (encodeNet(cube) === text) return cube;
  throw new Error(
    "stickers should be capital letters, lower case only where they follow from the others",
  );
}

function decodePalette(paints: string): Palette {
  const palette = [...paints];
  const unknown = palette.find((own) => PAINTS.every(({ letter }) => letter !== own));
  if (unknown !== undefined) throw new Error(`there is no colour ${unknown}`);
  if (palette.length !== FACES.length || new Set(palette).size !== FACES.length) {
    throw new Error(`a cube has ${FACES.length} different colours`);
  }
  return palette;
}
