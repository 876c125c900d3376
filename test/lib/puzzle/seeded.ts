/** Pseudorandom integers 0..n-1, the same in every run. */
export { seededRandom as seeded } from "#src/workers/seeded-random.ts";

/** A number of entries drawn from a list, with repetition. */
export function draw<T>(
  random: (n: number) => number,
  from: readonly T[],
  count: number,
) {
  return Array.from({ length: count }, () => from[random(from.length)]);
}
