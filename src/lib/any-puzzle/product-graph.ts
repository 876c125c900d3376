import { CHUNK, type StepGraph, stepGraph } from "./step-graph.ts";

/**
 * The product of graphs that the same steps change: their nodes are digits of one number.
 */
export function productGraph(parts: readonly StepGraph[], nSteps: number): StepGraph {
  if (parts.length === 0) return stepGraph(1, nSteps, () => 0);
  if (parts.length === 1) return parts[0];
  const weights: number[] = [];
  let count = 1;
  for (const part of parts.toReversed()) {
    weights.unshift(count);
    count *= part.count;
  }
  const digits = new Uint32Array(CHUNK);
  /** For each step, the target of each node, summed over the factors so far. */
  const sums = new Uint32Array(nSteps * CHUNK);
  return {
    count,
    nSteps,
    after(node, step) {
      let next = 0;
      parts.forEach((part, k) => {
        next +=
          weights[k] * part.after(Math.floor(node / weights[k]) % part.count, step);
      });
      return next;
    },
    forEachStep(nodes, n, steps, onTargets) {
      sums.fill(0, 0, steps.length * CHUNK);
      parts.forEach((part, k) => {
        const weight = weights[k];
        for (let i = 0; i < n; i++) {
          digits[i] = Math.floor(nodes[i] / weight) % part.count;
        }
        let at = 0;
        part.forEachStep(digits, n, steps, (targets) => {
          for (let i = 0; i < n; i++) sums[at + i] += weight * targets[i];
          at += CHUNK;
        });
      });
      steps.forEach((_, i) => onTargets(sums.subarray(i * CHUNK, (i + 1) * CHUNK), n));
    },
  };
}
