import type { Points } from "./points.ts";

/** Points from `first` on. */
export interface PointRange {
  readonly first: number;
  readonly count: number;
}

/**
 * Whether some points say where others are: what leaves the first of them where it is
 * leaves all the others, too, and these are one orbit.
 *
 * @cost  for each of the others as many steps as the first has images, times the generators
 */
export function determinesPoints(
  generators: readonly Points[],
  one: PointRange,
  other: PointRange,
): boolean {
  const reach = orbitOf(one.first, (point, by) => by[point]).size;
  // Where as many points are tied, each generator leaves as many of both where they are.
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

  /** Where the generators take something; up to so many. */
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
