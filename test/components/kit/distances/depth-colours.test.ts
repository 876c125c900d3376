import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  depthColour,
  depthInk,
  N_DEPTH_COLOURS,
} from "../../../../src/components/kit/distances/depth-colours.ts";

const tokens = readFileSync(
  new URL("../../../../src/styles/tokens.css", import.meta.url),
  "utf8",
);

/** The values of a token in light and in dark. */
function shades(use: string): [light: string, dark: string] {
  const name = /^var\((--[\w-]+)\)$/.exec(use)![1];
  const value = new RegExp(`${name}: ([^;]+);`).exec(tokens)![1];
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g)!;
  return [light, dark];
}

/** As defined by WCAG 2. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test("writing on the colour of any distance is readable, in light and in dark", () => {
  for (let distance = 0; distance < N_DEPTH_COLOURS; distance++) {
    const ground = shades(depthColour(distance));
    const ink = shades(depthInk(distance));
    for (const theme of [0, 1]) {
      expect(contrast(ground[theme], ink[theme]), `${distance}`).toBeGreaterThan(4.5);
    }
  }
});
