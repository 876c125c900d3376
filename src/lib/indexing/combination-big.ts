import { assertBigIndex, checkWhole, MAX_LENGTH } from "./check-input.ts";
import { countChosen } from "./count-chosen.ts";
import { productFrom } from "./factoradic-big.ts";

/** The largest n of binomialBig. */
const MAX_N = 2 ** 53 - 1;

/**
 * The number of ways to choose m of n positions, also where it is too large for binomial.
 * @param n  the number of positions, 0..2^53-1
 * @param m  the number of chosen ones, 0..2^53-1; the smaller of m and n - m is at most
 *           10,000
 * @returns  C(n, m); 0 when m > n
 * @throws {RangeError} when one of them is out of range or not whole
 * @throws {TypeError} when one of them is not a number
 * @cost     a bigint of at most m log₂ n bits: milliseconds
 * @example
 * binomialBig(100, 50) // → 100891344545564193334812497256n
 * binomialBig(2, 3) // → 0n
 */
export function binomialBig(n: number, m: number): bigint {
  checkWhole("n", n, 0, MAX_N);
  checkWhole("m", m, 0, MAX_N);
  if (m > n) return 0n;
  const few = Math.min(m, n - m);
  if (few > MAX_LENGTH) {
    throw new RangeError(
      `m ${m} is out of range for n ${n}; expected m or n - m to be ${MAX_LENGTH} at most`,
    );
  }
  return productFrom(n - few + 1, n) / productFrom(1, few);
}

/**
 * The index of a choice of m of n positions, in the same order as rankCombination.
 * @param chosen  length at most 10,000; not mutated
 * @returns       bigint in [0, C(n, m)), where m positions are chosen
 * @throws {RangeError} when there are too many positions
 * @throws {TypeError} when chosen is not an array of booleans
 * @cost          O(n) multiplications of a bigint of up to n bits
 * @example
 * rankCombinationBig([false, true, true]) // → 2n
 * rankCombinationBig(Array.from({ length: 100 }, (_, i) => i >= 50)) // → 100891344545564193334812497255n
 */
export function rankCombinationBig(chosen: ArrayLike<boolean>): bigint {
  let left = countChosen(chosen, MAX_LENGTH);
  const n = chosen.length;
  let index = 0n;
  let ways = binomialBig(n, left);
  for (let i = n - 1; i >= 0; i--) {
    const without = waysWithout(ways, i + 1, left);
    if (chosen[i]) {
      index += without;
      ways -= without;
      left--;
    } else ways = without;
  }
  return index;
}

/**
 * The choice of m of n positions with a given index: the inverse of rankCombinationBig.
 * @param index  bigint in [0, C(n, m))
 * @param n      the number of positions, 0..10,000
 * @param m      the number of chosen ones, 0..n
 * @returns      n booleans, m of them true
 * @throws {RangeError} when index, n or m is out of range, or n or m is not whole
 * @throws {TypeError} when index is not a bigint, or n or m not a number
 * @cost         O(n) multiplications of a bigint of up to n bits
 * @example      unrankCombinationBig(2n, 3, 2) // → [false, true, true]
 */
export function unrankCombinationBig(index: bigint, n: number, m: number): boolean[] {
  checkWhole("n", n, 0, MAX_LENGTH);
  checkWhole("m", m, 0, n);
  let ways = binomialBig(n, m);
  assertBigIndex(index, ways, `C(${n}, ${m})`);
  let rest = index;
  let left = m;
  const chosen: boolean[] = new Array(n).fill(false);
  for (let i = n - 1; i >= 0; i--) {
    const without = waysWithout(ways, i + 1, left);
    if (rest >= without) {
      rest -= without;
      ways -= without;
      chosen[i] = true;
      left--;
    } else ways = without;
  }
  return chosen;
}

/** C(n - 1, m) from C(n, m): the choices that leave out the last of n positions. */
function waysWithout(ways: bigint, n: number, m: number): bigint {
  return (ways * BigInt(n - m)) / BigInt(n);
}
