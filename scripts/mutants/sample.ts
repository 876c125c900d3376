/** A random sample in the original order, determined by the seed. */
export function drawSample<T>(items: readonly T[], count: number, seed: number): T[] {
  const random = createRandom(seed);
  const drawn: T[] = [];
  // Each item is taken with the probability that it is among those still needed.
  for (const [i, item] of items.entries()) {
    const wanted = count - drawn.length;
    if (random() * (items.length - i) < wanted) drawn.push(item);
  }
  return drawn;
}

/** Mulberry32: pseudorandom numbers in [0, 1) from a seed. */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
