// Build-time only: computes the distances of all states.
import { buildDistanceTable } from "#lib/tables/distance-table.ts";
import {
  arrangeDistances,
  type ArrangedDistances,
} from "#src/workers/arrange-states.ts";
import { meanShades } from "./draw-picture.ts";
import { groupLines } from "./group-lines.ts";
import { encodeIndexedPng } from "./indexed-png.ts";
import { pictureModel } from "./picture-model.ts";
import { STATIC_SIZE, windowOf } from "./picture-window.ts";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/**
 * The initial picture as a PNG file, shown until the browser draws its own.
 *
 * @param tokens  the style sheet with the depth colours
 */
export function staticPicture(theme: Theme, tokens: string): Uint8Array<ArrayBuffer> {
  return encodeIndexedPng(
    meanShades(initialSheet(), STATIC_SIZE),
    STATIC_SIZE,
    depthPalette(tokens, theme),
  );
}

/** The depth colours of a theme, read from `--depth-0: light-dark(#…, #…)` and so on. */
export function depthPalette(tokens: string, theme: Theme): string[] {
  const colours = [
    ...tokens.matchAll(/--depth-\d+: light-dark\((#\w{6}), (#\w{6})\)/g),
  ];
  return colours.map((colour) => colour[1 + THEMES.indexOf(theme)]);
}

/** The thin lines over it, as SVG path data. */
export function staticLines(): string {
  const { width, height } = STATIC_SIZE;
  return groupLines(
    initialSheet().arrangement,
    windowOf(pictureModel.initial, width, height),
  );
}

let cachedSheet: ArrangedDistances | undefined;

/** The initial picture, laid out once. */
export function initialSheet(): ArrangedDistances {
  if (cachedSheet) return cachedSheet;
  const { metric, order } = pictureModel.initial;
  const distance = buildDistanceTable({ metric }).toBytes();
  return (cachedSheet = arrangeDistances({ metric, order, distance }));
}
