import type { Points } from "./points.ts";

export interface PointRange {
  readonly first: number;
  readonly count: number;
}

/**
 * Whether the first of some points determines others: whatever fixes it fixes all the
 * others, and these are one orbit.
 *
 * @cost  for each of the other points, the images of the first times the generators
 */
export function determinesPoints(
  generators: readonly Points[],
  one: PointRange,
  other: PointRange,
): boolean {
  const reach = orbitOf(one.first, (point, by) => by[point]).size;
  // Equally large ranges that are tied have equally many fixed points.
  if (
    reach === other.count &&
    generators.some((by) => countFixed(by, one) !== countFixed(by, other))
  ) {
    return false;
  }
  if (orbitOf(other.first, (point, by) => by[point]).size < other.count) return false;
  const degree = generators[0]?.length ?? 0;
  for (let q = other.first; q < other.first + other.count; q++) {
    const pairs = orbitOf(
      one.first * degree + q,
      (pair, by) => by[Math.floor(pair / degree)] * degree + by[pair % degree],
      reach + 1,
    );
    if (pairs.size === reach) return true;
  }
  return false;

  function countFixed(by: Points, { first, count }: PointRange): number {
    let nFixed = 0;
    for (let point = first; point < first + count; point++) {
      if (by[point] === point) nFixed++;
    }
    return nFixed;
  }

  /** The orbit of a start, up to `max` elements. */
  function orbitOf(
    start: number,
    move: (from: number, by: Points) => number,
    max = Infinity,
  ): Set<number> {
    const orbit = new Set([start]);
    for (const from of orbit) {
      for (const by of generators) orbit.add(move(from, by));
      if (orbit.size >= max) return orbit;
    }
    return orbit;
  }
}
