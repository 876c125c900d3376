import { lookUpBinomial, MAX_POSITIONS } from "./binomial.ts";
import { assertArray, assertValue, checkIndex, checkWhole } from "./check-input.ts";

/**
 * The index of a subset, given as its members in ascending order: rankCombination of the same
 * choice, given as a list of booleans.
 *
 * The order is colexicographic: the largest member is the most significant, so the index doesn't
 * depend on how many numbers the members were chosen from.
 * @param members  ascending, each in 0..55; not mutated
 * @returns        integer in [0, C(n, m)) for m members of 0..n-1
 * @throws {RangeError} when a member is out of range or not whole, or they aren't ascending
 * @throws {TypeError} when members is not an array
 * @cost           O(m) time; a table of 26 KB on first use
 * @example
 * rankSubset([0, 1, 2]) // → 0
 * rankSubset([1, 4, 5]) // → 17
 * @source         D. E. Knuth, The Art of Computer Programming, vol. 4A, section 7.2.1.3:
 *                 the combinatorial number system
 */
export function rankSubset(members: ArrayLike<number>): number {
  assertArray("a subset", members, MAX_POSITIONS);
  let index = 0;
  for (let i = 0; i < members.length; i++) {
    assertValue(i, members[i], MAX_POSITIONS);
    if (i > 0 && members[i] <= members[i - 1]) {
      throw new RangeError(
        `position ${i + 1} holds ${members[i]}, after ${members[i - 1]}; expected ascending order (positions count from 1)`,
      );
    }
    index += lookUpBinomial(members[i], i + 1);
  }
  return index;
}

/**
 * The subset with a given index: the inverse of rankSubset.
 * @param index  integer in [0, C(n, m))
 * @param n      the members are from 0..n-1; 0..56
 * @param m      the number of members, 0..n
 * @returns      m numbers of 0..n-1, ascending
 * @throws {RangeError} when index, n or m is out of range or not whole
 * @throws {TypeError} when one of them is not a number
 * @cost         O(n) time; a table of 26 KB on first use
 * @example      unrankSubset(17, 6, 3) // → [1, 4, 5]
 * @source       D. E. Knuth, The Art of Computer Programming, vol. 4A, section 7.2.1.3
 */
export function unrankSubset(index: number, n: number, m: number): number[] {
  checkWhole("n", n, 0, MAX_POSITIONS);
  checkWhole("m", m, 0, n);
  let rest = checkIndex(index, lookUpBinomial(n, m));
  const members = new Array<number>(m);
  let member = n;
  for (let left = m; left > 0; left--) {
    // The largest member whose smaller subsets don't exceed the rest.
    do member--;
    while (lookUpBinomial(member, left) > rest);
    rest -= lookUpBinomial(member, left);
    members[left - 1] = member;
  }
  return members;
}
