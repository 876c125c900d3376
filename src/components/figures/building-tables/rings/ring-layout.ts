import { rankPermutation } from "#lib/indexing/permutation.ts";
import { onCentredCircle, type PlanePoint } from "#kit/drawing/plane.ts";
import { LAST_RING, RING_OF } from "./permutation-rings.ts";

/** In degrees, clockwise from the top: chosen so that no swaps cross and no labels overlap. */
const ANGLES: Readonly<Record<string, number>> = {
  ...{ 1234: 0 },
  ...{ 1324: 128, 2134: 230, 1243: 312 },
  ...{ 1342: 90, 3124: 139, 2314: 199, 2143: 270, 1423: 354 },
  ...{ 1432: 42, 3142: 108, 3214: 168, 2341: 200, 2413: 254, 4123: 345 },
  ...{ 4132: 37, 3412: 123, 3241: 174, 2431: 232, 4213: 284 },
  ...{ 4312: 106, 3421: 154, 4231: 250 },
  ...{ 4321: 171 },
};

/** The angle of each permutation, by index. */
export const RING_ANGLES: readonly number[] = Object.entries(ANGLES)
  .map(([digits, angle]) => {
    const permutation = [...digits].map((digit) => Number(digit) - 1);
    return { index: rankPermutation(permutation), angle };
  })
  .toSorted((a, b) => a.index - b.index)
  .map(({ angle }) => angle);

/** The radius of a ring, as a share of the last one's. */
export function ringRadius(ring: number): number {
  return ring === 0 ? 0 : (ring + 0.45) / (LAST_RING + 0.45);
}

/** The point of a permutation, between -1 and 1 in both directions. */
export const ringPoint = (index: number): PlanePoint =>
  onCentredCircle(ringRadius(RING_OF[index]), RING_ANGLES[index]);

const PIECES = 10;

/** The line of a swap to the next ring: it winds around the middle, and stays between the rings. */
export function swapLine(inner: number, outer: number): PlanePoint[] {
  const [from, to] = [RING_OF[inner], RING_OF[outer]].map(ringRadius);
  const start = from === 0 ? RING_ANGLES[outer] : RING_ANGLES[inner];
  const turn = shorterTurn(RING_ANGLES[outer] - start);
  return Array.from({ length: PIECES + 1 }, (_, i) =>
    onCentredCircle(from + ((to - from) * i) / PIECES, start + (turn * i) / PIECES),
  );
}

/** The same angle, between -180 and 180 degrees. */
export function shorterTurn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
