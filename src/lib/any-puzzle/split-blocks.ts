import type { OrbitBlock } from "./blocks.ts";
import { reachesAll, type BlockSplit, tiedBlocks } from "./group-order.ts";
import type { Transformation } from "./transformation.ts";

/** The even permutations of so few pieces may be tied to other pieces. */
const MAX_SMALL = 4;

/**
 * Finds which features of each block can be numbered separately, so that together with
 * the remaining actions every state has one index, without gaps.
 *
 * Blocks that move with another block are not split. Each other block is tried alone,
 * then all together, then without the permutations of small blocks, then one after the
 * other; finally nothing is split off. Whatever is not split off is numbered by the
 * stabiliser chain, which is only slower to rank.
 */
export function splitBlocks(
  moves: readonly Transformation[],
  blocks: readonly OrbitBlock[],
): BlockSplit[] {
  const tied = new Set(tiedBlocks(moves, blocks));
  const separate = blocks.map((block) =>
    tied.has(block) ? unsplit(block) : largestSplit(moves, block, []),
  );
  if (blocks.length === 1 || reachesAll(moves, separate)) return separate;
  const withoutSmall = separate.map((split) => ({
    ...split,
    hasAllPermutations: split.hasAllPermutations && !isSmall(split.block),
  }));
  if (reachesAll(moves, withoutSmall)) return withoutSmall;
  const oneByOne = withoutSmall.reduce<BlockSplit[]>((splits, { block }) => {
    const isHidden = isSmall(block) || tied.has(block);
    return [...splits, isHidden ? unsplit(block) : largestSplit(moves, block, splits)];
  }, []);
  // What a block can split off alone may conflict with the actions of later blocks.
  return reachesAll(moves, oneByOne) ? oneByOne : blocks.map(unsplit);
}

function isSmall({ positions }: OrbitBlock): boolean {
  return positions.length > 1 && positions.length <= MAX_SMALL;
}

/** The most that can be split off a block, given the splits of others. */
function largestSplit(
  moves: readonly Transformation[],
  block: OrbitBlock,
  others: readonly BlockSplit[],
): BlockSplit {
  // The twists of the others are free only if the twists of some piece are hidden.
  if (
    block.hasMixedTwists &&
    (block.hasIdenticalPieces || !block.visibleTwists.includes(1))
  )
    return unsplit(block);
  const candidates = [
    { block, hasAllPermutations: true, hasAllTwists: true },
    { block, hasAllPermutations: false, hasAllTwists: true },
  ];
  if (block.twists === 1) candidates.pop(); // nothing but permutations to split off
  return (
    candidates.find((candidate) => reachesAll(moves, [...others, candidate])) ??
    unsplit(block)
  );
}

function unsplit(block: OrbitBlock): BlockSplit {
  return { block, hasAllPermutations: false, hasAllTwists: false };
}
