import { composePoints, type Points } from "./points.ts";
import { buildStabiliserChain } from "./stabiliser-chain.ts";

/** The limit of products to try: about a second. */
const MAX_PRODUCTS = 200_000;

/**
 * The exact number of patterns that a group makes of coloured points: its order divided
 * by the order of the subgroup that preserves each point's colour.
 *
 * The subgroup is built from the last level of a stabiliser chain to the first. On each
 * level the images of its point are tried, and a backtracking search on the levels below
 * completes them so that colours match.
 *
 * @param order  the order of the group
 * @returns      undefined if the search takes too long
 * @source  G. Butler, "Fundamental Algorithms for Permutation Groups", 1991: backtrack
 *         searches for subgroups
 */
export function countPatterns(
  generators: readonly Points[],
  colours: readonly number[],
  order: bigint,
): bigint | undefined {
  const degree = colours.length;
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  // Points of rare colours first: they leave little to search.
  const base = Array.from({ length: degree }, (_, point) => point).sort(
    (a, b) => counts.get(colours[a])! - counts.get(colours[b])!,
  );
  const { levels } = buildStabiliserChain(generators, degree, { base, atMost: order });
  /** For each level, the points whose images are determined at that level. */
  const lastMoved = levels.map((): number[] => []);
  for (let point = 0; point < degree; point++) {
    const last = levels.findLastIndex(({ representatives }) =>
      representatives.some((one) => one[point] !== point),
    );
    if (last >= 0) lastMoved[last].push(point);
  }
  let nProducts = 0;
  let stabiliser = 1n;
  const stabiliserGenerators: Points[] = [];
  for (let i = levels.length - 1; i >= 0; i--) {
    const { point, orbit, representatives } = levels[i];
    let reachable = new Set([point]);
    const unreachable = new Set<number>();
    for (const [choice, image] of orbit.entries()) {
      if (colours[image] !== colours[point]) continue;
      if (reachable.has(image) || unreachable.has(image)) continue;
      const element = complete(representatives[choice], i);
      if (nProducts > MAX_PRODUCTS) return undefined;
      if (element === undefined)
        for (const one of imagesOf(image)) unreachable.add(one);
      else {
        stabiliserGenerators.push(element);
        reachable = imagesOf(point);
      }
    }
    stabiliser *= BigInt(reachable.size);
  }
  return order / stabiliser;

  /** Completes a product of representatives to an element that preserves all colours. */
  function complete(product: Points, level: number): Points | undefined {
    if (++nProducts > MAX_PRODUCTS) return undefined;
    if (lastMoved[level].some((point) => colours[product[point]] !== colours[point])) {
      return undefined;
    }
    if (level === levels.length - 1) return product;
    const { point, orbit, representatives } = levels[level + 1];
    for (const [choice, image] of orbit.entries()) {
      if (colours[product[image]] !== colours[point]) continue;
      const next = composePoints(product, representatives[choice]);
      const element = complete(next, level + 1);
      if (element !== undefined || nProducts > MAX_PRODUCTS) return element;
    }
    return undefined;
  }

  function imagesOf(point: number): Set<number> {
    const images = new Set([point]);
    for (const from of images)
      for (const by of stabiliserGenerators) images.add(by[from]);
    return images;
  }
}
