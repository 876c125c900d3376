import { composePoints, identityPoints, type Points } from "./points.ts";
import type { ChainLevel, StabiliserChain } from "./stabiliser-chain.ts";

/**
 * The digits of a group element in the mixed radix of its stabiliser chain: one for each
 * level, most significant first, each below the size of its level.
 *
 * A digit counts the smaller points to which the level's point could have gone instead,
 * so elements are numbered in lexicographic order of the images of the base. For all
 * permutations of n things this is the factorial number system.
 *
 * @param element  the image of each point; not mutated
 * @returns        undefined when the element is not in the group
 * @cost           for each level, all points and the points of its orbit
 */
export function chainDigits(
  { levels, degree }: StabiliserChain,
  element: ArrayLike<number>,
): number[] | undefined {
  const digits: number[] = [];
  let product = identityPoints(degree);
  for (const level of levels) {
    const image = element[level.point];
    let digit = 0;
    let choice = -1;
    level.orbit.forEach((point, i) => {
      if (product[point] === image) choice = i;
      else if (product[point] < image) digit++;
    });
    if (choice === -1) return undefined;
    digits.push(digit);
    product = composePoints(product, level.representatives[choice]);
  }
  return product.every((image, point) => image === element[point]) ? digits : undefined;
}

/**
 * The element with these digits: the inverse of `chainDigits`.
 *
 * Unchecked: the caller guarantees a digit below each level's size.
 */
export function elementFromDigits(
  { levels, degree }: StabiliserChain,
  digits: ArrayLike<number>,
): Points {
  let product = identityPoints(degree);
  levels.forEach((level, i) => {
    product = composePoints(product, nthRepresentative(level, product, digits[i]));
  });
  return product;
}

/** The representative whose image, after `product`, is the nth smallest. */
function nthRepresentative(
  { orbit, representatives }: ChainLevel,
  product: Points,
  n: number,
) {
  const choices = orbit.map((_, i) => i);
  choices.sort((a, b) => product[orbit[a]] - product[orbit[b]]);
  return representatives[choices[n]];
}

/** The index with these digits, as `number`: exact up to 2^53. */
export function joinDigits(
  digits: readonly number[],
  { levels }: StabiliserChain,
): number {
  return digits.reduce((index, digit, i) => index * levels[i].orbit.length + digit, 0);
}

/** The index with these digits, as `bigint`. */
export function joinDigitsBig(
  digits: readonly number[],
  { levels }: StabiliserChain,
): bigint {
  return digits.reduce(
    (index, digit, i) => index * BigInt(levels[i].orbit.length) + BigInt(digit),
    0n,
  );
}

/** The digits of an index in 0..order-1. */
export function splitDigits(index: bigint, { levels }: StabiliserChain): number[] {
  let rest = index;
  return levels
    .map(({ orbit }) => BigInt(orbit.length))
    .reverse()
    .map((radix) => {
      const digit = Number(rest % radix);
      rest /= radix;
      return digit;
    })
    .reverse();
}
