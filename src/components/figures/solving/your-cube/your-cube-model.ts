import { BLANK, type Colouring, type Scheme } from "#lib/puzzle/colourings.ts";
import { type Face, FACELETS, FACES } from "#lib/puzzle/corners.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import {
  EMPTY_NET,
  flipNet,
  repaint,
  swapCorners,
  twistCorner,
} from "./colouring-edits.ts";
import { type CubeVerdict, matchingCubes, checkNet, netOfCube } from "./check-net.ts";
import { changePaint, type FilledColours } from "./painted-net.ts";
import { paintLetter, facePaintLetters, paintName, USUAL_PALETTE } from "./paints.ts";
import {
  decodeScannedNet,
  describeDoubts,
  encodeScannedNet,
  type ScannedNet,
  withDoubts,
  withoutFacelet,
} from "./scanned-net.ts";

/** The net of 24 facelets as the reader entered it. */
export type YourCubeState = ScannedNet;

export type YourCubeAction =
  | { type: "paint"; place: number; colour: string }
  | { type: "colouring"; colouring: Colouring }
  | { type: "read"; colouring: Colouring; doubtful: readonly number[] }
  /** The reader has checked a doubtful facelet. */
  | { type: "check"; place: number }
  | { type: "twist"; position: number; thirds: number }
  | { type: "swap"; positions: readonly [number, number] }
  /** Fills in the facelets that follow from the others. */
  | { type: "complete" }
  /** The reader has confirmed the filled-in facelets. */
  | { type: "confirm" }
  | { type: "clear" }
  /** Flips a net that was entered as in a mirror. */
  | { type: "flip" }
  /** Keeps the net, with the mirrored colour scheme. */
  | { type: "mirror-palette" }
  /** Changes the paint of a colour, or swaps it with the colour that has it. */
  | { type: "paint-of"; colour: number; letter: string }
  /** The cube with this index in the default hold, in the reader's colours. */
  | { type: "index"; index: number };

export const yourCubeModel: WidgetModel<YourCubeState, YourCubeAction> = {
  key: "yours",
  version: 1,
  initial: {
    colouring: netOfCube(readerCube.model.initial, FACES),
    palette: USUAL_PALETTE,
  },
  update(cube, action) {
    const next = change(cube, action);
    return encodeScannedNet(next) === encodeScannedNet(cube) ? cube : next;
  },
  encode: encodeScannedNet,
  decode: (text) => decodeScannedNet(text, FACELETS.length, fillIn),
  describe,
};

function change(cube: YourCubeState, action: YourCubeAction): YourCubeState {
  const { colouring, palette } = cube;
  const painted = (colours: Colouring) => ({ palette, colouring: colours });
  switch (action.type) {
    case "paint":
      return withDoubts(
        { palette, ...paintOne(cube, action) },
        withoutFacelet(cube.doubtful, action.place),
      );
    case "read":
      return withDoubts(painted(action.colouring), action.doubtful);
    case "check":
      return withDoubts(cube, withoutFacelet(cube.doubtful, action.place));
    case "colouring":
      return painted(action.colouring);
    case "twist":
      return {
        palette,
        ...fillIn(twistCorner(colouring, action.position, action.thirds)),
      };
    case "swap":
      return painted(swapCorners(colouring, ...action.positions));
    case "complete":
      return { ...cube, ...fillIn(colouring) };
    case "confirm":
      return painted(colouring);
    case "clear":
      return painted(EMPTY_NET);
    case "flip":
      return painted(flipNet(colouring));
    case "mirror-palette":
      return mirrorPalette(cube);
    case "paint-of":
      return { ...cube, palette: changePaint(palette, action.colour, action.letter) };
    case "index":
      return painted(netOfCube(action.index, solvedScheme(cube)));
  }
}

/** The scheme of the reader's cube; the usual one until it is known. */
export function solvedScheme(cube: YourCubeState): Scheme {
  const { repairs, scheme } = verdictOf(cube);
  return repairs[0].changed.length === 0 ? scheme : FACES;
}

/**
 * Paints one facelet, and replaces what the page had filled in: as soon as only one cube
 * matches, the rest is filled in. Painting blank fills in nothing.
 */
function paintOne(
  { colouring, filled = [] }: YourCubeState,
  { place, colour }: { place: number; colour: string },
): FilledColours {
  const net = filled.reduce((one, at) => repaint(one, [at], [BLANK]), colouring);
  const painted = repaint(net, [place], [colour]);
  return colour === BLANK ? { colouring: painted } : fillIn(painted);
}

function fillIn(net: Colouring): FilledColours {
  const only = net.includes(BLANK) ? matchingCubes(net).only : undefined;
  if (only === undefined) return { colouring: net };
  return {
    colouring: only,
    filled: [...net.keys()].filter((facelet) => net[facelet] === BLANK),
  };
}

/** The same paints on the same facelets, with the colours of right and left swapped. */
function mirrorPalette(cube: YourCubeState): YourCubeState {
  const { colouring, palette } = cube;
  const mirrored: Record<string, string> = { R: "L", L: "R" };
  return {
    ...cube,
    colouring: colouring.map((colour) => mirrored[colour] ?? colour),
    palette: FACES.map((face) => paintLetter(palette, mirrored[face] ?? face)),
  };
}

const verdicts = new WeakMap<YourCubeState, CubeVerdict>();

/** The verdict on the net; cached. */
export function verdictOf(cube: YourCubeState): CubeVerdict {
  const verdict = verdicts.get(cube) ?? checkNet(cube.colouring, cube.palette);
  verdicts.set(cube, verdict);
  return verdict;
}

function describe(cube: YourCubeState): string {
  const { cube: solvable, faults, blanks } = verdictOf(cube);
  if (solvable) {
    const count = cube.filled?.length ?? 0;
    const rest = count === 0 ? "" : `, with ${countWord(count, "sticker")} filled in`;
    return `Cube number ${formatNumber(solvable.index)}${rest}.${describeDoubts(cube)}`;
  }
  if (faults.length > 0) return `Not possible: ${faults[0].message}.`;
  return `${blanks} of ${FACELETS.length} stickers ${blanks === 1 ? "is" : "are"} blank.`;
}

/** The letters of the six faces' paints in the default hold. */
export function cubeFaceLetters(cube: YourCubeState): Record<Face, string> {
  return facePaintLetters(cube.palette, knownScheme(cube));
}

/** The names of the fixed corner's colours. */
export function fixedCornerColours(cube: YourCubeState): string[] {
  const { palette } = cube;
  const scheme = knownScheme(cube);
  return (["D", "B", "L"] as const).map((face) =>
    paintName(palette, scheme[FACES.indexOf(face)]),
  );
}

/** The usual scheme until the net is a cube. */
function knownScheme(cube: YourCubeState): Scheme {
  const verdict = verdictOf(cube);
  return verdict.cube ? verdict.scheme : FACES;
}
