/** Whole numbers in [0, count), the same on every run: Lehmer's generator modulo 2³¹ - 1. */
export function seededNumbers(count: number, length: number): number[] {
  let seed = 20260;
  return Array.from({ length }, () => {
    seed = (seed * 48271) % 2147483647;
    return Math.floor((seed / 2147483647) * count);
  });
}
