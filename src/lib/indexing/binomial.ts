import { checkWhole } from "./check-input.ts";

/** The most positions whose combinations all have exact indices: C(57, 28) > 2^53. */
export const MAX_POSITIONS = 56;

/**
 * The number of ways to choose m of n positions: an entry of Pascal's triangle.
 *
 * 0 when m > n, where the formula with factorials is not defined; ranking and unranking need
 * that case.
 * @param n  the number of positions, 0..2^53-1
 * @param m  the number of chosen positions, 0..2^53-1
 * @returns  C(n, m)
 * @throws {RangeError} when one of them is out of range or not whole, or when C(n, m) is
 *                      2^53 or more and so not exact
 * @throws {TypeError} when one of them is not a number
 * @cost     O(1) time up to n = 56, with a table of 26 KB on first use; else some 50 bigint
 *           multiplications at most
 * @example
 * binomial(12, 4) // → 495
 * binomial(500, 2) // → 124750
 * binomial(2, 3) // → 0
 */
export function binomial(n: number, m: number): number {
  checkWhole("n", n, 0, Number.MAX_SAFE_INTEGER);
  checkWhole("m", m, 0, Number.MAX_SAFE_INTEGER);
  if (m > n) return 0;
  return n <= MAX_POSITIONS ? lookUpBinomial(n, m) : multiplyBinomial(n, m);
}

/** C(n, m) as C(n-k+1, 1), C(n-k+2, 2), … C(n, k), which only grow: k is m or n-m. */
function multiplyBinomial(n: number, m: number): number {
  const few = Math.min(m, n - m);
  let ways = 1n;
  for (let i = 1; i <= few; i++) {
    ways = (ways * BigInt(n - few + i)) / BigInt(i);
    if (ways > Number.MAX_SAFE_INTEGER) {
      throw new RangeError(
        `C(${n}, ${m}) is 2^53 or more, where numbers are not exact; use binomialBig`,
      );
    }
  }
  return Number(ways);
}

const WIDTH = MAX_POSITIONS + 1;
let binomialTable: Float64Array | undefined;

/** C(n, m), and 0 when m > n. Unchecked: the caller guarantees that both are 0..56. */
export function lookUpBinomial(n: number, m: number): number {
  binomialTable ??= buildBinomialTable();
  return binomialTable[n * WIDTH + m];
}

/** Pascal's triangle, with 0 above its diagonal, for C(n, m) with m > n. */
function buildBinomialTable(): Float64Array {
  const table = new Float64Array(WIDTH * WIDTH);
  for (let n = 0; n < WIDTH; n++) {
    table[n * WIDTH] = 1;
    for (let m = 1; m <= n; m++) {
      const above = (n - 1) * WIDTH + m;
      table[n * WIDTH + m] = table[above - 1] + table[above];
    }
  }
  return table;
}
