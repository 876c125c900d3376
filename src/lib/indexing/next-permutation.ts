/** Numbers that can be changed in place: an array or a typed array. */
export interface MutableNumbers {
  readonly length: number;
  [position: number]: number;
}

/**
 * Changes a permutation into the next one in lexicographic order, in place.
 *
 * Faster than unranking each index in turn. Equal values are pieces of one kind, so this also
 * steps through the permutations of a multiset, as `rankMultiset` numbers them. Unchecked: the
 * caller guarantees numbers other than NaN.
 * @param perm  mutated, unless it is the last permutation
 * @returns     whether there was a next permutation
 * @cost        O(n) time, but O(1) on average over all permutations; no allocation
 * @example
 * const turned = [0, 2, 1];
 * nextPermutation(turned) // → true
 * turned // → [1, 0, 2]
 * nextPermutation([2, 1, 0]) // → false
 * @source      D. E. Knuth, The Art of Computer Programming, vol. 4A, section 7.2.1.2:
 *              algorithm L, by Narayana Pandita
 */
export function nextPermutation(perm: MutableNumbers): boolean {
  let pivot = perm.length - 2;
  while (pivot >= 0 && perm[pivot] >= perm[pivot + 1]) pivot--;
  if (pivot < 0) return false;
  let larger = perm.length - 1;
  while (perm[larger] <= perm[pivot]) larger--;
  swap(perm, pivot, larger);
  reverseFrom(perm, pivot + 1);
  return true;
}

/**
 * Changes a permutation into the previous one in lexicographic order, in place: the inverse of
 * nextPermutation.
 * @param perm  mutated, unless it is the first permutation
 * @returns     whether there was a previous permutation
 * @cost        O(n) time, but O(1) on average over all permutations; no allocation
 * @example
 * const turnedBack = [1, 0, 2];
 * previousPermutation(turnedBack) // → true
 * turnedBack // → [0, 2, 1]
 * previousPermutation([0, 1, 2]) // → false
 */
export function previousPermutation(perm: MutableNumbers): boolean {
  let pivot = perm.length - 2;
  while (pivot >= 0 && perm[pivot] <= perm[pivot + 1]) pivot--;
  if (pivot < 0) return false;
  let smaller = perm.length - 1;
  while (perm[smaller] >= perm[pivot]) smaller--;
  swap(perm, pivot, smaller);
  reverseFrom(perm, pivot + 1);
  return true;
}

function swap(row: MutableNumbers, i: number, j: number): void {
  const value = row[i];
  row[i] = row[j];
  row[j] = value;
}

function reverseFrom(row: MutableNumbers, start: number): void {
  for (let i = start, j = row.length - 1; i < j; i++, j--) swap(row, i, j);
}
