import { type Rgb, toLight } from "./colour-space.ts";

/**
 * The screen colours of each paint in white light: between those of bright and plain plastics.
 */
const PAINT_COLOURS: Readonly<Record<string, Rgb>> = {
  W: [240, 240, 236],
  R: [190, 30, 40],
  G: [20, 155, 75],
  Y: [245, 220, 40],
  O: [250, 115, 25],
  B: [20, 75, 175],
  K: [40, 40, 44],
  S: [185, 188, 194],
  P: [240, 150, 190],
  V: [115, 65, 175],
  T: [70, 195, 200],
  N: [125, 80, 50],
};

/** The light that a paint reflects under white light of strength 1. */
export function paintLight(letter: string): Rgb {
  return toLight(PAINT_COLOURS[letter]);
}
