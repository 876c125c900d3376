import { N_STATES, toFacelets, unrankState } from "../../src/lib/index.ts";
import type { Picture } from "../../src/workers/read-cube/picture.ts";
import { type ReadCube, readCube } from "../../src/workers/read-cube/read-cube.ts";
import type { WayToShow } from "../../src/workers/read-cube/views.ts";
import { drawLook } from "./cube-look.ts";
import { drawViews } from "./draw-view.ts";
import type { Level } from "./levels.ts";
import { pick, seededRandom } from "./random.ts";

export interface Outcome {
  readonly read: ReadCube;
  /** The places that were read wrong, and those of them that were not marked as doubtful. */
  readonly wrong: readonly number[];
  readonly unmarked: readonly number[];
}

const USUAL = "URFDLB";
/** Three of five cubes have the usual scheme; others its mirror image, or blue opposite white. */
const SCHEMES = [USUAL, USUAL, USUAL, "ULFDRB", "URFBLD"];
/** The letters of the paints that the cubes are drawn in. */
const PALETTE = [..."WRGYOB"];

/** A cube of some kind in any state, and its pictures under a level's conditions. */
export function drawSeeded(
  seed: number,
  way: WayToShow,
  level: Level,
): { colouring: string[]; pictures: Picture[] } {
  const random = seededRandom(seed);
  const index = Math.floor(((random() + 1) / 2) * N_STATES) % N_STATES;
  const scheme = pick(random, SCHEMES);
  const facelets = [...toFacelets(unrankState(index))];
  const colouring = facelets.map((face) => scheme[USUAL.indexOf(face)]);
  const stickers = colouring.map((colour) => USUAL.indexOf(colour));
  const pictures = drawViews(stickers, drawLook(random), way, level, random);
  return { colouring, pictures };
}

/** Draws such a cube, and reads it again. */
export function readSeeded(seed: number, way: WayToShow, level: Level): Outcome {
  const { colouring, pictures } = drawSeeded(seed, way, level);
  const read = readCube({ way, pictures, palette: PALETTE });
  const wrong = [...colouring.keys()].filter(
    (at) => read.colouring[at] !== colouring[at],
  );
  const unmarked = wrong.filter((at) => !read.doubtful.includes(at));
  return { read, wrong, unmarked };
}
