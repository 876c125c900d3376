/** Pseudorandom integers 0..n-1, the same in every run (Park and Miller's generator). */
export function seeded(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

/** A number of entries drawn from a list, with repetition. */
export function draw<T>(
  random: (n: number) => number,
  from: readonly T[],
  count: number,
) {
  return Array.from({ length: count }, () => from[random(from.length)]);
}
