/**
 * Creates a seeded generator of pseudorandom integers 0..n-1, with the same results on every
 * device, as its arithmetic is exact.
 *
 * @param seed  1..2147483646
 * @source      Park and Miller, "Random Number Generators: Good Ones Are Hard to Find", 1988
 */
export function seededRandom(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}
