/** A checksum of all results, so that no call can be optimised away. */
export function sumOver<T>(values: T[], f: (value: T) => number): number {
  let sum = 0;
  for (const value of values) sum += f(value);
  return sum;
}

/** The same for functions that return arrays, which must then be built in full. */
export function sumOfFirst<T>(
  values: Iterable<T>,
  f: (value: T) => ArrayLike<number>,
): number {
  let sum = 0;
  for (const value of values) sum += f(value)[0];
  return sum;
}
