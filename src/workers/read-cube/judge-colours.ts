import { type Face, FACES } from "../../lib/puzzle/corners.ts";
import { type LikeliestCube, likeliestCube } from "../../lib/puzzle/likeliest-cube.ts";
import { type Oklab, type Rgb, toOklab } from "./colour-space.ts";
import {
  estimateLamps,
  firstLamps,
  type Lamp,
  type SeenSticker,
  underWhite,
} from "./lamps.ts";
import { lightOfPaint } from "./paint-lights.ts";

/** What the stickers of a whole cube were judged to be, together. */
export interface Judged extends LikeliestCube {
  /** `costs[place][i]`: how badly the colour `FACES[i]` fits what was seen at a place. */
  readonly costs: readonly (readonly number[])[];
}

/** How often lamps and colours are worked out by turns. */
const ROUNDS = 6;
/** How far a sticker of a paint is usually from the middle of that paint's, in OKLab. */
const SPREAD = 0.055;
/** Lightness says less than colour: a face may lie in the shade. */
const WEIGHT_OF_LIGHTNESS = 0.5;
/** However far a sticker is from a colour, it costs no more: it may be a reflection. */
const MOST = 14;
/** Of how many stickers the usual look of a paint is worth. */
const WORTH_OF_USUAL = 3;
/** An arrangement of the colours other than the usual is one in some thousands. */
export const COST_OF_SCHEME = 8;

/**
 * The cube that turns can solve and that fits best what was seen, all stickers together.
 * What lamps there were, and what this cube's paints look like, is worked out with it: from
 * the colours that are given to the stickers, then the colours again.
 *
 * @param seen     the 24 stickers, in the order of `FACELETS`
 * @param palette  the letters of the cube's paints, in the order of `FACES`
 * @param lamps    a guess of the lamps, as `guessLamps` makes it
 */
export function judgeColours(
  seen: readonly SeenSticker[],
  palette: readonly string[],
  lamps: readonly Lamp[],
): Judged {
  const usual = palette.map(lightOfPaint);
  let judged = judgeUnder(lamps, seen, usual.map(toOklab));
  for (let round = 1, same = 0; round < ROUNDS && same < 2; round++) {
    const given = judged.colouring.map((colour) => FACES.indexOf(colour as Face));
    const looks = looksUnder(lamps, seen);
    lamps = estimateLamps(seen, given, usual);
    const next = judgeUnder(lamps, seen, middlesOf(looks, given, usual));
    same = next.colouring.join() === judged.colouring.join() ? same + 1 : 0;
    judged = next;
  }
  return judged;
}

/** Of the lamps that there may have been, those under which a cube fits best at once. */
export function guessLamps(
  seen: readonly SeenSticker[],
  palette: readonly string[],
): { lamps: readonly Lamp[]; cost: number } {
  const usual = palette.map(lightOfPaint);
  const guesses = firstLamps(seen, usual).map((lamps) => {
    const { cost } = judgeUnder(lamps, seen, usual.map(toOklab));
    return { lamps, cost };
  });
  return guesses.reduce((best, one) => (one.cost < best.cost ? one : best));
}

function judgeUnder(
  lamps: readonly Lamp[],
  seen: readonly SeenSticker[],
  middles: readonly Oklab[],
): Judged {
  const costs = costsOf(looksUnder(lamps, seen), middles);
  return { costs, ...likeliestCube(costs, FACES, COST_OF_SCHEME) };
}

function looksUnder(lamps: readonly Lamp[], seen: readonly SeenSticker[]): Oklab[] {
  return seen.map((one, place) => toOklab(underWhite(one, lamps[place])));
}

function costsOf(looks: readonly Oklab[], middles: readonly Oklab[]): number[][] {
  return looks.map((look) =>
    middles.map((middle) => {
      const nearness = distanceSquared(look, middle) / (2 * SPREAD ** 2);
      return MOST * (1 - Math.exp(-nearness / MOST));
    }),
  );
}

/** What the paints of this cube look like: between the usual look and what was seen. */
function middlesOf(
  looks: readonly Oklab[],
  given: readonly number[],
  usual: readonly Rgb[],
): Oklab[] {
  return usual.map((light, colour) => {
    const prior = toOklab(light);
    const sum = prior.map((entry) => entry * WORTH_OF_USUAL);
    let worth = WORTH_OF_USUAL;
    looks.forEach((look, place) => {
      if (given[place] !== colour) return;
      const weight = 1 / (1 + distanceSquared(look, prior) / (4 * SPREAD ** 2));
      look.forEach((entry, i) => (sum[i] += entry * weight));
      worth += weight;
    });
    return [sum[0] / worth, sum[1] / worth, sum[2] / worth];
  });
}

function distanceSquared(one: Oklab, other: Oklab): number {
  const [l, a, b] = one.map((entry, i) => entry - other[i]);
  return (l * WEIGHT_OF_LIGHTNESS) ** 2 + a ** 2 + b ** 2;
}
