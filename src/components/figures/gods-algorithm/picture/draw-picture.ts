import { N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import type { ArrangedDistances } from "#src/workers/arrange-states.ts";
import type { PictureWindow } from "./picture-window.ts";

/**
 * The range of mean distances covered by the colours of the whole picture. A dot averages
 * many states, so nearly all means are close to the overall mean.
 */
export const MEANS: Readonly<Record<Metric, readonly [low: number, high: number]>> = {
  HTM: [7, 10],
  QTM: [8.5, 12],
};

/** The depth colours used for the means, without the palest and the darkest. */
export const [FIRST_SHADE, LAST_SHADE] = [3, 13];

/** Distances with fewer states than this are drawn as larger dots in the whole picture. */
export const FEW_STATES = 3000;

/** The shade of a mean, as the index of a depth colour. */
export function meanShade(mean: number, metric: Metric): number {
  const [low, high] = MEANS[metric];
  const part = Math.min(Math.max((mean - low) / (high - low), 0), 1);
  return Math.round(FIRST_SHADE + part * (LAST_SHADE - FIRST_SHADE));
}

interface Dot {
  readonly sum: number;
  readonly highlighted: number;
  readonly size: number;
}

function forEachDot(
  { distance }: Pick<ArrangedDistances, "distance">,
  { width, height }: { width: number; height: number },
  highlight: number | undefined,
  visit: (dot: Dot, at: number) => void,
): void {
  const starts = Array.from({ length: width + 1 }, (_, x) =>
    Math.floor((x * N_PERMUTATIONS) / width),
  );
  const sums = new Uint32Array(width);
  const highlighted = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * N_ORIENTATIONS) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * N_ORIENTATIONS) / height));
    sums.fill(0);
    highlighted.fill(0);
    for (let row = top; row < bottom; row++) {
      for (let x = 0, at = row * N_PERMUTATIONS; x < width; x++) {
        for (let column = starts[x]; column < starts[x + 1]; column++, at++) {
          sums[x] += distance[at];
          if (distance[at] === highlight) highlighted[x]++;
        }
      }
    }
    for (let x = 0; x < width; x++) {
      const size = (starts[x + 1] - starts[x]) * (bottom - top);
      visit({ sum: sums[x], highlighted: highlighted[x], size }, y * width + x);
    }
  }
}

/** The shade of every dot of the whole picture, row by row. */
export function meanShades(
  sheet: Pick<ArrangedDistances, "distance" | "metric">,
  size: { width: number; height: number },
): Uint8Array {
  const shades = new Uint8Array(size.width * size.height);
  forEachDot(sheet, size, undefined, ({ sum, size }, at) => {
    shades[at] = meanShade(sum / size, sheet.metric);
  });
  return shades;
}

/** The share of each dot at the highlighted distance, scaled so that the largest is 1. */
export function highlightStrengths(
  sheet: ArrangedDistances,
  size: { width: number; height: number },
  highlight: number,
): Float32Array {
  const shares = new Float32Array(size.width * size.height);
  let fullest = 0;
  forEachDot(sheet, size, highlight, (dot, at) => {
    shares[at] = dot.highlighted / dot.size;
    fullest = Math.max(fullest, shares[at]);
  });
  const strengths = shares.map((share) =>
    share === 0 ? 0 : 0.45 + (0.55 * share) / fullest,
  );
  return (sheet.counts[highlight] ?? 0) < FEW_STATES
    ? enlarge(strengths, size.width)
    : strengths;
}

/** Enlarges a lone dot to three by three, so that it can be seen. */
function enlarge(strengths: Float32Array, width: number): Float32Array {
  const larger = strengths.slice();
  for (const [at, strength] of strengths.entries()) {
    if (strength === 0) continue;
    const column = at % width;
    for (const down of [-width, 0, width]) {
      for (const across of [-1, 0, 1]) {
        const neighbor = at + down + across;
        const inRow = column + across >= 0 && column + across < width;
        if (inRow && neighbor >= 0 && neighbor < larger.length)
          larger[neighbor] = Math.max(larger[neighbor], strength);
      }
    }
  }
  return larger;
}

/**
 * Pixel values: one for each distance, one for highlighted states, one for the rest.
 */
export interface PictureInks {
  readonly depths: Uint32Array;
  readonly ink: number;
  readonly paper: number;
}

/** A cache of the last whole picture, for readers who zoom in and out. */
const wholePictures = new WeakMap<
  ArrangedDistances,
  { key: string; dots: Uint8Array | Float32Array }
>();

/** The shade of each dot, or its share at the highlighted distance. */
function wholePicture(
  sheet: ArrangedDistances,
  { width, height }: PictureWindow,
  highlight: number | undefined,
): Uint8Array | Float32Array {
  const key = `${width} ${height} ${highlight}`;
  const last = wholePictures.get(sheet);
  if (last?.key === key) return last.dots;
  const size = { width, height };
  const dots =
    highlight === undefined
      ? meanShades(sheet, size)
      : highlightStrengths(sheet, size, highlight);
  wholePictures.set(sheet, { key, dots });
  return dots;
}

/** Paints the visible part into pixels as in `depthPixels`. */
export function paintWindow(
  pixels: Uint32Array,
  sheet: ArrangedDistances,
  view: PictureWindow,
  highlight: number | undefined,
  { depths, ink, paper }: PictureInks,
): void {
  if (view.scale === 0) {
    const dots = wholePicture(sheet, view, highlight);
    for (let at = 0; at < dots.length; at++) {
      pixels[at] =
        highlight === undefined ? depths[dots[at]] : blend(paper, ink, dots[at]);
    }
  } else {
    const colours =
      highlight === undefined
        ? depths
        : depths.map((_, distance) => (distance === highlight ? ink : paper));
    paintStates(pixels, sheet, view, colours, paper);
  }
}

function paintStates(
  pixels: Uint32Array,
  { distance }: ArrangedDistances,
  { width, height, scale, left, top }: PictureWindow,
  colours: Uint32Array,
  paper: number,
): void {
  for (let y = 0, at = 0; y < height; y++) {
    const row = top + Math.floor(y / scale);
    for (let x = 0; x < width; x++, at++) {
      const column = left + Math.floor(x / scale);
      const inside = row < N_ORIENTATIONS && column < N_PERMUTATIONS;
      pixels[at] = inside ? colours[distance[row * N_PERMUTATIONS + column]] : paper;
    }
  }
}

function blend(from: number, to: number, part: number): number {
  let mixed = 0xff << 24;
  for (const shift of [0, 8, 16]) {
    const [a, b] = [(from >>> shift) & 0xff, (to >>> shift) & 0xff];
    mixed |= Math.round(a + (b - a) * part) << shift;
  }
  return mixed >>> 0;
}
