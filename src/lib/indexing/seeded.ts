import { checkWhole } from "./check-input.ts";

/** Rounds after which the seed has reached all bits of the state. */
const WARM_UP = 12;

/**
 * A generator of pseudorandom numbers that are the same in every run and on every device, for
 * lessons and tests that repeat. Not for secrets.
 * @param seed  whole number, 0..2^53-1; each gives a sequence of its own
 * @returns     a function like Math.random: each call returns the next number in [0, 1), a
 *              multiple of 2^-32
 * @throws {RangeError} when seed is out of range or not whole
 * @throws {TypeError} when seed is not a number
 * @cost        O(1) time for each number; the sequence repeats after 2^32 numbers at least
 * @example
 * const random = seeded(7);
 * Math.floor(6 * random()) // → 2
 * randomPermutation(5, { random: seeded(7) }) // → [3, 4, 0, 1, 2]
 * @source      C. Doty-Humphrey, PractRand: sfc32, seeded as there
 */
export function seeded(seed: number): () => number {
  checkWhole("seed", seed, 0, Number.MAX_SAFE_INTEGER);
  let a = 0;
  let b = seed | 0;
  let c = Math.floor(seed / 2 ** 32);
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < WARM_UP; i++) next();
  return next;
}
