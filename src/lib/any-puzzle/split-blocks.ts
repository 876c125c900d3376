import type { OrbitBlock } from "./blocks.ts";
import { reachesAll, type BlockSplit, tiedBlocks } from "./group-order.ts";
import type { Transformation } from "./transformation.ts";

/** Up to so many pieces, even permutations may be tied to what other pieces do. */
const MAX_SMALL = 4;

/**
 * Finds what of each block can be numbered by itself, so that together with the actions
 * of the rest every position has one number, and every number a position.
 *
 * Blocks whose pieces are where those of another say are left whole. Each other block is tried alone, then all together, then without what small blocks may hide,
 * then one added to the other; last, nothing is split off. What is left out ends in the
 * actions, where the stabiliser chain numbers it: that is only slower to rank.
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
  // What a block has by itself it may not have beside the actions of those after it.
  return reachesAll(moves, oneByOne) ? oneByOne : blocks.map(unsplit);
}

function isSmall({ positions }: OrbitBlock): boolean {
  return positions.length > 1 && positions.length <= MAX_SMALL;
}

/** The most that can be split off a block, when other blocks are split already. */
function largestSplit(
  moves: readonly Transformation[],
  block: OrbitBlock,
  others: readonly BlockSplit[],
): BlockSplit {
  // Only where the twists of a piece are hidden, those of others need not sum to anything.
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
