/** The positions of all orbits in one row, orbit after orbit. */
export interface OrbitLayout {
  readonly orbits: readonly OrbitRange[];
  /** The number of positions in all orbits. */
  readonly length: number;
  /** The number of twists at each position. */
  readonly twists: Int32Array<ArrayBuffer>;
}

/** The range of an orbit in the row. */
export interface OrbitRange {
  readonly name: string;
  readonly first: number;
  readonly pieces: number;
  readonly twists: number;
}

/**
 * A move or a sequence of moves: the source of each position, and the twist it adds there.
 */
export interface Transformation {
  readonly source: Int32Array<ArrayBuffer>;
  readonly twist: Int32Array<ArrayBuffer>;
}

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

/** A power by repeated squaring; a negative one is backwards. */
export function power(
  turn: Transformation,
  times: number,
  layout: OrbitLayout,
): Transformation {
  let result = identity(layout);
  let square = times < 0 ? invert(turn, layout) : turn;
  for (let left = Math.abs(times); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = compose(result, square, layout);
    square = compose(square, square, layout);
  }
  return result;
}

/** The order of a transformation, as a bigint: cycles of many lengths multiply. */
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

/** A key that is equal exactly for equal transformations. */
export function transformationKey({ source, twist }: Transformation): string {
  return `${source.join()};${twist.join()}`;
}
