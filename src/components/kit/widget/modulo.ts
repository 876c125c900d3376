/** The remainder of a division, in 0..n-1 also for negative numbers. */
export function modulo(a: number, n: number): number {
  return ((a % n) + n) % n;
}
