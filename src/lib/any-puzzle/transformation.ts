/**
 * A puzzle's positions in one row, orbit after orbit: what the algorithms work on, while
 * people read and write each orbit by its name.
 */
export interface OrbitLayout {
  readonly orbits: readonly OrbitRange[];
  /** How many positions there are in all orbits together. */
  readonly length: number;
  /** The twists of each position's pieces. */
  readonly twists: Int32Array<ArrayBuffer>;
}

/** Where an orbit stands in the row. */
export interface OrbitRange {
  readonly name: string;
  readonly first: number;
  readonly pieces: number;
  readonly twists: number;
}

/** A move, or several: where each position's piece comes from, and what it is twisted by. */
export interface Transformation {
  readonly source: Int32Array<ArrayBuffer>;
  readonly twist: Int32Array<ArrayBuffer>;
}

/** The transformation that leaves everything as it is. */
export function identity(layout: OrbitLayout): Transformation {
  return {
    source: Int32Array.from({ length: layout.length }, (_, position) => position),
    twist: new Int32Array(layout.length),
  };
}

/** First one, then the other. */
export function compose(
  first: Transformation,
  then: Transformation,
  { length, twists }: OrbitLayout,
): Transformation {
  const source = new Int32Array(length);
  const twist = new Int32Array(length);
  for (let to = 0; to < length; to++) {
    const from = then.source[to];
    source[to] = first.source[from];
    twist[to] = (first.twist[from] + then.twist[to]) % twists[to];
  }
  return { source, twist };
}

/** What undoes a transformation. */
export function invert(
  { source, twist }: Transformation,
  layout: OrbitLayout,
): Transformation {
  const inverse = identity(layout);
  for (let to = 0; to < layout.length; to++) {
    inverse.source[source[to]] = to;
    const twists = layout.twists[to];
    inverse.twist[source[to]] = (twists - twist[to]) % twists;
  }
  return inverse;
}

/** The transformation made so many times, by repeated squaring; times ≥ 0. */
export function power(
  turn: Transformation,
  times: number,
  layout: OrbitLayout,
): Transformation {
  let result = identity(layout);
  let square = turn;
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = compose(result, square, layout);
    square = compose(square, square, layout);
  }
  return result;
}

/** After how many times everything is as it was, as a bigint: cycles may be of many lengths. */
export function orderOf(
  { source, twist }: Transformation,
  layout: OrbitLayout,
): bigint {
  const isVisited = new Uint8Array(layout.length);
  const lengths = new Set<number>();
  for (let start = 0; start < layout.length; start++) {
    if (isVisited[start]) continue;
    let length = 0;
    let totalTwist = 0;
    for (let at = start; !isVisited[at]; at = source[at]) {
      isVisited[at] = 1;
      length++;
      totalTwist += twist[at];
    }
    const twists = layout.twists[start];
    lengths.add((length * twists) / greatestCommonDivisor(totalTwist % twists, twists));
  }
  let order = 1n;
  for (const length of lengths) {
    const next = BigInt(length);
    order = (order / bigGcd(order, next)) * next;
  }
  return order;
}

/** The greatest common divisor; of 0 and b it is b. */
export function greatestCommonDivisor(a: number, b: number): number {
  return a === 0 ? b : greatestCommonDivisor(b % a, a);
}

function bigGcd(a: bigint, b: bigint): bigint {
  return a === 0n ? b : bigGcd(b % a, a);
}

/** A text that is the same for transformations that do the same, and only for those. */
export function transformationKey({ source, twist }: Transformation): string {
  return `${source.join()};${twist.join()}`;
}
