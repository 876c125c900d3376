import { N_STATES } from "../../../src/lib/index.ts";

/** Whole numbers in [0, count), the same on every run (Lehmer, modulo 2³¹ - 1). */
export function seededNumbers(seed: number, count: number, length: number): number[] {
  let value = seed;
  return Array.from({ length }, () => {
    value = (value * 48271) % 2147483647;
    return Math.floor((value / 2147483647) * count);
  });
}

/** State numbers, the same on every run. */
export function seededStates(seed: number, length: number): number[] {
  return seededNumbers(seed, N_STATES, length);
}
