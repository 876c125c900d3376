/** Whole numbers 0..n-1 that are the same in every run (Park and Miller's generator). */
export function seeded(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

/** So many entries drawn from a list, with repetition. */
export function draw<T>(
  random: (n: number) => number,
  from: readonly T[],
  count: number,
) {
  return Array.from({ length: count }, () => from[random(from.length)]);
}
