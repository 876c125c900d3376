import type { Colouring } from "../../lib/puzzle/colourings.ts";
import { FACELETS, FACES } from "../../lib/puzzle/corners.ts";
import { fitOutline } from "./fit-outline.ts";
import { leastCosts } from "../../lib/puzzle/likeliest-cube.ts";
import { allSymmetries, isMirrored } from "../../lib/puzzle/symmetries.ts";
import { type Hold, holdsAsAsked, holdsInOtherOrders } from "./holds.ts";
import {
  UNUSUAL_SCHEME_COST,
  guessIlluminants,
  type ClassifiedCube,
  classifyStickers,
} from "./classify-stickers.ts";
import type { MeasuredSticker } from "./illuminants.ts";
import type { CameraPicture } from "./camera-picture.ts";
import { rankHolds, type RankedHold } from "./rank-holds.ts";
import { sampleStickers } from "./sample-stickers.ts";
import { viewsIn, type ScanMode } from "./camera-views.ts";

/** The pictures of a cube, one for each view of a mode. */
export interface ScanRequest {
  readonly mode: ScanMode;
  readonly pictures: readonly CameraPicture[];
  /** The letters of the cube's paints, in the order of `FACES`. */
  readonly palette: readonly string[];
}

/** A cube recognised in pictures. */
export interface ScannedCube {
  readonly colouring: Colouring;
  /** The facelets whose colour differs in another cube that fits nearly as well. */
  readonly uncertain: readonly number[];
  /** Whether the fit is good enough to accept the cube. */
  readonly isClear: boolean;
  /**
   * The orders in which the pictures show different cubes, each as the number of the view
   * that each picture shows. The reading is clear only if there is exactly one.
   */
  readonly orders: readonly (readonly number[])[];
}

/** How many candidates are classified completely: in the requested order, and in others. */
const FOLLOWED = 3;
const FOLLOWED_ORDERS = 8;
/** Other orders with a higher initial cost are skipped. */
const MOST_AT_FIRST = 36;
/** Other orders are considered only if the requested order costs more than this. */
const MOST_IN_ORDER = 14;
/** Two orders fit equally well if their costs differ by less. */
const DOUBT_OF_ORDER = 3;
/** A colour is uncertain if another one costs at most this much more. */
const MAX_COST_MARGIN = 7;
/** Scans with a higher cost per sticker, or more uncertain stickers, are rejected. */
const MAX_STICKER_COST = 1.6;
const MAX_UNCERTAIN = 12;

/** A hold, judged to the end. */
interface Reading {
  readonly hold: Hold;
  readonly judged: ClassifiedCube;
  readonly total: number;
}

/**
 * Reads a cube from its pictures, one for each view of a way to show it.
 *
 * A corner may have been turned by a third, the top and the bottom in any way, and the six
 * faces may come in any order: the cube that fits best says how they were held. When another
 * order fits best, it has to fit well and alone.
 */
export function scanCube({ mode, pictures, palette }: ScanRequest): ScannedCube {
  const views = viewsIn(mode);
  const seen = views.flatMap((view, picture) =>
    sampleStickers(pictures[picture], view, fitOutline(pictures[picture], view)).map(
      (light): MeasuredSticker => ({ light, picture }),
    ),
  );
  const guesses = guessIlluminants(seen, palette);
  const judge = ({ hold, guess }: RankedHold): Reading => {
    const inPlace = <Item>(items: readonly Item[]) =>
      hold.stickers.map((sticker) => items[sticker]);
    const judged = classifyStickers(inPlace(seen), palette, inPlace(guess.illuminants));
    return { hold, judged, total: judged.cost + hold.cost };
  };
  const asked = rankHolds(holdsAsAsked(views), guesses, FOLLOWED).map(judge);
  const others =
    mode === "six faces"
      ? rankHolds(holdsInOtherOrders(views), guesses, FOLLOWED_ORDERS, MOST_AT_FIRST)
      : [];
  const readings = [...asked, ...others.map(judge)].toSorted(
    (a, b) => a.total - b.total,
  );
  const [best] = readings;
  const fitting = asked.includes(best)
    ? [best]
    : readings.filter(
        (one) =>
          one.judged.cost <= MOST_IN_ORDER &&
          (asked.includes(one) || one.total < best.total + DOUBT_OF_ORDER),
      );
  const orders = differentCubes(fitting).map(({ hold }) => hold.order);
  const { colouring } = best.judged;
  const doubtful = doubtfulPlaces(
    best,
    readings.filter(({ hold }) => hold.order.join() === best.hold.order.join()),
  );
  const isClear =
    orders.length === 1 &&
    best.judged.cost <= MAX_STICKER_COST * FACELETS.length &&
    doubtful.length <= MAX_UNCERTAIN;
  return { colouring, uncertain: doubtful, isClear, orders };
}

/** The first reading of each cube, however the cube is turned as a whole. */
function differentCubes(readings: readonly Reading[]): Reading[] {
  const rotations = allSymmetries().filter((one) => !isMirrored(one));
  const isSame = (one: Colouring, other: Colouring) =>
    rotations.some(({ places }) => places.every((to, from) => one[from] === other[to]));
  return readings.filter(
    ({ judged }, i) =>
      !readings
        .slice(0, i)
        .some((before) => isSame(before.judged.colouring, judged.colouring)),
  );
}

/** The places where another cube that fits one of the readings nearly as well differs. */
function doubtfulPlaces(best: Reading, readings: readonly Reading[]): number[] {
  const { colouring } = best.judged;
  const places = readings
    .filter(({ total }) => total < best.total + MAX_COST_MARGIN)
    .flatMap(({ hold, judged: { costs } }) =>
      leastCosts(costs, FACES, UNUSUAL_SCHEME_COST).flatMap((least, place) =>
        FACES.some(
          (face, i) =>
            face !== colouring[place] &&
            least[i] + hold.cost < best.total + MAX_COST_MARGIN,
        )
          ? place
          : [],
      ),
    );
  return [...new Set(places)].toSorted((a, b) => a - b);
}
