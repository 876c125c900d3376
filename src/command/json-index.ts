/** A number in JSON while it is exact, and digits in a string beyond 2^53. */
export function jsonIndex(index: bigint): number | string {
  return index <= Number.MAX_SAFE_INTEGER ? Number(index) : `${index}`;
}
