import type { OrbitBlock } from "./blocks.ts";
import { chainOf, type BlockSplit, remainingActions } from "./group-order.ts";
import type { Transformation } from "./transformation.ts";
import type { GroupAction } from "./group-actions.ts";

/**
 * How the permutations of a block are numbered: all of them; the even ones; those whose
 * parity follows from other pieces ("tied"); or as elements of a group, alone or linked
 * with other blocks.
 */
export type PermutationRule = "all" | "even" | "tied" | "own group" | "linked group";

/**
 * How the twists of a block are numbered: none; any; those that sum to 0; those whose sum
 * follows from other pieces ("tied"); only the visible ones ("seen"); or as elements of a
 * group, together with the positions.
 */
export type TwistRule =
  | "none"
  | "any"
  | "zero"
  | "tied"
  | "seen"
  | "own group"
  | "linked group";

/** How one block is numbered. */
export interface BlockNumbering {
  readonly block: OrbitBlock;
  readonly permutations: PermutationRule;
  readonly twists: TwistRule;
}

/** How each block is numbered, and the group actions that number what is not free. */
export interface BlockAnalysis {
  readonly parts: readonly BlockNumbering[];
  /** Numbered together: none of these can change while the others stay. */
  readonly linked: readonly GroupAction[];
  /** Each numbered by its own group. */
  readonly own: readonly GroupAction[];
}

/** Splits the group actions of the blocks into trivial, independent and linked ones. */
export function analyseBlocks(
  moves: readonly Transformation[],
  splits: readonly BlockSplit[],
): BlockAnalysis {
  const actions = remainingActions(splits).filter(
    // Swapping two identical pieces changes nothing visible, and a hidden twist balances
    // the sum of the others.
    ({ kind, block }) =>
      !(kind === "parity" && block.hasIdenticalPieces) &&
      !(kind === "sum" && block.hasMixedTwists),
  );
  const orders = new Map(actions.map((one) => [one, chainOf(moves, [one]).order]));
  const constant = actions.filter((one) => orders.get(one) === 1n);
  let linked = actions.filter((one) => !constant.includes(one));
  let order = chainOf(moves, linked).order;
  const free: GroupAction[] = [];
  for (const one of linked) {
    const others = linked.filter((other) => other !== one);
    const rest = chainOf(moves, others).order;
    if (rest * orders.get(one)! !== order) continue;
    free.push(one);
    linked = others;
    order = rest;
  }
  const parts = splits.map((split) => partOf(split));
  const own = free.filter((one) => !isPlain(one));
  return { parts, linked, own };

  /** Whether the usual coordinate of the block covers this action. */
  function isPlain({ kind, block }: GroupAction): boolean {
    if (kind === "parity") return true;
    return (
      kind === "sum" && orders.get(actionOf(block, "sum")!) === BigInt(block.twists)
    );
  }

  function actionOf(
    block: OrbitBlock,
    kind: GroupAction["kind"],
  ): GroupAction | undefined {
    return actions.find((one) => one.block === block && one.kind === kind);
  }

  function partOf({
    block,
    hasAllPermutations,
    hasAllTwists,
  }: BlockSplit): BlockNumbering {
    const stickers = actionOf(block, "stickers");
    if (stickers !== undefined) {
      const group = groupOf(stickers);
      return { block, permutations: group, twists: group };
    }
    const sum = actionOf(block, "sum");
    const placement = actionOf(block, "positions");
    const parity = actionOf(block, "parity");
    return {
      block,
      permutations: hasAllPermutations ? permutationsOf(parity) : groupOf(placement!),
      twists: hasAllTwists ? twistsOf(block, sum) : "none",
    };
  }

  function groupOf(one: GroupAction): "own group" | "linked group" {
    return linked.includes(one) ? "linked group" : "own group";
  }

  function permutationsOf(parity: GroupAction | undefined): PermutationRule {
    if (parity === undefined || free.includes(parity)) return "all";
    return linked.includes(parity) ? "tied" : "even";
  }

  function twistsOf(block: OrbitBlock, sum: GroupAction | undefined): TwistRule {
    if (sum === undefined) return block.hasMixedTwists ? "seen" : "none";
    if (constant.includes(sum)) return "zero";
    return free.includes(sum) && isPlain(sum) ? "any" : "tied";
  }
}
