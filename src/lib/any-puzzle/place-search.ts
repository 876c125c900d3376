import { depthByWalking, noteFor } from "./depth-notes.ts";
import type { DepthSearch } from "./search-depths.ts";

/** The places of a puzzle's positions, and the steps between them. */
export interface SteppedPlaces {
  readonly count: number;
  readonly nSteps: number;
  after(place: number, step: number): number;
  /** For each of the steps: calls back with where it leads from the first `n` places. */
  forEachStep(
    places: Uint32Array,
    n: number,
    steps: readonly number[],
    land: (landed: Uint32Array, n: number) => void,
  ): void;
}

/** A search, and the depths that it has found. */
export interface PlaceSearch extends DepthSearch {
  /** The depth of a place that was found. */
  depthOf(place: number): number;
}

/** So many places at most are stepped from at a time. */
export const CHUNK = 4096;

/** What has not been found. */
const UNREACHED = 255;

/**
 * Breadth-first search with one byte for each place, 0..254, and 255 for what is not
 * found: all places are looked at once for each depth and cost.
 *
 * @param costs  what each step costs
 * @throws {RangeError} when a place is more than 254 away
 */
export function byteSearch(
  { count, forEachStep }: SteppedPlaces,
  costs: readonly number[],
  goals: readonly number[],
): PlaceSearch {
  const distance = new Uint8Array(count).fill(UNREACHED);
  for (const goal of goals) distance[goal] = 0;
  const stepsOfCost = new Map<number, number[]>();
  costs.forEach((cost, step) => {
    stepsOfCost.set(cost, [...(stepsOfCost.get(cost) ?? []), step]);
  });
  const chunk = new Uint32Array(CHUNK);
  let depth = 0;
  let found = 0;
  return { deepen, depthOf: (place) => distance[place] };

  function deepen(): number {
    depth++;
    found = 0;
    for (const [cost, steps] of stepsOfCost) {
      if (cost <= depth) stepFrom(depth - cost, steps);
    }
    if (found > 0 && depth >= UNREACHED) {
      throw new RangeError("some positions are more than 254 moves away");
    }
    return found;
  }

  function stepFrom(from: number, steps: readonly number[]): void {
    let n = 0;
    for (let place = 0; place < count; place++) {
      if (distance[place] !== from) continue;
      chunk[n++] = place;
      if (n < CHUNK) continue;
      forEachStep(chunk, n, steps, land);
      n = 0;
    }
    forEachStep(chunk, n, steps, land);
  }

  function land(landed: Uint32Array, n: number): void {
    for (let i = 0; i < n; i++) {
      if (distance[landed[i]] !== UNREACHED) continue;
      distance[landed[i]] = depth;
      found++;
    }
  }
}

/**
 * Breadth-first search with four bits for each place, of which the two of its note are
 * kept. All steps cost the same, and the inverse of each is among them.
 */
export function noteSearch(
  places: SteppedPlaces,
  goals: readonly number[],
): PlaceSearch {
  const { count, nSteps, after, forEachStep } = places;
  const notes = new Uint8Array(Math.ceil(count / 4));
  const steps = Array.from({ length: nSteps }, (_, step) => step);
  const chunk = new Uint32Array(CHUNK);
  let frontier = new Uint8Array(Math.ceil(count / 8));
  let next = new Uint8Array(frontier.length);
  let value = noteFor(0);
  let depth = 0;
  let found = 0;
  land(Uint32Array.from(goals), goals.length);
  return {
    deepen,
    depthOf: (place) => depthByWalking(place, { nSteps, noteOf, after }),
  };

  function noteOf(place: number): number {
    return (notes[place >>> 2] >>> (2 * (place & 3))) & 3;
  }

  function deepen(): number {
    [frontier, next] = [next, frontier.fill(0)];
    value = noteFor(++depth);
    found = 0;
    let n = 0;
    for (let byte = 0; byte < frontier.length; byte++) {
      for (let bits = frontier[byte]; bits !== 0; bits &= bits - 1) {
        chunk[n++] = 8 * byte + 31 - Math.clz32(bits & -bits);
      }
      if (n <= CHUNK - 8) continue;
      forEachStep(chunk, n, steps, land);
      n = 0;
    }
    forEachStep(chunk, n, steps, land);
    if (found === 0) frontier = next = new Uint8Array(0); // only the notes are kept
    return found;
  }

  function land(landed: Uint32Array, n: number): void {
    for (let i = 0; i < n; i++) {
      const place = landed[i];
      const shift = 2 * (place & 3);
      if (((notes[place >>> 2] >>> shift) & 3) !== 0) continue;
      notes[place >>> 2] |= value << shift;
      next[place >>> 3] |= 1 << (place & 7);
      found++;
    }
  }
}

/** Places whose steps are worked out one by one. */
export function steppedPlaces(
  count: number,
  nSteps: number,
  after: SteppedPlaces["after"],
): SteppedPlaces {
  const landed = new Uint32Array(CHUNK);
  return {
    count,
    nSteps,
    after,
    forEachStep(places, n, steps, land) {
      for (const step of steps) {
        for (let i = 0; i < n; i++) landed[i] = after(places[i], step);
        land(landed, n);
      }
    },
  };
}

/** The steps that a table lists, those of each place side by side. */
export function stepsInTable(table: Uint32Array, count: number): SteppedPlaces {
  const nSteps = table.length / count;
  return steppedPlaces(count, nSteps, (place, step) => table[place * nSteps + step]);
}
