/** Numbers from -1 to 1, the same for the same seed. */
export type Random = () => number;

/** Lehmer's generator modulo 2³¹ - 1. It skips five numbers: similar seeds begin alike. */
export function seededRandom(seed: number): Random {
  let state = ((seed + 1) * 69621) % 2147483647;
  for (let i = 0; i < 5; i++) state = (state * 48271) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return (state / 2147483647) * 2 - 1;
  };
}

/** One of a list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(((random() + 1) / 2) * list.length) % list.length];
}

/** Nearly normally distributed, with a standard deviation of 1: the sum of three. */
export function normal(random: Random): number {
  return random() + random() + random();
}
