import { HOLDS, type Hold, seenUnder } from "../../../kit/cube/holds.ts";
import { schemeOf } from "../../../../lib/puzzle/colour-scheme.ts";
import {
  BLANK,
  type Colouring,
  cornersOf,
  type Scheme,
} from "../../../../lib/puzzle/colourings.ts";
import { rankState, unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { type Face, FACES, FIXED_CORNER } from "../../../../lib/puzzle/corners.ts";
import { countCubes } from "../../../../lib/puzzle/count-cubes.ts";
import { type CubeFault, findFaults } from "../../../../lib/puzzle/cube-faults.ts";
import { fromFacelets, toFacelets } from "../../../../lib/puzzle/facelets.ts";
import {
  type NearestCube,
  nearestCubes,
} from "../../../../lib/puzzle/nearest-cubes.ts";
import { nameOf, type Palette } from "./paints.ts";

/** The verdict on 24 facelets, painted or not. */
export interface CubeVerdict {
  /** The errors; blank facelets are not errors. */
  readonly faults: readonly CubeFault[];
  readonly nearest: NearestCube;
  /** The number of blank facelets. */
  readonly blanks: number;
  /**
   * The number of cubes that match what is painted, in the colour scheme of the nearest
   * one.
   */
  readonly fits: number;
  /** The colour of each face, U R F D L B, when the corner DBL is at home. */
  readonly scheme: Scheme;
  /** The index of the cube and its hold, when it can be solved. */
  readonly cube?: { readonly index: number; readonly hold: Hold };
}

/** Judges a net whose colours are named by their usual faces. */
export function judge(colouring: Colouring, palette: Palette): CubeVerdict {
  const [nearest] = nearestCubes(colouring, FACES, 1);
  const name = (colour: string) => nameOf(palette, colour);
  const found = findFaults(colouring, FACES, name, nearest);
  const scheme = homeScheme(nearest);
  return {
    faults: found.filter(({ kind }) => kind !== "blank"),
    nearest,
    blanks: colouring.filter((colour) => colour === BLANK).length,
    fits: countCubes(colouring, nearest.scheme),
    scheme,
    cube: found.length === 0 ? read(colouring, scheme) : undefined,
  };
}

/** The net of a cube in the default hold, coloured by a scheme. */
export function paintCube(index: number, scheme: Scheme): Colouring {
  const letters = [...toFacelets(unrankState(index))];
  return letters.map((letter) => scheme[FACES.indexOf(letter as Face)]);
}

/** The entered colours, corrected to those of the nearest cube. */
export function repaired(
  colouring: Colouring,
  { changed, colouring: solvable }: NearestCube,
): Colouring {
  return colouring.map((colour, place) =>
    changed.includes(place) ? solvable[place] : colour,
  );
}

/**
 * With the usual colour names the fixed corner is the one with D, B and L. In another
 * scheme no corner has these colours, and the one at position DBL is fixed.
 */
function homeScheme({ colouring, scheme }: NearestCube): Scheme {
  if (scheme.every((colour, i) => colour === FACES[i])) return scheme;
  const opposites = new Map(scheme.map((colour, i) => [colour, scheme[(i + 3) % 6]]));
  const faces = schemeOf(cornersOf(colouring)[FIXED_CORNER], opposites);
  const colours = new Map([...faces].map(([colour, face]) => [face, colour]));
  return FACES.map((face) => colours.get(face)!);
}

function read(colouring: Colouring, scheme: Scheme): { index: number; hold: Hold } {
  const index = rankState(fromFacelets(colouring.join("")));
  const home = paintCube(index, scheme);
  const seen = colouring.join();
  const hold = HOLDS.find((one) => seenUnder(one, home).join() === seen)!;
  return { index, hold };
}
