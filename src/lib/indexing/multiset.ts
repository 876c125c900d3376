import {
  assertArray,
  assertBigIndex,
  assertValue,
  checkWhole,
  MAX_LENGTH,
} from "./check-input.ts";

/**
 * The number of permutations of a multiset, in which some pieces are identical.
 *
 * @param counts  the number of pieces of each kind, each a whole number in 0..10,000, at most
 *                10,000 in total; not mutated
 * @returns       n! / (c₀! c₁! …), where n is the sum of the counts
 * @throws {RangeError} when a count is out of range or not whole, or there are too many
 * @throws {TypeError} when counts is not an array of numbers
 * @cost          one multiplication and division of bigints for each piece
 * @example
 * countMultiset([2, 1, 1]) // → 12n
 * @source        D. E. Knuth, The Art of Computer Programming, vol. 4A, section 7.2.1.2
 */
export function countMultiset(counts: ArrayLike<number>): bigint {
  checkCounts(counts);
  let permutations = 1n;
  let n = 0n;
  for (let kind = 0; kind < counts.length; kind++) {
    for (let i = 1n; i <= counts[kind]; i++) permutations = (permutations * ++n) / i;
  }
  return permutations;
}

/**
 * The index of a multiset permutation, in which some pieces are identical, among all
 * permutations of the same pieces, in lexicographic order.
 *
 * @param row  the kind of each piece, each a whole number of 0..9999; not mutated
 * @returns    bigint in [0, n! / (c₀! c₁! …)), where c are the numbers of each kind
 * @throws {RangeError} when an entry is out of range or not whole, or the row too long
 * @throws {TypeError} when row is not an array
 * @cost       O(n × kinds) operations on bigints
 * @example
 * rankMultiset([1, 0, 2, 0]) // → 7n
 * @source     D. E. Knuth, The Art of Computer Programming, vol. 4A, section 7.2.1.2
 */
export function rankMultiset(row: ArrayLike<number>): bigint {
  assertArray("a permutation", row);
  const counts: number[] = [];
  for (let i = 0; i < row.length; i++) {
    assertValue(i, row[i], MAX_LENGTH);
    while (counts.length <= row[i]) counts.push(0);
    counts[row[i]]++;
  }
  let permutations = countMultiset(counts);
  let index = 0n;
  for (let i = 0; i < row.length; i++) {
    const left = BigInt(row.length - i);
    // A share of the remaining permutations begins with each kind.
    let smaller = 0;
    for (let kind = 0; kind < row[i]; kind++) smaller += counts[kind];
    index += (permutations * BigInt(smaller)) / left;
    permutations = (permutations * BigInt(counts[row[i]])) / left;
    counts[row[i]]--;
  }
  return index;
}

/**
 * The multiset permutation with a given index: the inverse of rankMultiset.
 *
 * @param index   bigint in [0, n! / (c₀! c₁! …))
 * @param counts  how many pieces there are of each kind; not mutated
 * @returns       the kind of each piece
 * @throws {RangeError} when index or a count is out of range
 * @throws {TypeError} when index is not a bigint or counts is not an array of numbers
 * @cost          O(n × kinds) operations on bigints
 * @example
 * unrankMultiset(7n, [2, 1, 1]) // → [1, 0, 2, 0]
 * @source        D. E. Knuth, The Art of Computer Programming, vol. 4A, section 7.2.1.2
 */
export function unrankMultiset(index: bigint, counts: ArrayLike<number>): number[] {
  let permutations = countMultiset(counts);
  assertBigIndex(index, permutations, "the number of permutations");
  const left = Array.from(counts);
  const n = left.reduce((sum, count) => sum + count, 0);
  let rest = index;
  return Array.from({ length: n }, (_, i) => {
    const all = BigInt(n - i);
    for (let kind = 0; ; kind++) {
      const beginning = (permutations * BigInt(left[kind])) / all;
      if (rest < beginning) {
        permutations = beginning;
        left[kind]--;
        return kind;
      }
      rest -= beginning;
    }
  });
}

function checkCounts(counts: ArrayLike<number>): void {
  assertArray("a list of counts", counts);
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind++) {
    sum += checkWhole(`the count of kind ${kind}`, counts[kind], 0, MAX_LENGTH);
  }
  checkWhole("the number of pieces", sum, 0, MAX_LENGTH);
}
