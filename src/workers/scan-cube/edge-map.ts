import type { CameraPicture } from "./camera-picture.ts";

/** The strength of edges in a picture, 0..1, on a small square grid. */
export interface EdgeMap {
  readonly size: number;
  readonly strength: Float32Array;
}

const SIZE = 120;
/** A difference of this many levels between neighbours counts as a full edge. */
const STRONG_STEP = 60;

/** Detects edges between the cells of a downscaled picture. */
export function findEdges(picture: CameraPicture): EdgeMap {
  const small = shrink(picture);
  const strength = new Float32Array(SIZE * SIZE);
  for (let y = 1; y < SIZE - 1; y++) {
    for (let x = 1; x < SIZE - 1; x++) {
      const at = y * SIZE + x;
      const step = Math.hypot(
        difference(small, at - 1, at + 1),
        difference(small, at - SIZE, at + SIZE),
      );
      strength[at] = Math.min(step / STRONG_STEP, 1);
    }
  }
  return { size: SIZE, strength };
}

/** Box blur over `reach` neighbours to each side. */
export function blur({ size, strength }: EdgeMap, reach: number): EdgeMap {
  const rows = blurLines(strength, size, size, 1, reach);
  return { size, strength: blurLines(rows, size, 1, size, reach) };
}

/** The mean over a sliding window, along lines of cells that are `step` apart. */
function blurLines(
  from: Float32Array,
  size: number,
  line: number,
  step: number,
  reach: number,
): Float32Array {
  const to = new Float32Array(from.length);
  for (let i = 0; i < size; i++) {
    let sum = 0;
    for (let j = -reach; j < size; j++) {
      if (j + reach < size) sum += from[i * line + (j + reach) * step];
      if (j > reach) sum -= from[i * line + (j - reach - 1) * step];
      if (j >= 0) to[i * line + j * step] = sum / (2 * reach + 1);
    }
  }
  return to;
}

/** The means of red, green and blue over cells of the grid. */
function shrink({ size, data }: CameraPicture): Float32Array {
  const small = new Float32Array(SIZE * SIZE * 3);
  const bounds = Array.from({ length: SIZE + 1 }, (_, i) =>
    Math.floor((i * size) / SIZE),
  );
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const to = 3 * (row * SIZE + column);
      const right = Math.max(bounds[column + 1], bounds[column] + 1);
      const bottom = Math.max(bounds[row + 1], bounds[row] + 1);
      const count = (right - bounds[column]) * (bottom - bounds[row]);
      for (let y = bounds[row]; y < bottom; y++) {
        for (let x = bounds[column]; x < right; x++) {
          const at = 4 * (y * size + x);
          for (let i = 0; i < 3; i++) small[to + i] += data[at + i] / count;
        }
      }
    }
  }
  return small;
}

function difference(small: Float32Array, a: number, b: number): number {
  let largest = 0;
  for (let i = 0; i < 3; i++) {
    largest = Math.max(largest, Math.abs(small[3 * a + i] - small[3 * b + i]));
  }
  return largest;
}
