import type { Block } from "./blocks.ts";
import { isWhole, type Split, tiedBlocks } from "./group-order.ts";
import type { Transformation } from "./layout.ts";

/** Up to so many pieces, even permutations may be tied to what other pieces do. */
const FEW = 4;

/**
 * Finds what of each block can be numbered by itself, so that together with the witnesses
 * of the rest every position has one number, and every number a position.
 *
 * Blocks whose pieces are where those of another say are left whole. Each other block is tried alone, then all together, then without what small blocks may hide,
 * then one added to the other; last, nothing is split off. What is left out ends in the
 * witnesses, where the stabiliser chain numbers it: that is only slower to rank.
 */
export function splitBlocks(
  moves: readonly Transformation[],
  blocks: readonly Block[],
): Split[] {
  const tied = new Set(tiedBlocks(moves, blocks));
  const alone = blocks.map((block) =>
    tied.has(block) ? unsplit(block) : widest(moves, block, []),
  );
  if (blocks.length === 1 || isWhole(moves, alone)) return alone;
  const untied = alone.map((split) => ({
    ...split,
    hasAllPermutations: split.hasAllPermutations && !isSmall(split.block),
  }));
  if (isWhole(moves, untied)) return untied;
  const added = untied.reduce<Split[]>((kept, { block }) => {
    const isHidden = isSmall(block) || tied.has(block);
    return [...kept, isHidden ? unsplit(block) : widest(moves, block, kept)];
  }, []);
  // What a block has by itself it may not have beside the witnesses of those after it.
  return isWhole(moves, added) ? added : blocks.map(unsplit);
}

function isSmall({ positions }: Block): boolean {
  return positions.length > 1 && positions.length <= FEW;
}

/** The most that can be split off a block, when other blocks are split already. */
function widest(
  moves: readonly Transformation[],
  block: Block,
  others: readonly Split[],
): Split {
  // Only where the twists of a piece are hidden, those of others need not sum to anything.
  if (block.isMixed && (block.hasAlike || !block.seen.includes(1)))
    return unsplit(block);
  const ways = [
    { block, hasAllPermutations: true, hasAllTwists: true },
    { block, hasAllPermutations: false, hasAllTwists: true },
  ];
  if (block.twists === 1) ways.pop(); // nothing but permutations to split off
  return ways.find((way) => isWhole(moves, [...others, way])) ?? unsplit(block);
}

function unsplit(block: Block): Split {
  return { block, hasAllPermutations: false, hasAllTwists: false };
}
