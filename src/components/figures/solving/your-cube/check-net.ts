import {
  CUBE_ORIENTATIONS,
  type CubeOrientation,
  rotateStickers,
} from "#kit/cube/cube-orientation.ts";
import { BLANK, type Colouring, type Scheme } from "#lib/puzzle/colourings.ts";
import { rankState, unrankState } from "#lib/puzzle/coordinates.ts";
import { type Face, FACES } from "#lib/puzzle/corners.ts";
import { type CubeFault, findFaults } from "#lib/puzzle/cube-faults.ts";
import { fromFacelets, stateAsHeld, toFacelets } from "#lib/puzzle/facelets.ts";
import { type FittingCubes, fittingCubes } from "#lib/puzzle/fitting-cubes.ts";
import { type NearestCube, nearestCubes } from "#lib/puzzle/nearest-cubes.ts";
import type { State } from "#lib/puzzle/state.ts";
import { paintName, type Palette } from "./paints.ts";

/** The result of checking 24 facelets, painted or blank. */
export interface CubeVerdict {
  /** The errors; blank facelets are not errors. */
  readonly faults: readonly CubeFault[];
  /**
   * The nearest solvable cubes, all equally near, at most `MAX_REPAIRS`; one if nothing is
   * wrong.
   */
  readonly repairs: readonly NearestCube[];
  readonly blanks: number;
  /** The cubes that match the painted facelets, in any colour scheme. */
  readonly matching: FittingCubes;
  /** The colour of each face, U R F D L B, when the corner DBL is solved. */
  readonly scheme: Scheme;
  /** The index of the cube and its hold, if it can be solved. */
  readonly cube?: { readonly index: number; readonly hold: CubeOrientation };
}

/** The most repairs that are computed. */
export const MAX_REPAIRS = 12;

/** Checks a net whose colours are named by their usual faces. */
export function checkNet(colouring: Colouring, palette: Palette): CubeVerdict {
  const repairs = nearestCubes(colouring, FACES, MAX_REPAIRS);
  const [nearest] = repairs;
  const name = (colour: string) => paintName(palette, colour);
  const allFaults = findFaults(colouring, FACES, name, nearest);
  const scheme = homeScheme(nearest);
  return {
    faults: allFaults.filter(({ kind }) => kind !== "blank"),
    repairs,
    blanks: colouring.filter((colour) => colour === BLANK).length,
    matching: matchingCubes(colouring),
    scheme,
    cube: allFaults.length === 0 ? readCubeAndHold(colouring, scheme) : undefined,
  };
}

const matchingCubesCache = new WeakMap<Colouring, FittingCubes>();

/** The cubes that match the painted facelets; cached. */
export function matchingCubes(colouring: Colouring): FittingCubes {
  const fits = matchingCubesCache.get(colouring) ?? fittingCubes(colouring, FACES);
  matchingCubesCache.set(colouring, fits);
  return fits;
}

/** The net of a cube in the default hold, coloured by a scheme. */
export function netOfCube(index: number, scheme: Scheme): Colouring {
  return netOfState(unrankState(index), scheme);
}

/** The net of a state, coloured by a scheme. */
export function netOfState(state: State, scheme: Scheme): Colouring {
  return Array.from(
    toFacelets(state),
    (letter) => scheme[FACES.indexOf(letter as Face)],
  );
}

/** The net with a repair applied; blank facelets stay blank. */
export function applyRepair(
  colouring: Colouring,
  { changed, colouring: solvable }: NearestCube,
): Colouring {
  return colouring.map((colour, facelet) =>
    changed.includes(facelet) ? solvable[facelet] : colour,
  );
}

/**
 * With the usual colour names the fixed corner is the one with D, B and L. In another
 * scheme no corner has these colours, and the one in position DBL is fixed.
 */
function homeScheme({ colouring, scheme }: NearestCube): Scheme {
  const isUsual = scheme.every((colour, i) => colour === FACES[i]);
  return isUsual ? scheme : stateAsHeld(colouring).scheme;
}

function readCubeAndHold(
  colouring: Colouring,
  scheme: Scheme,
): { index: number; hold: CubeOrientation } {
  const index = rankState(fromFacelets(colouring.join("")));
  const home = netOfCube(index, scheme);
  const net = colouring.join();
  const hold = CUBE_ORIENTATIONS.find(
    (one) => rotateStickers(one, home).join() === net,
  )!;
  return { index, hold };
}
