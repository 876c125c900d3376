import { factorial, fromFactoradic } from "#lib/indexing/factoradic.ts";
import {
  lehmerCode,
  rankPermutation,
  unrankPermutation,
} from "#lib/indexing/permutation.ts";

/** A permutation as a row of cards. Pieces count from 0 here; readers see them from 1. */
export interface CardOrder {
  readonly permutation: readonly number[];
}

export type OrderAction =
  | { type: "permutation"; permutation: readonly number[] }
  /** Removes the card from the row and inserts it at `to`. */
  | { type: "move"; from: number; to: number }
  /** Keeps the other digits. */
  | { type: "digit"; column: number; digit: number }
  | { type: "index"; index: number }
  /** To the next permutation of the numbering, or the previous one; stops at both ends. */
  | { type: "step"; by: 1 | -1 }
  /**
   * Cards above n are removed, the others keep their order; new cards are added on the
   * right.
   */
  | { type: "size"; n: number };

/** The permutations that a row of cards may have, and their numbering. */
export interface OrderRange {
  /** The number of permutations of n cards. */
  count(n: number): number;
  rank(permutation: readonly number[]): number;
  unrank(index: number, n: number): readonly number[];
  /** The same permutation if it is one of them, else one close to it. */
  admit(permutation: readonly number[]): readonly number[];
}

export const ALL_ORDERS: OrderRange = {
  count: factorial,
  rank: rankPermutation,
  unrank: unrankPermutation,
  admit: (permutation) => permutation,
};

/** A model's `update` for cards that may have these permutations. */
export function updateOrder(orders: OrderRange) {
  return (state: CardOrder, action: OrderAction): CardOrder => {
    const permutation = orders.admit(change(state.permutation, action, orders));
    return String(permutation) === String(state.permutation) ? state : { permutation };
  };
}

function change(
  permutation: readonly number[],
  action: OrderAction,
  orders: OrderRange,
): readonly number[] {
  const n = permutation.length;
  switch (action.type) {
    case "permutation":
      return action.permutation;
    case "move":
      return moveCard(permutation, action.from, action.to);
    case "digit": {
      const digits = lehmerCode(permutation).with(action.column, action.digit);
      return unrankPermutation(fromFactoradic(digits), n);
    }
    case "index":
      return orders.unrank(action.index, n);
    case "step": {
      const index = orders.rank(permutation) + action.by;
      const exists = index >= 0 && index < orders.count(n);
      return exists ? orders.unrank(index, n) : permutation;
    }
    case "size":
      return resize(permutation, action.n);
  }
}

/** The permutation after the card at `from` was moved to `to`. */
export function moveCard(
  permutation: readonly number[],
  from: number,
  to: number,
): readonly number[] {
  return permutation.toSpliced(from, 1).toSpliced(to, 0, permutation[from]);
}

function resize(permutation: readonly number[], n: number): readonly number[] {
  const kept = permutation.filter((piece) => piece < n);
  while (kept.length < n) kept.push(kept.length);
  return kept;
}
