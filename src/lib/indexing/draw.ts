import { assertOptions } from "./check-input.ts";

/** Where random numbers come from. */
export interface RandomOptions {
  /** Returns a number in [0, 1) at each call, such as `seeded`; default: `Math.random`. */
  readonly random?: () => number;
}

/**
 * The source of random numbers in the options.
 * @throws {TypeError} when they are something else, such as the source itself
 */
export function randomOf(options: RandomOptions): () => number {
  assertOptions(options, "{random: () => …}");
  return options.random ?? Math.random;
}

/**
 * A random number in [0, 1).
 * @throws {RangeError} when random returns something else
 */
export function drawUnit(random: () => number): number {
  const value = random();
  if (value >= 0 && value < 1) return value;
  throw new RangeError(`random returned ${value}; expected a number in [0, 1)`);
}

/**
 * A random whole number in [0, count), uniformly distributed while the count is far below 2^32.
 * @throws {RangeError} when random returns something else than a number in [0, 1)
 */
export function drawIndex(count: number, random: () => number): number {
  return Math.floor(drawUnit(random) * count);
}
