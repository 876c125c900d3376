import { CHUNK, type NodeSearch, type StepGraph } from "./step-graph.ts";

/** The depth code of unreached nodes. */
const UNREACHED = 0xffff;

/**
 * Breadth-first search with two bytes for each node: it scans all nodes for each depth
 * and cost.
 *
 * @param costs  the cost of each step
 * @returns      a search whose depths are Infinity for nodes that are not reachable
 * @throws {RangeError} when a depth exceeds 65,534
 */
export function twoByteSearch(
  { count, forEachStep }: StepGraph,
  costs: readonly number[],
  goals: readonly number[],
): NodeSearch {
  const depths = new Uint16Array(count).fill(UNREACHED);
  for (const goal of goals) depths[goal] = 0;
  const stepsOfCost = new Map<number, number[]>();
  costs.forEach((cost, step) => {
    stepsOfCost.set(cost, [...(stepsOfCost.get(cost) ?? []), step]);
  });
  const chunk = new Uint32Array(CHUNK);
  let depth = 0;
  let nNew = 0;
  return { deepen, depthOf };

  function depthOf(node: number): number {
    return depths[node] === UNREACHED ? Infinity : depths[node];
  }

  function deepen(report: (depths: number) => void): number {
    depth++;
    nNew = 0;
    for (const [cost, steps] of stepsOfCost) {
      const from = depth - cost;
      if (from >= 0) stepFrom(from, steps, report);
    }
    return nNew;
  }

  function stepFrom(
    from: number,
    steps: readonly number[],
    report: (depths: number) => void,
  ): void {
    let n = 0;
    for (let node = 0; node < count; node++) {
      if (depths[node] !== from) continue;
      chunk[n++] = node;
      if (n < CHUNK) continue;
      forEachStep(chunk, n, steps, land);
      report(nNew);
      n = 0;
    }
    forEachStep(chunk, n, steps, land);
  }

  function land(targets: Uint32Array, n: number): void {
    for (let i = 0; i < n; i++) {
      if (depths[targets[i]] !== UNREACHED) continue;
      if (depth >= UNREACHED) {
        throw new RangeError(
          `some states are farther away than ${UNREACHED - 1}, the most that a table can store here`,
        );
      }
      depths[targets[i]] = depth;
      nNew++;
    }
  }
}
