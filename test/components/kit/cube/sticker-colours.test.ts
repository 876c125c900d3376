import { expect, test } from "vitest";
import { DEEPEST_SHADE, shades } from "#kit/cube/shades.ts";
import { HOME_ORIENTATION } from "#kit/cube/cube-orientation.ts";
import { FACES } from "#lib/puzzle/corners.ts";
import { contrast, rgbOf, valuesOf } from "../contrast.ts";

test("the letter of a sticker is readable in the light and in the deepest shade", () => {
  for (const face of FACES) {
    const sticker = rgbOf(valuesOf(`--sticker-${face}`)[0]);
    const letter = rgbOf(valuesOf(`--letter-${face}`)[0]);
    for (const percent of [0, DEEPEST_SHADE]) {
      const shaded = sticker.map((part) => part * (1 - percent / 100));
      expect(contrast(shaded, letter), `${face} ${percent}`).toBeGreaterThan(4.5);
    }
  }
});

test("however the cube is looked at, no face is darker than that", () => {
  for (let yaw = -180; yaw <= 180; yaw += 20) {
    for (let pitch = -90; pitch <= 90; pitch += 15) {
      const percents = [
        ...shades({ yaw, pitch }, HOME_ORIENTATION).matchAll(/([-\d.]+)%/g),
      ].map(([, percent]) => Number(percent));
      expect(percents).toHaveLength(FACES.length);
      expect(Math.min(...percents)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...percents)).toBeLessThanOrEqual(DEEPEST_SHADE);
    }
  }
});
