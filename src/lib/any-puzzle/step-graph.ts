import type { DepthSearch } from "./search-depths.ts";

/** The nodes of a puzzle's positions, and the steps between them. */
export interface StepGraph {
  readonly count: number;
  readonly nSteps: number;
  after(node: number, step: number): number;
  /**
   * For each of the steps, in order and each once: calls back with where it leads from the
   * first `n` nodes, up to `CHUNK`. What is passed is written over after the call.
   */
  forEachStep(
    nodes: Uint32Array,
    n: number,
    steps: readonly number[],
    onTargets: (targets: Uint32Array, n: number) => void,
  ): void;
}

/** A search, and the depths that it has found. */
export interface NodeSearch extends DepthSearch {
  /** The depth of a node that was found. */
  depthOf(node: number): number;
}

/** So many nodes at most are stepped from at a time. */
export const CHUNK = 4096;

/** Nodes whose steps are worked out one by one. */
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

/** The steps that a table lists, those of each node side by side. */
export function graphFromTable(table: Uint32Array, count: number): StepGraph {
  const nSteps = table.length / count;
  return stepGraph(count, nSteps, (node, step) => table[node * nSteps + step]);
}
