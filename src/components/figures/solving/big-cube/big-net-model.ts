import {
  cubeFromColours,
  colourBigCube,
  centreColours,
} from "#lib/big-cube/facelets.ts";
import { CENTRE_FACELETS, BIG_FACELETS } from "#lib/big-cube/facelets.ts";
import { type BigCubeFault, findBigFaults } from "#lib/big-cube/cube-faults.ts";
import {
  fillInColours,
  type FittingBigCubes,
  fittingBigCubes,
} from "#lib/big-cube/fitting-cubes.ts";
import { type BigRepair, nearestBigCubes } from "#lib/big-cube/nearest-cubes.ts";
import { rankBigCube } from "#lib/big-cube/number.ts";
import type { BigCube } from "#lib/big-cube/state.ts";
import { BLANK, type Colouring } from "#lib/puzzle/colourings.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { repaint } from "../your-cube/colouring-edits.ts";
import {
  changePaint,
  type FilledColours,
  type PaintedNet,
} from "../your-cube/painted-net.ts";
import { paintName, USUAL_PALETTE } from "../your-cube/paints.ts";
import {
  decodeScannedNet,
  describeDoubts,
  encodeScannedNet,
  type ScannedNet,
  withDoubts,
  withoutFacelet,
} from "../your-cube/scanned-net.ts";
import { areCentresDifferent, centresLike } from "./centres.ts";

export type BigNetAction =
  | { type: "paint"; place: number; colour: string }
  | { type: "colouring"; colouring: Colouring }
  | { type: "read"; colouring: Colouring; doubtful: readonly number[] }
  /** The reader has checked a doubtful facelet. */
  | { type: "check"; place: number }
  /** The reader has confirmed the filled-in facelets. */
  | { type: "confirm" }
  | { type: "clear" }
  /** Changes the paint of a colour, or swaps it with the colour that has it. */
  | { type: "paint-of"; colour: number; letter: string }
  /** This cube, with the centres as they are. */
  | { type: "cube"; cube: BigCube };

/** Nothing but centres, as most people hold a cube: to be replaced by the reader's. */
const EMPTY: FilledColours = {
  colouring: BIG_FACELETS.map(({ face, faces }) => (faces.length === 1 ? face : BLANK)),
  filled: CENTRE_FACELETS,
};

/** The net of the 3×3×3. The six centres are always painted. */
export const bigNetModel: WidgetModel<ScannedNet, BigNetAction> = {
  key: "big-net",
  version: 1,
  initial: { palette: USUAL_PALETTE, ...EMPTY },
  update(net, action) {
    const next = change(net, action);
    return encodeScannedNet(next) === encodeScannedNet(net) ? net : next;
  },
  encode: encodeScannedNet,
  decode: (text) => decodeScannedNet(text, BIG_FACELETS.length, fillIn),
  describe,
};

function change(net: ScannedNet, action: BigNetAction): ScannedNet {
  const { colouring, palette } = net;
  switch (action.type) {
    case "paint":
      return withDoubts(
        { palette, ...paintOne(net, action) },
        withoutFacelet(net.doubtful, action.place),
      );
    case "colouring":
      return { palette, ...fillIn(action.colouring) };
    case "read":
      return withDoubts({ palette, colouring: action.colouring }, action.doubtful);
    case "check":
      return withDoubts(net, withoutFacelet(net.doubtful, action.place));
    case "confirm":
      return { palette, colouring };
    case "clear":
      return { palette, ...EMPTY };
    case "paint-of":
      return { ...net, palette: changePaint(palette, action.colour, action.letter) };
    case "cube":
      return { palette, colouring: colourBigCube(action.cube, centresLike(colouring)) };
  }
}

/**
 * Paints one facelet, and replaces what the page had filled in. A centre takes its colour from
 * another centre that has it, because all six are different.
 */
function paintOne(
  { colouring, filled = [] }: PaintedNet,
  { place, colour }: { place: number; colour: string },
): FilledColours {
  const others = CENTRE_FACELETS.includes(place)
    ? CENTRE_FACELETS.filter((centre) => colouring[centre] === colour)
    : [];
  const net = repaint(
    colouring,
    [...filled, ...others],
    [...filled, ...others].map(() => BLANK),
  );
  return fillIn(repaint(net, [place], [colour]));
}

/** Fills in the centres, and every facelet for which only one colour is left. */
function fillIn(painted: Colouring): FilledColours {
  const withCentres = repaint(painted, CENTRE_FACELETS, centresLike(painted));
  const colouring = complete(withCentres);
  const filled = [...painted.keys()].filter(
    (place) => painted[place] === BLANK && colouring[place] !== BLANK,
  );
  return { colouring, ...(filled.length > 0 && { filled }) };
}

function complete(colouring: Colouring): Colouring {
  const fitting = colouring.includes(BLANK) ? fittingOf(colouring) : undefined;
  if (!fitting || fitting.count === 0n) return colouring;
  const completed = fillInColours(colouring, fitting);
  fittingCache.set(completed, fitting);
  return completed;
}

const fittingCache = new WeakMap<Colouring, FittingBigCubes>();

/** The cubes that fit a net, cached; undefined if its centres are not six colours. */
function fittingOf(colouring: Colouring): FittingBigCubes | undefined {
  if (!areCentresDifferent(colouring)) return undefined;
  const fitting = fittingCache.get(colouring) ?? fittingBigCubes(colouring);
  fittingCache.set(colouring, fitting);
  return fitting;
}

/** The result of checking 54 facelets, painted or blank. */
export interface BigNetVerdict {
  readonly blanks: number;
  readonly faults: readonly BigCubeFault[];
  /** The repairs with the fewest changes, at most `MAX_BIG_REPAIRS`; none if nothing is wrong. */
  readonly repairs: readonly BigRepair[];
  /** How many cubes fit what is painted. */
  readonly fitting: bigint;
  /** The cube as it is held, if it is complete and can be solved. */
  readonly cube?: BigCube;
}

/** One more than there are edges to flip: a longer list would not help. */
export const MAX_BIG_REPAIRS = 13;

const verdicts = new WeakMap<PaintedNet, BigNetVerdict>();

/** The verdict on the net; cached. */
export function bigVerdictOf(net: PaintedNet): BigNetVerdict {
  const verdict = verdicts.get(net) ?? check(net);
  verdicts.set(net, verdict);
  return verdict;
}

function check({ colouring, palette }: PaintedNet): BigNetVerdict {
  const blanks = colouring.filter((colour) => colour === BLANK).length;
  const fitting = fittingOf(colouring)?.count ?? 0n;
  if (fitting > 0n) {
    const cube = blanks === 0 ? cubeFromColours(colouring) : undefined;
    return { blanks, faults: [], repairs: [], fitting, ...(cube && { cube }) };
  }
  const faults = findBigFaults(colouring, (colour) => paintName(palette, colour));
  const areCentresWrong = faults[0].kind === "centres";
  const repairs = areCentresWrong ? [] : nearestBigCubes(colouring, MAX_BIG_REPAIRS);
  return { blanks, faults, repairs, fitting };
}

function describe(net: ScannedNet): string {
  const { cube, faults, blanks } = bigVerdictOf(net);
  if (faults.length > 0) return `Not possible: ${faults[0].message}.`;
  if (!cube) {
    return `${blanks} of ${BIG_FACELETS.length} stickers ${blanks === 1 ? "is" : "are"} blank.`;
  }
  if (rankBigCube(cube) === 0n) return "This cube is solved.";
  const filled = net.filled?.length ?? 0;
  const rest = filled === 0 ? "" : `, with ${countWord(filled, "sticker")} filled in`;
  return `This cube can be solved${rest}.${describeDoubts(net)}`;
}

/** The names of the paints on the six centres, in the order U R F D L B. */
export function centreNames({ colouring, palette }: PaintedNet): string[] {
  return centreColours(colouring).map((colour) => paintName(palette, colour));
}
