import { CHUNK, type StepGraph } from "./step-graph.ts";

/**
 * The graph of permutations of pieces, some identical, without a table of all
 * of them. The index of each is its lexicographic rank.
 *
 * The rest of a rank depends only on which pieces are left. There are few such multisets,
 * so a table stores for each of them, and each kind of piece that comes next, how many
 * permutations come before.
 *
 * @param counts   how many pieces of each kind there are
 * @param sources  for each step and position, the position from which its piece comes
 * @cost   two tables with kinds × multisets entries; the number of multisets is the
 *         product of (count + 1). Each step looks at every position
 */
export function multisetGraph(
  counts: readonly number[],
  sources: readonly (readonly number[])[],
): StepGraph {
  const nKinds = counts.length;
  const nPositions = counts.reduce((sum, count) => sum + count, 0);
  /** The weight of one piece of each kind in the number of a multiset. */
  const weights: number[] = [];
  let nRemainders = 1;
  for (const count of counts) {
    weights.push(nRemainders);
    nRemainders *= count + 1;
  }
  const full = nRemainders - 1;
  /** How many permutations each multiset has. */
  const nPermutations = new Uint32Array(nRemainders);
  /** For each multiset and kind: how many permutations begin with an earlier kind. */
  const before = new Uint32Array(nRemainders * nKinds);
  fillTables();
  const row = new Uint16Array(nPositions);
  const rows = new Uint16Array(CHUNK * nPositions);
  const targets = new Uint32Array(CHUNK);
  return {
    count: nPermutations[full],
    nSteps: sources.length,
    after(node, step) {
      unrank(node, row, 0);
      return rank(row, 0, sources[step]);
    },
    forEachStep(nodes, n, steps, onTargets) {
      for (let i = 0; i < n; i++) unrank(nodes[i], rows, i * nPositions);
      for (const step of steps) {
        const source = sources[step];
        for (let i = 0; i < n; i++) targets[i] = rank(rows, i * nPositions, source);
        onTargets(targets, n);
      }
    },
  };

  function fillTables(): void {
    nPermutations[0] = 1;
    for (let remainder = 1; remainder <= full; remainder++) {
      let sum = 0;
      for (let kind = 0; kind < nKinds; kind++) {
        before[remainder * nKinds + kind] = sum;
        const left = Math.floor(remainder / weights[kind]) % (counts[kind] + 1);
        if (left > 0) sum += nPermutations[remainder - weights[kind]];
      }
      nPermutations[remainder] = sum;
    }
  }

  function unrank(node: number, into: Uint16Array, first: number): void {
    let rest = node;
    let remainder = full;
    for (let position = 0; position < nPositions; position++) {
      // Never finds a kind that is used up: it has the same entry as the next kind, or
      // the total.
      let kind = nKinds - 1;
      while (before[remainder * nKinds + kind] > rest) kind--;
      rest -= before[remainder * nKinds + kind];
      remainder -= weights[kind];
      into[first + position] = kind;
    }
  }

  function rank(from: Uint16Array, first: number, source: readonly number[]): number {
    let node = 0;
    let remainder = full;
    for (let position = 0; position < nPositions; position++) {
      const kind = from[first + source[position]];
      node += before[remainder * nKinds + kind];
      remainder -= weights[kind];
    }
    return node;
  }
}
