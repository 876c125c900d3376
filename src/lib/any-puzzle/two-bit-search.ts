import { depthByDescent, depthCode } from "./depth-code.ts";
import { CHUNK, type NodeSearch, type StepGraph } from "./step-graph.ts";

/**
 * Breadth-first search with four bits for each node; the two of its depth code remain.
 * All steps cost the same, and the inverse of each is a step: so unreached nodes are
 * found from the last depth, or, if there are fewer of them, look for it.
 */
export function twoBitSearch(graph: StepGraph, goals: readonly number[]): NodeSearch {
  const { count, nSteps, after, forEachStep } = graph;
  const codes = new Uint8Array(Math.ceil(count / 4));
  const steps = Array.from({ length: nSteps }, (_, step) => step);
  const singleSteps = steps.map((step) => [step]);
  const chunk = new Uint32Array(CHUNK);
  let frontier = new Uint8Array(Math.ceil(count / 8));
  let next = new Uint8Array(frontier.length);
  let code = depthCode(0);
  let depth = 0;
  let nFound = 0;
  land(Uint32Array.from(goals), goals.length);
  let nLeft = count - nFound;
  return {
    deepen,
    depthOf: (node) => depthByDescent(node, { nSteps, codeOf, after }),
  };

  function codeOf(node: number): number {
    return (codes[node >>> 2] >>> (2 * (node & 3))) & 3;
  }

  function deepen(report: (nFound: number) => void): number {
    [frontier, next] = [next, frontier.fill(0)];
    code = depthCode(++depth);
    const scan = nLeft < nFound ? pullMissing : pushFrontier;
    nFound = 0;
    scan(report);
    nLeft -= nFound;
    if (nFound === 0) frontier = next = new Uint8Array(0); // frees memory
    return nFound;
  }

  function pushFrontier(report: (nFound: number) => void): void {
    let n = 0;
    for (let byte = 0; byte < frontier.length; byte++) {
      for (let bits = frontier[byte]; bits !== 0; bits &= bits - 1) {
        chunk[n++] = 8 * byte + 31 - Math.clz32(bits & -bits);
      }
      if (n <= CHUNK - 8) continue;
      forEachStep(chunk, n, steps, land);
      report(nFound);
      n = 0;
    }
    forEachStep(chunk, n, steps, land);
  }

  function land(targets: Uint32Array, n: number): void {
    for (let i = 0; i < n; i++) if (codeOf(targets[i]) === 0) add(targets[i]);
  }

  function pullMissing(report: (nFound: number) => void): void {
    let n = 0;
    for (let node = 0; node < count; node++) {
      if (codeOf(node) === 0) chunk[n++] = node;
      if (n < CHUNK) continue;
      addNeighbours(n);
      report(nFound);
      n = 0;
    }
    addNeighbours(n);
  }

  /** Adds the nodes of the chunk that have a neighbour at the last depth. */
  function addNeighbours(n: number): void {
    let rest = n;
    for (const step of singleSteps) {
      if (rest === 0) return;
      const total = rest;
      rest = 0;
      forEachStep(chunk, total, step, (targets) => {
        for (let i = 0; i < total; i++) {
          const isNext = (frontier[targets[i] >>> 3] >>> (targets[i] & 7)) & 1;
          if (isNext) add(chunk[i]);
          else chunk[rest++] = chunk[i];
        }
      });
    }
  }

  function add(node: number): void {
    codes[node >>> 2] |= code << (2 * (node & 3));
    next[node >>> 3] |= 1 << (node & 7);
    nFound++;
  }
}
