/** The rank of a permutation, on typed arrays and without input checks. */
export function rankUnchecked(perm: Uint8Array): number {
  const n = perm.length;
  let index = 0;
  for (let i = 0; i < n; i++) {
    index *= n - i;
    for (let j = i + 1; j < n; j++) {
      if (perm[j] < perm[i]) index++;
    }
  }
  return index;
}

/** The permutation of a rank, likewise. */
export function unrankUnchecked(index: number, n: number): Uint8Array {
  const perm = new Uint8Array(n);
  for (let i = n - 1; i >= 0; i--) {
    perm[i] = index % (n - i);
    index = Math.floor(index / (n - i));
    for (let j = i + 1; j < n; j++) {
      if (perm[j] >= perm[i]) perm[j]++;
    }
  }
  return perm;
}
