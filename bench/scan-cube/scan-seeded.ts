import { N_STATES, toFacelets, unrankState } from "#lib/index.ts";
import type { CameraPicture } from "#src/workers/scan-cube/camera-picture.ts";
import { randomBigCube } from "#lib/big-cube.ts";
import { colourBigCube } from "#lib/big-cube/facelets.ts";
import { scanBigCube } from "#src/workers/scan-cube/scan-big-cube.ts";
import { scanCube } from "#src/workers/scan-cube/scan-cube.ts";
import type { ScannedCube } from "#src/workers/scan-cube/scan-pictures.ts";
import type { ScanMode } from "#src/workers/scan-cube/camera-views.ts";
import { randomLook } from "./random-look.ts";
import { renderViews } from "./render-views.ts";
import type { Level } from "./levels.ts";
import { pick, seededRandom } from "./random.ts";

export interface Outcome {
  readonly read: ScannedCube;
  /** The places that were read wrong, and those of them that were not marked as doubtful. */
  readonly wrong: readonly number[];
  readonly unmarked: readonly number[];
}

const USUAL = "URFDLB";
/** Three of five cubes have the usual scheme; others its mirror image, or blue opposite white. */
const SCHEMES = [USUAL, USUAL, USUAL, "ULFDRB", "URFBLD"];
/** The letters of the paints that the cubes are drawn in. */
export const PALETTE = [..."WRGYOB"];

/** A cube of some kind in any state, and its pictures under a level's conditions. */
export function drawSeeded(
  seed: number,
  mode: ScanMode,
  level: Level,
): { colouring: string[]; pictures: CameraPicture[] } {
  const random = seededRandom(seed);
  const index = Math.floor(((random() + 1) / 2) * N_STATES) % N_STATES;
  const scheme = pick(random, SCHEMES);
  const facelets = [...toFacelets(unrankState(index))];
  const colouring = facelets.map((face) => scheme[USUAL.indexOf(face)]);
  const stickers = colouring.map((colour) => USUAL.indexOf(colour));
  const pictures = renderViews(stickers, randomLook(random), mode, level, random);
  return { colouring, pictures };
}

/** A 3×3×3 of some kind in any state, and the pictures of its six faces. */
export function drawSeededBig(
  seed: number,
  level: Level,
): { colouring: string[]; pictures: CameraPicture[] } {
  const random = seededRandom(seed);
  const cube = randomBigCube({ random: () => (random() + 1) / 2 });
  const colouring = colourBigCube(cube, [...pick(random, SCHEMES)]);
  const stickers = colouring.map((colour) => USUAL.indexOf(colour));
  const pictures = renderViews(
    stickers,
    randomLook(random),
    "six faces",
    level,
    random,
  );
  return { colouring, pictures };
}

/** Scans the pictures of a cube from `drawSeeded`, and compares the result with the cube. */
export function scanSeeded(seed: number, mode: ScanMode, level: Level): Outcome {
  const { colouring, pictures } = drawSeeded(seed, mode, level);
  return compare(scanCube({ mode, pictures, palette: PALETTE }), colouring);
}

/** The same with `drawSeededBig`. */
export function scanSeededBig(seed: number, level: Level): Outcome {
  const { colouring, pictures } = drawSeededBig(seed, level);
  const request = { mode: "six faces", pictures, palette: PALETTE } as const;
  return compare(scanBigCube(request), colouring);
}

function compare(read: ScannedCube, colouring: readonly string[]): Outcome {
  const wrong = [...colouring.keys()].filter(
    (at) => read.colouring[at] !== colouring[at],
  );
  const unmarked = wrong.filter((at) => !read.uncertain.includes(at));
  return { read, wrong, unmarked };
}
