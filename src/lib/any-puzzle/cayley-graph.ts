import { composePoints, identityPoints, invertPoints, type Points } from "./points.ts";
import type { StabiliserChain } from "./stabiliser-chain.ts";
import { CHUNK, type StepGraph } from "./step-graph.ts";

/** The Cayley graph of a group: an index for each element, and the steps between them. */
export interface CayleyGraph extends StepGraph {
  /** Unchecked: the caller guarantees an element of the group. */
  nodeOf(element: Points): number;
}

/**
 * Builds the Cayley graph of a group without a table of all elements.
 *
 * The first levels of the stabiliser chain give a coset; a table says where steps take
 * it. The other levels give an element of the last stabiliser. A step composes that with
 * another element of it, which depends only on the coset, so a table of products is
 * enough.
 *
 * @param steps  permutations that are composed with an element from the left
 * @cost   for a stabiliser of m elements, a table of m × m, and one of cosets × steps;
 *         the levels are split where both are smallest. For 11! permutations: 55,440
 *         cosets and 720 elements
 * @throws {RangeError} when even the smallest tables are too large
 */
export function cayleyGraph(
  chain: StabiliserChain,
  steps: readonly Points[],
): CayleyGraph {
  const { levels, degree } = chain;
  const base = levels.map(({ point }) => point);
  const split = chooseSplit(chain, steps.length);
  const nElements = productOfLevels(chain, split, levels.length);
  const nCosets = productOfLevels(chain, 0, split);
  /** For each level and point: the index of the representative with that image. */
  const choices = levels.map(({ orbit }) => {
    const choice = new Uint16Array(degree);
    orbit.forEach((point, i) => (choice[point] = i));
    return choice;
  });
  const back = levels.map(({ representatives }) => representatives.map(invertPoints));
  const images = new Uint16Array(base.length);
  const products = multiplyAll();
  const cosetAfter = steps.map(() => new Uint32Array(nCosets));
  /** For each step and coset: the row of `products` to use. */
  const rowAfter = steps.map(() => new Uint32Array(nCosets));
  tabulateCosets();
  const [cosets, elements, targets] = [0, 1, 2].map(() => new Uint32Array(CHUNK));
  return {
    count: nCosets * nElements,
    nSteps: steps.length,
    after(node, step) {
      const element = node % nElements;
      const coset = (node - element) / nElements;
      const product = products[rowAfter[step][coset] + element];
      return cosetAfter[step][coset] * nElements + product;
    },
    forEachStep,
    nodeOf(element) {
      base.forEach((point, i) => (images[i] = element[point]));
      return sift(0);
    },
  };

  function forEachStep(
    nodes: Uint32Array,
    n: number,
    stepIndices: readonly number[],
    onTargets: (targets: Uint32Array, n: number) => void,
  ): void {
    for (let i = 0; i < n; i++) {
      elements[i] = nodes[i] % nElements;
      cosets[i] = (nodes[i] - elements[i]) / nElements;
    }
    for (const step of stepIndices) {
      const to = cosetAfter[step];
      const rows = rowAfter[step];
      for (let i = 0; i < n; i++) {
        const coset = cosets[i];
        targets[i] = to[coset] * nElements + products[rows[coset] + elements[i]];
      }
      onTargets(targets, n);
    }
  }

  /**
   * The index of the element that takes the base to `images`, from a level on: on each
   * level it finds the representative and divides by it. Unlike `chainDigits`, this is
   * not in lexicographic order, but it needs no search.
   */
  function sift(from: number): number {
    let node = 0;
    for (let level = from; level < base.length; level++) {
      const choice = choices[level][images[level]];
      node = node * levels[level].orbit.length + choice;
      const home = back[level][choice];
      for (let i = level + 1; i < images.length; i++) images[i] = home[images[i]];
    }
    return node;
  }

  /** For two elements of the stabiliser, the index of the first after the second. */
  function multiplyAll(): Uint16Array {
    const all: Points[] = [];
    forEachElement(split, levels.length, (element) => all.push(element));
    const table = new Uint16Array(nElements * nElements);
    all.forEach((outer, row) => {
      all.forEach((inner, i) => {
        base.forEach((point, level) => (images[level] = outer[inner[point]]));
        table[row * nElements + i] = sift(split);
      });
    });
    return table;
  }

  function tabulateCosets(): void {
    forEachElement(0, split, (element, coset) => {
      steps.forEach((turn, step) => {
        base.forEach((point, level) => (images[level] = turn[element[point]]));
        const node = sift(0);
        const composed = node % nElements;
        cosetAfter[step][coset] = (node - composed) / nElements;
        rowAfter[step][coset] = composed * nElements;
      });
    });
  }

  /**
   * Visits the products of representatives of some levels, in the order of their indices.
   */
  function forEachElement(
    from: number,
    end: number,
    visit: (element: Points, node: number) => void,
  ): void {
    compose(from, identityPoints(degree), 0);

    function compose(level: number, product: Points, node: number): void {
      if (level === end) return visit(product, node);
      const { representatives } = levels[level];
      representatives.forEach((one, i) => {
        const next = node * representatives.length + i;
        compose(level + 1, composePoints(product, one), next);
      });
    }
  }
}

/** The most elements that two bytes can index. */
const MAX_ELEMENTS = 2 ** 16;

/** The most table entries in total, of up to eight bytes each. */
const MAX_ENTRIES = 30_000_000;

/** The level at which to split, so that the tables have the fewest entries in total. */
function chooseSplit(chain: StabiliserChain, nSteps: number): number {
  const { length } = chain.levels;
  let best = length;
  let fewest = Infinity;
  for (let split = length; split >= 0; split--) {
    const nElements = productOfLevels(chain, split, length);
    if (nElements > MAX_ELEMENTS) break;
    const entries = nElements ** 2 + productOfLevels(chain, 0, split) * nSteps;
    if (entries < fewest) [best, fewest] = [split, entries];
  }
  if (fewest > MAX_ENTRIES) {
    throw new RangeError(
      `${nSteps} moves of one step need tables of ${fewest} entries; ` +
        `expected ${MAX_ENTRIES} at most`,
    );
  }
  return best;
}

function productOfLevels(
  { levels }: StabiliserChain,
  from: number,
  end: number,
): number {
  return levels
    .slice(from, end)
    .reduce((product, { orbit }) => product * orbit.length, 1);
}
