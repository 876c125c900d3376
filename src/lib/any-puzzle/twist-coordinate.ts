import { type Coordinate, MAX_EXACT } from "./coordinate.ts";
import type { OrbitBlock } from "./blocks.ts";
import type { BlockNumbering } from "./analyse-blocks.ts";

/**
 * The coordinate of a block's twists by position, as `rankDigits` or `rankOrientation`
 * index them: if their sum follows from something else, the last twist is left out.
 *
 * @param start  the twist sum of the solved state; not 0 only if pieces look alike
 */
export function twistCoordinate(
  part: BlockNumbering,
  start: number,
  reason: string,
): Coordinate {
  const { block, twists: rule } = part;
  const { positions, twists, name } = block;
  const n = rule === "any" ? positions.length : positions.length - 1;
  const size = BigInt(twists) ** BigInt(n);
  return {
    name: `twists of ${name}`,
    size,
    radices: new Array<number>(n).fill(twists),
    kind: "twists",
    blocks: [block],
    boundBlocks: [block],
    isTied: rule === "tied",
    reason,
    rank({ twist }) {
      if (rule === "zero") assertSum(twist);
      return size <= MAX_EXACT ? rankSmall(twist) : rankLarge(twist);
    },
    unrank(index, { twist, sums }) {
      let rest = index;
      let sum = 0;
      for (let i = n - 1; i >= 0; i--) {
        const digit =
          typeof rest === "bigint" ? Number(rest % BigInt(twists)) : rest % twists;
        rest =
          typeof rest === "bigint" ? rest / BigInt(twists) : Math.floor(rest / twists);
        twist[positions[i]] = digit;
        sum += digit;
      }
      if (n === positions.length) return;
      const targetSum = start + (sums.get(block) ?? 0);
      twist[positions[n]] = (((targetSum - sum) % twists) + twists) % twists;
    },
  };

  function rankSmall(twist: ArrayLike<number>): number {
    let index = 0;
    for (let i = 0; i < n; i++) index = index * twists + twist[positions[i]];
    return index;
  }

  function rankLarge(twist: ArrayLike<number>): bigint {
    let index = 0n;
    for (let i = 0; i < n; i++) {
      index = index * BigInt(twists) + BigInt(twist[positions[i]]);
    }
    return index;
  }

  function assertSum(twist: ArrayLike<number>): void {
    const sum = positions.reduce((sum, at) => sum + twist[at], 0) % twists;
    if (sum === start % twists) return;
    throw new RangeError(
      `the twists of ${name} sum to ${sum} modulo ${twists}; expected ` +
        `${start % twists}, since no moves change the sum`,
    );
  }
}

/**
 * The coordinate of a block's twists if some are hidden: the twist of each piece that
 * shows it, in the order in which the pieces are solved.
 */
export function visibleTwistCoordinate(block: OrbitBlock): Coordinate {
  const { name, positions, visibleTwists } = block;
  return {
    name: `twists of ${name}`,
    size: visibleTwists.reduce((size, twists) => size * BigInt(twists), 1n),
    radices: visibleTwists,
    kind: "twists",
    blocks: [block],
    boundBlocks: [block],
    isTied: false,
    dependsOnOtherCoordinates: true,
    reason: `a hidden twist of ${name} balances the sum of the others, so the visible ones can have any values`,
    rank({ source, twist }) {
      return joinMixedRadix(
        visibleTwists,
        (i) => twist[positionOf(positions[i], source)],
      );
    },
    unrank(index, { source, twist }) {
      let rest = BigInt(index);
      for (let i = visibleTwists.length - 1; i >= 0; i--) {
        twist[positionOf(positions[i], source)] = Number(
          rest % BigInt(visibleTwists[i]),
        );
        rest /= BigInt(visibleTwists[i]);
      }
    },
  };

  function positionOf(home: number, source: ArrayLike<number>): number {
    return positions.find((at) => source[at] === home)!;
  }
}

/** Joins digits of a mixed radix; the result is a bigint if it can exceed 2^53. */
function joinMixedRadix(
  radices: readonly number[],
  digit: (i: number) => number,
): number | bigint {
  let index = 0n;
  let size = 1n;
  radices.forEach((radix, i) => {
    index = index * BigInt(radix) + BigInt(digit(i));
    size *= BigInt(radix);
  });
  return size <= MAX_EXACT ? Number(index) : index;
}
