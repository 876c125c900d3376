import { CHUNK, type NodeSearch, type StepGraph } from "./step-graph.ts";

/** No place is so far away. */
const UNREACHED = 0xffff;

/**
 * Breadth-first search with two bytes for each place: all places are looked at once for
 * each depth and cost.
 *
 * @param costs  what each step costs
 * @returns      a search whose depths are Infinity where no steps lead
 * @throws {RangeError} when a place is farther away than 65,534
 */
export function twoByteSearch(
  { count, forEachStep }: StepGraph,
  costs: readonly number[],
  goals: readonly number[],
): NodeSearch {
  const found = new Uint16Array(count).fill(UNREACHED);
  for (const goal of goals) found[goal] = 0;
  const stepsOfCost = new Map<number, number[]>();
  costs.forEach((cost, step) => {
    stepsOfCost.set(cost, [...(stepsOfCost.get(cost) ?? []), step]);
  });
  const chunk = new Uint32Array(CHUNK);
  let depth = 0;
  let kept = 0;
  return { deepen, depthOf };

  function depthOf(place: number): number {
    return found[place] === UNREACHED ? Infinity : found[place];
  }

  function deepen(tell: (found: number) => void): number {
    depth++;
    kept = 0;
    for (const [cost, steps] of stepsOfCost) {
      const from = depth - cost;
      if (from >= 0) stepFrom(from, steps, tell);
    }
    return kept;
  }

  function stepFrom(
    from: number,
    steps: readonly number[],
    tell: (found: number) => void,
  ): void {
    let n = 0;
    for (let place = 0; place < count; place++) {
      if (found[place] !== from) continue;
      chunk[n++] = place;
      if (n < CHUNK) continue;
      forEachStep(chunk, n, steps, land);
      tell(kept);
      n = 0;
    }
    forEachStep(chunk, n, steps, land);
  }

  function land(landed: Uint32Array, n: number): void {
    for (let i = 0; i < n; i++) {
      if (found[landed[i]] !== UNREACHED) continue;
      if (depth >= UNREACHED) {
        throw new RangeError(
          `some positions are farther away than ${UNREACHED - 1}, the most that a table keeps here`,
        );
      }
      found[landed[i]] = depth;
      kept++;
    }
  }
}
