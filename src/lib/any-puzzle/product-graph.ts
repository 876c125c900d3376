import { CHUNK, type StepGraph, stepGraph } from "./step-graph.ts";

/** The places of several parts that steps change side by side, as digits of one number. */
export function productGraph(parts: readonly StepGraph[], nSteps: number): StepGraph {
  if (parts.length === 0) return stepGraph(1, nSteps, () => 0);
  if (parts.length === 1) return parts[0];
  const worths: number[] = [];
  let count = 1;
  for (const part of parts.toReversed()) {
    worths.unshift(count);
    count *= part.count;
  }
  const digits = new Uint32Array(CHUNK);
  /** For each step, where it leads from each place, as far as it is added up. */
  const sums = new Uint32Array(nSteps * CHUNK);
  return {
    count,
    nSteps,
    after(place, step) {
      let next = 0;
      parts.forEach((part, k) => {
        next +=
          worths[k] * part.after(Math.floor(place / worths[k]) % part.count, step);
      });
      return next;
    },
    forEachStep(places, n, steps, land) {
      sums.fill(0, 0, steps.length * CHUNK);
      parts.forEach((part, k) => {
        const worth = worths[k];
        for (let i = 0; i < n; i++) {
          digits[i] = Math.floor(places[i] / worth) % part.count;
        }
        let at = 0;
        part.forEachStep(digits, n, steps, (landed) => {
          for (let i = 0; i < n; i++) sums[at + i] += worth * landed[i];
          at += CHUNK;
        });
      });
      steps.forEach((_, i) => land(sums.subarray(i * CHUNK, (i + 1) * CHUNK), n));
    },
  };
}
