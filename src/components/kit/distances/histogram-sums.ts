/** How far what was counted agrees with what was published. */
export interface Agreement {
  /** For each distance counted so far: whether it is the published figure. */
  readonly agrees: readonly boolean[];
  /** The least distance at which it is not, if there is one. */
  readonly firstDifference: number | undefined;
}

/**
 * @param counted    how many at each distance; while it grows, those that are finished
 * @param published  all of them
 */
export function compareCounts(
  counted: readonly number[],
  published: readonly number[],
): Agreement {
  const agrees = counted.map((count, distance) => count === published[distance]);
  const differing = agrees.indexOf(false);
  return { agrees, firstDifference: differing < 0 ? undefined : differing };
}

/** The mean of what a histogram counts. */
export function meanOf(histogram: readonly number[]): number {
  const sum = histogram.reduce((total, count, value) => total + count * value, 0);
  return sum / totalOf(histogram);
}

export function totalOf(histogram: readonly number[]): number {
  return histogram.reduce((total, count) => total + count, 0);
}
