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

/** As defined by WCAG 2. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
