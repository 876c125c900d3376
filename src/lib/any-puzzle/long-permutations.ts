import { factorial } from "../indexing/factoradic.ts";
import {
  lehmerCode,
  rankPermutation,
  unrankPermutation,
} from "../indexing/permutation.ts";
import { isEvenPermutation } from "../indexing/even-permutation.ts";
import { CHUNK, type SteppedPlaces } from "./stepped-places.ts";

/** Pieces whose order among each other is the last part of a place. */
const LAST = 6;
const ORDERS = 720;

/** Where each step takes the places of a row: what is in place i goes to landing[i]. */
export type Landing = readonly number[];

/** The steps between the permutations of a long row, and the place of each permutation. */
export interface LongPermutations extends SteppedPlaces {
  /** @param row  the place of each piece */
  placeOf(row: readonly number[]): number;
}

/**
 * The permutations of up to eleven pieces without a table of all of them.
 *
 * The first pieces’ places are one number, and a table says where steps take it. They
 * leave a set of places to the last six, whose order is the other number: what a step does
 * to it depends only on that set, so small tables are enough.
 *
 * @param isHalf  whether only even permutations occur
 * @cost   two tables: n! / 6! entries for each step, and 6! × 6! of two bytes
 */
export function longPermutations(
  n: number,
  isHalf: boolean,
  landings: readonly Landing[],
): LongPermutations {
  const nFirst = n - LAST;
  const nPrefixes = factorial(n) / ORDERS;
  const width = isHalf ? ORDERS / 2 : ORDERS;
  const products = multiplyAll();
  const after = landings.map(() => new Uint32Array(nPrefixes));
  /** For each step and prefix, what it does to the order of the last, as a row of products. */
  const reorder = landings.map(() => new Uint32Array(nPrefixes));
  const isOdd = new Uint8Array(nPrefixes);
  for (let prefix = 0; prefix < nPrefixes; prefix++) {
    const row = unrankPrefix(prefix);
    isOdd[prefix] = Number(!isEvenPermutation(row));
    landings.forEach((landing, s) => {
      const moved = row.map((place) => landing[place]);
      const last = moved.slice(nFirst);
      const sorted = last.toSorted((a, b) => a - b);
      after[s][prefix] = rankPrefix(moved);
      reorder[s][prefix] =
        ORDERS * rankPermutation(last.map((at) => sorted.indexOf(at)));
    });
  }
  /** For each half number, the order of either parity. */
  const orders = [0, 1].map((odd) =>
    Uint16Array.from({ length: width }, (_, half) => {
      if (!isHalf) return half;
      const isEven = isEvenPermutation(unrankPermutation(2 * half, LAST));
      return 2 * half + Number(isEven === (odd === 1));
    }),
  );
  /** For each place stepped from: its first part, its last, and where it comes to. */
  const [prefixes, lasts, landed] = [0, 1, 2].map(() => new Uint32Array(CHUNK));
  return {
    count: nPrefixes * width,
    nSteps: landings.length,
    after: stepFrom,
    forEachStep,
    placeOf,
  };

  function stepFrom(place: number, step: number): number {
    const last = place % width;
    const prefix = (place - last) / width;
    const order = products[reorder[step][prefix] + orders[isOdd[prefix]][last]];
    return after[step][prefix] * width + (isHalf ? order >> 1 : order);
  }

  function forEachStep(
    places: Uint32Array,
    n: number,
    steps: readonly number[],
    land: (landed: Uint32Array, n: number) => void,
  ): void {
    for (let i = 0; i < n; i++) {
      const last = places[i] % width;
      prefixes[i] = (places[i] - last) / width;
      lasts[i] = orders[isOdd[prefixes[i]]][last];
    }
    for (const step of steps) {
      const to = after[step];
      const rows = reorder[step];
      for (let i = 0; i < n; i++) {
        const order = products[rows[prefixes[i]] + lasts[i]];
        landed[i] = to[prefixes[i]] * width + (isHalf ? order >> 1 : order);
      }
      land(landed, n);
    }
  }

  function placeOf(row: readonly number[]): number {
    const last = row.slice(nFirst);
    const sorted = last.toSorted((a, b) => a - b);
    const order = rankPermutation(last.map((at) => sorted.indexOf(at)));
    return rankPrefix(row) * width + (isHalf ? order >> 1 : order);
  }

  /** The first pieces’ places as a number: the first digits of the Lehmer code. */
  function rankPrefix(row: readonly number[]): number {
    const digits = lehmerCode(row);
    let index = 0;
    for (let i = 0; i < nFirst; i++) index = index * (n - i) + digits[i];
    return index;
  }

  /** The first pieces where the number says, and the last six in rising order. */
  function unrankPrefix(prefix: number): number[] {
    return unrankPermutation(prefix * ORDERS, n);
  }
}

/** For two orders of the last pieces, the number of the first made of the second. */
function multiplyAll(): Uint16Array {
  const rows = Array.from({ length: ORDERS }, (_, i) => unrankPermutation(i, LAST));
  const products = new Uint16Array(ORDERS * ORDERS);
  rows.forEach((outer, i) => {
    rows.forEach((inner, j) => {
      products[i * ORDERS + j] = rankPermutation(inner.map((at) => outer[at]));
    });
  });
  return products;
}
