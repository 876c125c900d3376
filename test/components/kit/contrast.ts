import { readFileSync } from "node:fs";

const tokens = readFileSync(
  new URL("../../../src/styles/tokens.css", import.meta.url),
  "utf8",
);

/** The values of a token, such as `--ink`, in light and in dark. */
export function valuesOf(name: string): [light: string, dark: string] {
  const value = new RegExp(`${name}: ([^;]+);`).exec(tokens)![1];
  const other = /^var\((--[\w-]+)\)$/.exec(value);
  if (other) return valuesOf(other[1]);
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g)!;
  return [light, dark];
}

/** A colour in sRGB, each part from 0 to 1. */
type Rgb = readonly number[];

export function rgbOf(colour: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
}

const linear = (rgb: Rgb) =>
  rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));

/** As defined by WCAG 2. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = linear(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** How different two colours look: their distance in Björn Ottosson's OKLab. */
export function difference(a: Rgb, b: Rgb): number {
  const [one, other] = [a, b].map(toOklab);
  return Math.hypot(...one.map((part, i) => part - other[i]));
}

function toOklab(rgb: Rgb): number[] {
  const [red, green, blue] = linear(rgb);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
