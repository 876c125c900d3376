import type { Colouring } from "../../lib/puzzle/colourings.ts";
import { FACELETS, FACES } from "../../lib/puzzle/corners.ts";
import { fitOutline } from "./fit-outline.ts";
import { leastCosts } from "../../lib/puzzle/likeliest-cube.ts";
import {
  UNUSUAL_SCHEME_COST,
  guessIlluminants,
  classifyStickers,
} from "./classify-stickers.ts";
import type { MeasuredSticker } from "./illuminants.ts";
import type { CameraPicture } from "./camera-picture.ts";
import { sampleStickers } from "./sample-stickers.ts";
import {
  rotatedFacelets,
  type CameraView,
  viewsIn,
  type ScanMode,
} from "./camera-views.ts";

/** What to read, and from which pictures: one for each view. */
export interface ScanRequest {
  readonly mode: ScanMode;
  readonly pictures: readonly CameraPicture[];
  /** The letters of the cube's paints, in the order of `FACES`. */
  readonly palette: readonly string[];
}

/** A cube that was read from pictures. */
export interface ScannedCube {
  readonly colouring: Colouring;
  /** The places that another cube which fits nearly as well shows in another colour. */
  readonly uncertain: readonly number[];
  /** Whether it fits well enough to be the cube that was shown. */
  readonly isClear: boolean;
}

/** A view that was turned in another way than asked for is one in some hundreds. */
const TURN_COST = 5;
/** How many ways to have held the cube are judged to the end. */
const MAX_CANDIDATES = 3;
/** A colour is doubtful when another is no less likely than one in some thousands. */
const MAX_COST_MARGIN = 7;
/** What fits worse than this, per sticker, or in more stickers' doubt, is not taken for a cube. */
const MAX_STICKER_COST = 1.6;
const MAX_UNCERTAIN = 12;

/**
 * Reads a cube from its pictures, one for each view of a way to show it.
 *
 * A corner may have been turned by a third, and the top and the bottom in any way: the cube
 * that fits best says how they were held.
 */
export function scanCube({ mode, pictures, palette }: ScanRequest): ScannedCube {
  const views = viewsIn(mode);
  const lights = views.map((view, i) =>
    sampleStickers(pictures[i], view, fitOutline(pictures[i], view)),
  );
  const readings = possibleTurns(views)
    .map(({ turns, cost }) => {
      const stickers = new Array<MeasuredSticker>(FACELETS.length);
      views.forEach((view, picture) => {
        rotatedFacelets(view, turns[picture]).forEach((place, i) => {
          stickers[place] = { light: lights[picture][i], picture };
        });
      });
      return { seen: stickers, cost, guess: guessIlluminants(stickers, palette) };
    })
    .toSorted((a, b) => a.guess.cost + a.cost - b.guess.cost - b.cost)
    .slice(0, MAX_CANDIDATES)
    .map(({ seen: stickers, cost, guess }) => ({
      judged: classifyStickers(stickers, palette, guess.lamps),
      cost,
    }));
  const best = readings.reduce((one, other) =>
    other.judged.cost + other.cost < one.judged.cost + one.cost ? other : one,
  );
  const { colouring } = best.judged;
  const bestCost = best.judged.cost + best.cost;
  const plausible = readings.filter(
    ({ judged: classified, cost }) =>
      classified.cost + cost < bestCost + MAX_COST_MARGIN,
  );
  const doubtful = plausible.flatMap(({ judged: { costs }, cost }) =>
    leastCosts(costs, FACES, UNUSUAL_SCHEME_COST).flatMap((least, place) =>
      FACES.some(
        (face, i) =>
          face !== colouring[place] && least[i] + cost < bestCost + MAX_COST_MARGIN,
      )
        ? place
        : [],
    ),
  );
  const places = [...new Set(doubtful)].toSorted((a, b) => a - b);
  const isClear =
    best.judged.cost <= MAX_STICKER_COST * FACELETS.length &&
    places.length <= MAX_UNCERTAIN;
  return { colouring, uncertain: places, isClear };
}

/** How each view may have been turned, and what that costs: the first as asked for. */
function possibleTurns(
  views: readonly CameraView[],
): { turns: number[]; cost: number }[] {
  return views.reduce<{ turns: number[]; cost: number }[]>(
    (combinations, { possibleTurns: mayTurn }) =>
      combinations.flatMap(({ turns, cost }) =>
        Array.from({ length: mayTurn }, (_, turn) => ({
          turns: [...turns, turn],
          cost: cost + (turn === 0 ? 0 : TURN_COST),
        })),
      ),
    [{ turns: [], cost: 0 }],
  );
}
