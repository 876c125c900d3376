import { type Face, FACES } from "#lib/puzzle/corners.ts";
import type { LikeliestCube } from "#lib/puzzle/likeliest-cube.ts";
import { type Oklab, type Rgb, toOklab } from "./colour-space.ts";
import type { CubeModel, StickerCosts } from "./cube-model.ts";
import {
  estimateIlluminants,
  initialIlluminants,
  type Illuminant,
  type MeasuredSticker,
  whiteBalanced,
} from "./illuminants.ts";
import { paintLight } from "./paint-lights.ts";

/** The most likely cube, and the costs of all colours on its facelets. */
export interface ClassifiedCube extends LikeliestCube {
  readonly costs: StickerCosts;
}

/** The maximum number of rounds of estimating illuminants and colours. */
const MAX_ROUNDS = 6;
/** The usual deviation of a sticker from the mean of its paint, in OKLab. */
const USUAL_DEVIATION = 0.055;
/** Lightness counts less than hue, as a face may be in the shade. */
const LIGHTNESS_WEIGHT = 0.5;
/** The maximum cost of a sticker, which may be a reflection. */
const MAX_COST = 14;
/** The weight of the usual colour of a paint, in stickers. */
const PRIOR_WEIGHT = 3;

/**
 * Finds the solvable cube that fits all stickers best. Alternates between estimating the
 * illuminants and paints from the assigned colours, and assigning colours.
 *
 * @param stickers     all stickers of the cube, in the order of facelet strings
 * @param palette      the letters of the cube's paints, in the order of `FACES`
 * @param illuminants  a guess from `guessIlluminants`
 */
export function classifyStickers(
  stickers: readonly MeasuredSticker[],
  model: CubeModel,
  palette: readonly string[],
  illuminants: readonly Illuminant[],
): ClassifiedCube {
  const usual = palette.map(paintLight);
  const classify = (looks: readonly Oklab[], paints: readonly Oklab[]) => {
    const costs = costsOf(looks, paints);
    return { costs, ...model.likeliest(costs) };
  };
  let classified = classify(balancedColours(illuminants, stickers), usual.map(toOklab));
  for (let round = 1, same = 0; round < MAX_ROUNDS && same < 2; round++) {
    const paintIndices = classified.colouring.map((colour) =>
      FACES.indexOf(colour as Face),
    );
    const looks = balancedColours(
      estimateIlluminants(stickers, paintIndices, usual),
      stickers,
    );
    const next = classify(looks, estimatePaints(looks, paintIndices, usual));
    same = next.colouring.join() === classified.colouring.join() ? same + 1 : 0;
    classified = next;
  }
  return classified;
}

/** Possible illuminants, and the cost of each colour on each sticker under them. */
export interface Guess {
  readonly illuminants: readonly Illuminant[];
  readonly costs: StickerCosts;
}

/** Guesses the illuminants from the stickers alone, in any order. */
export function guessIlluminants(
  stickers: readonly MeasuredSticker[],
  palette: readonly string[],
): Guess[] {
  const usual = palette.map(paintLight);
  return initialIlluminants(stickers, usual).map((illuminants) => ({
    illuminants,
    costs: costsOf(balancedColours(illuminants, stickers), usual.map(toOklab)),
  }));
}

function balancedColours(
  illuminants: readonly Illuminant[],
  stickers: readonly MeasuredSticker[],
): Oklab[] {
  return stickers.map((one, place) => toOklab(whiteBalanced(one, illuminants[place])));
}

function costsOf(looks: readonly Oklab[], middles: readonly Oklab[]): number[][] {
  return looks.map((look) =>
    middles.map((middle) => {
      const nearness = distanceSquared(look, middle) / (2 * USUAL_DEVIATION ** 2);
      return MAX_COST * (1 - Math.exp(-nearness / MAX_COST));
    }),
  );
}

/** Estimates the paints of this cube: a weighted mean of usual and measured colours. */
function estimatePaints(
  looks: readonly Oklab[],
  paintIndices: readonly number[],
  usual: readonly Rgb[],
): Oklab[] {
  return usual.map((light, colour) => {
    const prior = toOklab(light);
    const sum = prior.map((entry) => entry * PRIOR_WEIGHT);
    let worth = PRIOR_WEIGHT;
    looks.forEach((look, place) => {
      if (paintIndices[place] !== colour) return;
      const weight =
        1 / (1 + distanceSquared(look, prior) / (4 * USUAL_DEVIATION ** 2));
      look.forEach((entry, i) => (sum[i] += entry * weight));
      worth += weight;
    });
    return [sum[0] / worth, sum[1] / worth, sum[2] / worth];
  });
}

function distanceSquared(one: Oklab, other: Oklab): number {
  const [l, a, b] = one.map((entry, i) => entry - other[i]);
  return (l * LIGHTNESS_WEIGHT) ** 2 + a ** 2 + b ** 2;
}
