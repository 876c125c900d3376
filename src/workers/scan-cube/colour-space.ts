/** Red, green and blue: of a screen 0..255, of light 0..1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness, and the colour from green to red and from blue to yellow. */
export type Oklab = readonly [lightness: number, a: number, b: number];

/** The light of a screen's colour (IEC 61966-2-1). */
export function toLight(screen: Rgb): Rgb {
  return [lightOf(screen[0]), lightOf(screen[1]), lightOf(screen[2])];
}

function lightOf(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * A colour in coordinates in which equal distances look about equally large.
 * @see https://bottosson.github.io/posts/oklab/ (Björn Ottosson, 2020)
 */
export function toOklab([r, g, b]: Rgb): Oklab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
