import type { DepthSearch } from "./search-depths.ts";

/** A graph of numbered nodes, with the same steps from each node. */
export interface StepGraph {
  readonly count: number;
  readonly nSteps: number;
  after(node: number, step: number): number;
  /**
   * For each of the steps, in order: calls back with its targets from the first `n`
   * nodes, at most `CHUNK`. The array is reused after the call.
   */
  forEachStep(
    nodes: Uint32Array,
    n: number,
    steps: readonly number[],
    onTargets: (targets: Uint32Array, n: number) => void,
  ): void;
}

/** A search that returns the depths of nodes. */
export interface NodeSearch extends DepthSearch {
  /** The depth of a reached node. */
  depthOf(node: number): number;
}

/** The most nodes to step from at a time. */
export const CHUNK = 4096;

/** A graph whose steps are computed one by one. */
export function stepGraph(
  count: number,
  nSteps: number,
  after: StepGraph["after"],
): StepGraph {
  const targets = new Uint32Array(CHUNK);
  return {
    count,
    nSteps,
    after,
    forEachStep(nodes, n, steps, onTargets) {
      for (const step of steps) {
        for (let i = 0; i < n; i++) targets[i] = after(nodes[i], step);
        onTargets(targets, n);
      }
    },
  };
}

/** A graph whose steps are listed in a table, grouped by node. */
export function graphFromTable(table: Uint32Array, count: number): StepGraph {
  const nSteps = table.length / count;
  return stepGraph(count, nSteps, (node, step) => table[node * nSteps + step]);
}
