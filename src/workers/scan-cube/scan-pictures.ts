import type { Colouring } from "#lib/puzzle/colourings.ts";
import { FACES } from "#lib/puzzle/corners.ts";
import { allRotations } from "#lib/puzzle/symmetries.ts";
import { fitOutline } from "./fit-outline.ts";
import { type Hold, holdsInGivenOrder, holdsInOtherOrders } from "./holds.ts";
import type { CubeModel } from "./cube-model.ts";
import {
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

/** The most candidates to classify completely: in the requested order, and in others. */
const MAX_CANDIDATES = 3;
const MAX_OTHER_CANDIDATES = 8;
// The limits below were tuned with `bench/scan-cube.ts`, over its seeds at all levels.

/** Another order is accepted only if it costs at most this per sticker in the end. */
const MAX_FINAL_ORDER_COST = 7 / 12;
/** Two orders fit equally well if their costs differ by less. */
const MIN_ORDER_MARGIN = 3;
/** A colour is uncertain if another one costs at most this much more. */
const MAX_COST_MARGIN = 7;
/** Scans with a higher cost per sticker, or a larger share of uncertain ones, are rejected. */
const MAX_STICKER_COST = 1.6;
const MAX_UNCERTAIN = 1 / 2;
/** A picture of a wall has a contrast below 0.01, one of a cube in the worst light 0.04. */
const MIN_CONTRAST = 0.02;

const NO_CUBE: ScannedCube = {
  colouring: [],
  uncertain: [],
  isClear: false,
  orders: [],
};

/** A hold with its classified stickers. */
interface Candidate {
  readonly hold: Hold;
  readonly classified: ClassifiedCube;
  readonly total: number;
}

/**
 * Recognises a cube in its pictures, one for each view of the mode.
 *
 * A corner view may have been turned by a third, the top and the bottom by any quarter, and
 * the six faces may come in any order: the best fit decides. An order other than the given one
 * must fit well, and no different cube may fit equally well.
 */
export function scanPictures(
  { mode, pictures, palette }: ScanRequest,
  model: CubeModel,
): ScannedCube {
  const views = viewsIn(mode, model.perEdge);
  const fits = views.map((view, picture) => fitOutline(pictures[picture], view));
  if (fits.some(({ contrast }) => contrast < MIN_CONTRAST)) return NO_CUBE;
  const measured = views.flatMap((view, picture) =>
    sampleStickers(pictures[picture], view, fits[picture].pose).map(
      (light): MeasuredSticker => ({ light, picture }),
    ),
  );
  const guesses = guessIlluminants(measured, palette);
  const classify = ({ hold, guess }: RankedHold): Candidate => {
    const inPlace = <Item>(items: readonly Item[]) =>
      hold.stickers.map((sticker) => items[sticker]);
    const classified = classifyStickers(
      inPlace(measured),
      model,
      palette,
      inPlace(guess.illuminants),
    );
    return { hold, classified, total: classified.cost + hold.cost };
  };
  const inGivenOrder = rankHolds(
    holdsInGivenOrder(views),
    guesses,
    model,
    MAX_CANDIDATES,
  ).map(classify);
  const others =
    mode === "six faces"
      ? rankHolds(
          holdsInOtherOrders(views),
          guesses,
          model,
          MAX_OTHER_CANDIDATES,
          model.maxInitialOrderCost * measured.length,
        )
      : [];
  const candidates = [...inGivenOrder, ...others.map(classify)].toSorted(
    (a, b) => a.total - b.total,
  );
  const [best] = candidates;
  const plausible = inGivenOrder.includes(best)
    ? [best]
    : candidates.filter(
        (one) =>
          one.classified.cost <= MAX_FINAL_ORDER_COST * measured.length &&
          (inGivenOrder.includes(one) || one.total < best.total + MIN_ORDER_MARGIN),
      );
  const orders = distinctCubes(plausible, model).map(({ hold }) => hold.order);
  const { colouring } = best.classified;
  const uncertain = uncertainFacelets(
    best,
    candidates.filter(({ hold }) => hold.order.join() === best.hold.order.join()),
    model,
  );
  const isClear =
    orders.length === 1 &&
    best.classified.cost <= MAX_STICKER_COST * measured.length &&
    uncertain.length <= MAX_UNCERTAIN * measured.length;
  return { colouring, uncertain, isClear, orders };
}

/** The first candidate of each cube; rotations of the whole cube count as the same. */
function distinctCubes(
  candidates: readonly Candidate[],
  model: CubeModel,
): Candidate[] {
  const rotations = allRotations();
  const seen = new Set<string>();
  return candidates.filter(({ classified: { colouring } }) => {
    const isNew = !seen.has(colouring.join());
    if (isNew)
      for (const one of rotations) seen.add(model.rotate(colouring, one).join());
    return isNew;
  });
}

/** The facelets that differ in another cube that fits nearly as well. */
function uncertainFacelets(
  best: Candidate,
  candidates: readonly Candidate[],
  model: CubeModel,
): number[] {
  const { colouring } = best.classified;
  const limit = best.total + MAX_COST_MARGIN;
  const places = candidates
    .filter(({ total }) => total < limit)
    .flatMap(({ hold, classified: { costs } }) =>
      model
        .leastCosts(costs, limit - hold.cost)
        .flatMap((least, place) =>
          FACES.some(
            (face, i) => face !== colouring[place] && least[i] + hold.cost < limit,
          )
            ? place
            : [],
        ),
    );
  return [...new Set(places)].toSorted((a, b) => a - b);
}
