import type { Block } from "./blocks.ts";
import type { Transformation } from "./layout.ts";
import { buildStabiliserChain, type StabiliserChain } from "./stabiliser-chain.ts";
import { baseOf, imagesOf, pointsOf, stickersOf, type Witness } from "./witnesses.ts";

/**
 * What of a block may be numbered by itself: its permutations of one parity, and its
 * twists of one sum. What may not is left to the witnesses.
 */
export interface Split {
  readonly block: Block;
  readonly hasAllPermutations: boolean;
  readonly hasAllTwists: boolean;
}

/** Chains that were asked for, by the moves and what they say of the witnesses. */
let known: WeakMap<readonly Transformation[], Map<string, StabiliserChain>> | undefined;

/** The stabiliser chain of what moves do to some witnesses; built once for each list. */
export function chainOf(
  moves: readonly Transformation[],
  witnesses: readonly Witness[],
): StabiliserChain {
  known ??= new WeakMap();
  const chains = known.get(moves) ?? new Map<string, StabiliserChain>();
  known.set(moves, chains);
  const key = witnesses.map(({ kind, block }) => kind + block.positions[0]).join(" ");
  const chain = chains.get(key) ?? build(moves, witnesses, {});
  chains.set(key, chain);
  return chain;
}

/**
 * The stabiliser chain of all that moves do to the pieces of some blocks.
 *
 * @param order  how many elements the group has
 */
export function groupOfBlocks(
  moves: readonly Transformation[],
  blocks: readonly Block[],
  order: bigint,
): { chain: StabiliserChain; witnesses: readonly Witness[] } {
  const witnesses = stickersOf(blocks);
  return { chain: build(moves, witnesses, { atMost: order }), witnesses };
}

function build(
  moves: readonly Transformation[],
  witnesses: readonly Witness[],
  options: { readonly atMost?: bigint; readonly proved?: boolean },
): StabiliserChain {
  const generators = moves.map((move) => imagesOf(move, witnesses));
  const degree = witnesses.reduce((sum, witness) => sum + pointsOf(witness), 0);
  const base = baseOf(witnesses);
  return buildStabiliserChain(generators, degree, { base, ...options });
}

/** What is left of blocks when the parts that can be numbered by themselves are split off. */
export function witnessesOf(splits: readonly Split[]): Witness[] {
  return splits.flatMap(({ block, hasAllPermutations, hasAllTwists }): Witness[] => {
    const twisted = block.twists > 1;
    if (twisted && !hasAllTwists) return [{ kind: "stickers", block }];
    const witnesses: Witness[] = [];
    if (!hasAllPermutations) witnesses.push({ kind: "places", block });
    else if (block.positions.length > 1) witnesses.push({ kind: "parity", block });
    if (twisted) witnesses.push({ kind: "sum", block });
    return witnesses;
  });
}

/**
 * How many ways the parts of a block come in that are split off: its permutations of one
 * parity, times its twists of one sum.
 */
function countSplit({ block, hasAllPermutations, hasAllTwists }: Split): bigint {
  const n = block.positions.length;
  let count = 1n;
  if (hasAllPermutations) for (let i = 3; i <= n; i++) count *= BigInt(i);
  if (hasAllTwists) count *= BigInt(block.twists) ** BigInt(n - 1);
  return count;
}

/**
 * Whether the moves reach everything that the witnesses leave open.
 *
 * The witnesses' own group, times what is split off, is an upper bound of the number of
 * positions. A chain of all the stickers is a lower bound. Where they meet, both are the
 * number.
 */
export function isWhole(
  moves: readonly Transformation[],
  splits: readonly Split[],
): boolean {
  const whole = splits.filter(
    ({ hasAllPermutations, hasAllTwists }) => hasAllPermutations || hasAllTwists,
  );
  if (whole.length === 0) return true;
  const rest = chainOf(moves, witnessesOf(splits));
  const atMost = splits.reduce(
    (product, split) => product * countSplit(split),
    rest.order,
  );
  const stickers = stickersOf(splits.map(({ block }) => block));
  return build(moves, stickers, { atMost, proved: false }).order === atMost;
}
