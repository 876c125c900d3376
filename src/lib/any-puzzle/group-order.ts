import type { OrbitBlock } from "./blocks.ts";
import type { Transformation } from "./transformation.ts";
import { buildStabiliserChain, type StabiliserChain } from "./stabiliser-chain.ts";
import { determinesPoints, type PointRange } from "./point-ties.ts";
import {
  baseOf,
  imagesOf,
  countPoints,
  stickerActions,
  type GroupAction,
} from "./group-actions.ts";

/**
 * Which features of a block are numbered separately: its permutations of one parity, and
 * its twists of one sum. The rest is left to group actions.
 */
export interface BlockSplit {
  readonly block: OrbitBlock;
  readonly hasAllPermutations: boolean;
  readonly hasAllTwists: boolean;
}

/** Cache of chains, by moves and actions. */
let chainsByMoves:
  | WeakMap<readonly Transformation[], Map<string, StabiliserChain>>
  | undefined;

/** The stabiliser chain of what moves do to some actions; cached. */
export function chainOf(
  moves: readonly Transformation[],
  actions: readonly GroupAction[],
): StabiliserChain {
  chainsByMoves ??= new WeakMap();
  const chains = chainsByMoves.get(moves) ?? new Map<string, StabiliserChain>();
  chainsByMoves.set(moves, chains);
  const key = actions.map(({ kind, block }) => kind + block.positions[0]).join(" ");
  const chain =
    chains.get(key) ?? buildChain(moves, actions, orderBound(moves, actions));
  chains.set(key, chain);
  return chain;
}

/**
 * The order of the group that acts on some actions, if it follows from smaller groups:
 * then no further proof is needed.
 *
 * Pieces whose positions follow from those of others add nothing. Large blocks that have
 * all even permutations and all twists of sum 0 are independent of each other.
 */
function orderBound(
  moves: readonly Transformation[],
  actions: readonly GroupAction[],
): { atMost?: bigint } {
  const placed = actions.filter(
    ({ kind }) => kind === "positions" || kind === "stickers",
  );
  if (placed.reduce((sum, one) => sum + countPoints(one), 0) <= FEW_POINTS) return {};
  const independent = placed.filter(
    (one, i) => !placed.slice(0, i).some((other) => isTied(moves, other, one)),
  );
  const splits = independent.map(({ block, kind }) => ({
    block,
    hasAllPermutations: true,
    hasAllTwists: kind === "stickers" || block.twists === 1,
  }));
  const large = splits.filter(
    (split) => isLarge(split) && split.hasAllTwists && reachesAll(moves, [split]),
  );
  if (large.length === 0 && independent.length === placed.length) return {};
  const rest = independent.flatMap((one, i) =>
    large.includes(splits[i]) ? remainingActions([splits[i]]) : [one],
  );
  const others = actions.filter((one) => !placed.includes(one));
  return {
    atMost: large.reduce(
      (product, split) => product * countSplit(split),
      chainOf(moves, [...others, ...rest]).order,
    ),
  };
}

/** With fewer points, proving the chain is as quick. */
const FEW_POINTS = 40;

/** Whether the positions of some pieces follow from those of others. */
function isTied(
  moves: readonly Transformation[],
  one: GroupAction,
  other: GroupAction,
): boolean {
  const generators = moves.map((move) => imagesOf(move, [one, other]));
  const count = countPoints(one);
  const range: PointRange = { first: count, count: countPoints(other) };
  return determinesPoints(generators, { first: 0, count }, range);
}

/** The blocks whose pieces move with those of another block. */
export function tiedBlocks(
  moves: readonly Transformation[],
  blocks: readonly OrbitBlock[],
): OrbitBlock[] {
  const large = blocks.filter(({ positions }) => positions.length >= 5);
  const tied = new Set<OrbitBlock>();
  large.forEach((block, i) => {
    for (const other of large.slice(0, i)) {
      if (other.positions.length !== block.positions.length) continue;
      if (!isTied(moves, placesAction(block), placesAction(other))) continue;
      tied.add(block).add(other);
    }
  });
  return [...tied];
}

function placesAction(block: OrbitBlock): GroupAction {
  return { kind: "positions", block };
}

/**
 * Whether the even permutations of a block, with its twists of sum 0, are a perfect group
 * whose only simple quotient is the alternating group. By Goursat's lemma several such
 * groups that are not tied in pairs are independent. Six pieces are excluded: the outer
 * automorphism can tie them.
 */
function isLarge({ block, hasAllPermutations, hasAllTwists }: BlockSplit): boolean {
  const { length } = block.positions;
  return (
    hasAllPermutations &&
    (hasAllTwists || block.twists === 1) &&
    length >= 5 &&
    length !== 6
  );
}

/**
 * The stabiliser chain of what moves do to the pieces of some blocks.
 *
 * @param order  the order of the group
 */
export function groupOfBlocks(
  moves: readonly Transformation[],
  blocks: readonly OrbitBlock[],
  order: bigint,
): { chain: StabiliserChain; actions: readonly GroupAction[] } {
  const actions = stickerActions(blocks);
  return { chain: buildChain(moves, actions, { atMost: order }), actions };
}

function buildChain(
  moves: readonly Transformation[],
  actions: readonly GroupAction[],
  options: { readonly atMost?: bigint; readonly proved?: boolean },
): StabiliserChain {
  const generators = moves.map((move) => imagesOf(move, actions));
  const degree = actions.reduce((sum, action) => sum + countPoints(action), 0);
  const base = baseOf(actions);
  return buildStabiliserChain(generators, degree, { base, ...options });
}

/** The actions that remain when the separately numbered features are split off. */
export function remainingActions(splits: readonly BlockSplit[]): GroupAction[] {
  return splits.flatMap(
    ({ block, hasAllPermutations, hasAllTwists }): GroupAction[] => {
      const twisted = block.twists > 1;
      if (twisted && !hasAllTwists) return [{ kind: "stickers", block }];
      const actions: GroupAction[] = [];
      if (!hasAllPermutations) actions.push({ kind: "positions", block });
      else if (block.positions.length > 1) actions.push({ kind: "parity", block });
      if (twisted) actions.push({ kind: "sum", block });
      return actions;
    },
  );
}

/** How many permutations of one parity and twists of one sum a block has, if split off. */
function countSplit({ block, hasAllPermutations, hasAllTwists }: BlockSplit): bigint {
  const n = block.positions.length;
  let count = 1n;
  if (hasAllPermutations) for (let i = 3; i <= n; i++) count *= BigInt(i);
  if (hasAllTwists) count *= BigInt(block.twists) ** BigInt(n - 1);
  return count;
}

/**
 * Whether the moves reach every combination of the split-off features and the remaining
 * actions.
 *
 * The order of the remaining actions times the split-off values is an upper bound of the
 * number of states; a chain of all stickers gives a lower bound. If both agree, the
 * answer is yes. Large blocks are checked alone, and in pairs for ties; in the chain
 * their parities and sums are enough.
 */
export function reachesAll(
  moves: readonly Transformation[],
  splits: readonly BlockSplit[],
): boolean {
  const splitOff = splits.filter(
    ({ hasAllPermutations, hasAllTwists }) => hasAllPermutations || hasAllTwists,
  );
  if (splitOff.length === 0) return true;
  const large = splits.length === 1 ? [] : splitOff.filter(isLarge);
  if (!large.every((split) => reachesAll(moves, [split]))) return false;
  if (
    tiedBlocks(
      moves,
      large.map(({ block }) => block),
    ).length > 0
  )
    return false;
  const others = splitOff.filter((split) => !large.includes(split));
  if (others.length === 0) return true;
  const rest = chainOf(moves, remainingActions(splits));
  const atMost = others.reduce(
    (product, split) => product * countSplit(split),
    rest.order,
  );
  const actions = splits.flatMap((split) =>
    large.includes(split) ? remainingActions([split]) : stickerActions([split.block]),
  );
  return buildChain(moves, actions, { atMost, proved: false }).order === atMost;
}
