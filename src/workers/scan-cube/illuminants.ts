import { FACES } from "#lib/puzzle/corners.ts";
import type { Rgb } from "./colour-space.ts";

/** The light measured on one sticker, and the index of the picture. */
export interface MeasuredSticker {
  readonly light: Rgb;
  readonly picture: number;
}

/** The strength of the light falling on a sticker, for red, green and blue. */
export type Illuminant = Rgb;

/** Added before taking logarithms, as dark values are unreliable. */
const FLOOR = 0.02;

/** The number of stickers at which the own illuminant of a picture, or of a face, counts half. */
const HALF_A_PICTURE = 4;
const HALF_A_FACE = 2;

const CHANNELS = [0, 1, 2] as const;

/** The light of a sticker under a white illuminant of strength 1. */
export function whiteBalanced({ light }: MeasuredSticker, illuminant: Illuminant): Rgb {
  return [light[0] / illuminant[0], light[1] / illuminant[1], light[2] / illuminant[2]];
}

/**
 * Initial guesses of the illuminants. As each colour occurs equally often, the mean of all
 * stickers is known (grey-world assumption): for the whole cube, nearly so for each picture,
 * or the illuminant is white.
 */
export function initialIlluminants(
  stickers: readonly MeasuredSticker[],
  paints: readonly Rgb[],
): Illuminant[][] {
  const grey = meanOf(paints);
  const whole = ratio(meanOf(stickers.map(({ light }) => light)), grey);
  const inPicture = stickers.map(({ picture }) =>
    ratio(
      meanOf(
        stickers.filter((one) => one.picture === picture).map(({ light }) => light),
      ),
      grey,
    ),
  );
  const strength = ([red, green, blue]: Illuminant) => (red + green + blue) / 3;
  return [
    stickers.map(() => whole),
    inPicture.map((own) => {
      const mixed = (i: 0 | 1 | 2) => Math.sqrt(own[i] * whole[i]);
      return [mixed(0), mixed(1), mixed(2)];
    }),
    inPicture.map((own) => [strength(own), strength(own), strength(own)]),
  ];
}

/**
 * Estimates the illuminants from the colours of the stickers: one for all pictures, a correction
 * for each picture, and a shade for each face.
 *
 * @param paintIndices  the number of the paint at each place
 * @param paints        the light that each of them sends back from white
 */
export function estimateIlluminants(
  stickers: readonly MeasuredSticker[],
  paintIndices: readonly number[],
  paints: readonly Rgb[],
): Illuminant[] {
  const logs = stickers.map(({ light }, place) =>
    CHANNELS.map((i) => {
      const paint = paints[paintIndices[place]][i];
      return {
        value: Math.log((light[i] + FLOOR) / (paint + FLOOR)),
        worth: paint / (paint + FLOOR * 4),
      };
    }),
  );
  const shares = stickers.map(() => [0, 0, 0]);
  const fitGroups = (
    groups: readonly unknown[],
    half: number,
    channels: readonly (readonly number[])[],
  ) => {
    for (const group of new Set(groups)) {
      const places = [...groups.keys()].filter((place) => groups[place] === group);
      for (const channelSet of channels) {
        const residuals = places.flatMap((place) =>
          channelSet.map((i) => {
            const { value, worth } = logs[place][i];
            return [value - shares[place][i], worth];
          }),
        );
        const share =
          weightedMedian(residuals) * (places.length / (places.length + half));
        for (const place of places) {
          for (const i of channelSet) shares[place][i] += share;
        }
      }
    }
  };
  const each = CHANNELS.map((i) => [i]);
  fitGroups(
    stickers.map(() => 0),
    0,
    each,
  );
  fitGroups(
    stickers.map(({ picture }) => picture),
    HALF_A_PICTURE,
    each,
  );
  fitGroups(
    stickers.map((_, place) => Math.floor((place * FACES.length) / stickers.length)),
    HALF_A_FACE,
    [CHANNELS],
  );
  return shares.map(([red, green, blue]) => [
    Math.exp(red),
    Math.exp(green),
    Math.exp(blue),
  ]);
}

/** The weighted median, which is robust against reflections. */
function weightedMedian(values: readonly (readonly number[])[]): number {
  const sorted = values.toSorted(([a], [b]) => a - b);
  const half = sorted.reduce((sum, [, worth]) => sum + worth, 0) / 2;
  let sum = 0;
  for (const [value, worth] of sorted) {
    sum += worth;
    if (sum >= half) return value;
  }
  return 0;
}

function meanOf(lights: readonly Rgb[]): Rgb {
  const mean = (i: 0 | 1 | 2) =>
    lights.reduce((sum, light) => sum + light[i], 0) / lights.length;
  return [mean(0), mean(1), mean(2)];
}

function ratio(light: Rgb, to: Rgb): Illuminant {
  const part = (i: 0 | 1 | 2) => Math.max(light[i], FLOOR / 2) / to[i];
  return [part(0), part(1), part(2)];
}
