import type { DepthSearch } from "./search-depths.ts";

/** The places of a puzzle's positions, and the steps between them. */
export interface StepGraph {
  readonly count: number;
  readonly nSteps: number;
  after(place: number, step: number): number;
  /**
   * For each of the steps, in order and each once: calls back with where it leads from the
   * first `n` places, up to `CHUNK`. What is passed is written over after the call.
   */
  forEachStep(
    places: Uint32Array,
    n: number,
    steps: readonly number[],
    land: (landed: Uint32Array, n: number) => void,
  ): void;
}

/** A search, and the depths that it has found. */
export interface NodeSearch extends DepthSearch {
  /** The depth of a place that was found. */
  depthOf(place: number): number;
}

/** So many places at most are stepped from at a time. */
export const CHUNK = 4096;

/** Places whose steps are worked out one by one. */
export function stepGraph(
  count: number,
  nSteps: number,
  after: StepGraph["after"],
): StepGraph {
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
export function graphFromTable(table: Uint32Array, count: number): StepGraph {
  const nSteps = table.length / count;
  return stepGraph(count, nSteps, (place, step) => table[place * nSteps + step]);
}
