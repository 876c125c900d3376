import { lookUpBinomial, MAX_POSITIONS } from "./binomial.ts";
import { checkIndex, checkWhole } from "./check-input.ts";
import { countChosen } from "./count-chosen.ts";

/**
 * The index of a choice of m of n positions, among all C(n, m) choices.
 *
 * Position n, the last of the array, is the most significant: 0 chooses the first m.
 * @param chosen  length at most 56; not mutated
 * @returns       integer in [0, C(n, m)), where m positions are chosen
 * @throws {RangeError} when there are too many positions
 * @throws {TypeError} when chosen is not an array of booleans
 * @cost          O(n) time; a table of 26 KB on first use
 * @example
 * rankCombination([true, true, false]) // → 0
 * rankCombination([false, true, true]) // → 2
 * @source        Jaap Scherphuis, "Computer Puzzling", Indexing: combinations
 */
export function rankCombination(chosen: ArrayLike<boolean>): number {
  let left = countChosen(chosen, MAX_POSITIONS);
  let index = 0;
  for (let i = chosen.length - 1; i >= 0; i--) {
    if (chosen[i]) {
      index += lookUpBinomial(i, left);
      left--;
    }
  }
  return index;
}

/**
 * The choice of m of n positions with a given index: the inverse of rankCombination.
 * @param index  integer in [0, C(n, m))
 * @param n      the number of positions, 0..56
 * @param m      the number of chosen ones, 0..n
 * @returns      n booleans, m of them true
 * @throws {RangeError} when index, n or m is out of range or not whole
 * @throws {TypeError} when one of them is not a number
 * @cost         O(n) time; a table of 26 KB on first use
 * @example      unrankCombination(2, 3, 2) // → [false, true, true]
 * @source       Jaap Scherphuis, "Computer Puzzling", Indexing: combinations
 */
export function unrankCombination(index: number, n: number, m: number): boolean[] {
  checkWhole("n", n, 0, MAX_POSITIONS);
  checkWhole("m", m, 0, n);
  let rest = checkIndex(index, lookUpBinomial(n, m));
  let left = m;
  const chosen: boolean[] = new Array(n).fill(false);
  for (let i = n - 1; i >= 0; i--) {
    if (rest >= lookUpBinomial(i, left)) {
      rest -= lookUpBinomial(i, left);
      chosen[i] = true;
      left--;
    }
  }
  return chosen;
}
