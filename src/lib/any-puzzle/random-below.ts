import { drawUnit } from "../indexing/draw.ts";

/** The bits that a call of `random` gives. */
const BITS = 32n;

/** More bits than the count has, so that no number is noticeably likelier than another. */
const SPARE_BITS = 64n;

/**
 * A random whole number in [0, count), uniformly distributed.
 *
 * @param random  returns a number in [0, 1) at each call
 * @throws {RangeError} when the number is outside that range
 */
export function randomBelow(count: bigint, random: () => number): bigint {
  const needed = BigInt(count.toString(2).length) + SPARE_BITS;
  let value = 0n;
  let bits = 0n;
  for (; bits < needed; bits += BITS) {
    const drawn = Math.floor(drawUnit(random) * 2 ** Number(BITS));
    value = (value << BITS) | BigInt(drawn);
  }
  return (value * count) >> bits;
}
