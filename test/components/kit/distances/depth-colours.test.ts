import { expect, test } from "vitest";
import {
  depthColour,
  depthInk,
  N_DEPTH_COLOURS,
} from "#kit/distances/depth-colours.ts";
import { contrast, difference, rgbOf, valuesOf } from "../contrast.ts";

/** The values of `var(--token)` in light and in dark. */
const shades = (use: string) => valuesOf(use.slice("var(".length, -1)).map(rgbOf);

test("writing on the colour of any distance is readable, in light and in dark", () => {
  for (let distance = 0; distance < N_DEPTH_COLOURS; distance++) {
    const ground = shades(depthColour(distance));
    const ink = shades(depthInk(distance));
    for (const theme of [0, 1]) {
      expect(contrast(ground[theme], ink[theme]), `${distance}`).toBeGreaterThan(4.5);
    }
  }
});

test("neighbouring distances can be told apart in small cells, in light and in dark", () => {
  for (let distance = 1; distance < N_DEPTH_COLOURS; distance++) {
    const [nearer, farther] = [distance - 1, distance].map((each) =>
      shades(depthColour(each)),
    );
    for (const theme of [0, 1]) {
      const apart = difference(nearer[theme], farther[theme]);
      expect(apart, `${distance}`).toBeGreaterThan(0.05);
    }
  }
});
