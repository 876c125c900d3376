import { factorial, fromFactoradic } from "../../../lib/indexing/factoradic.ts";
import {
  lehmerCode,
  rankPermutation,
  unrankPermutation,
} from "../../../lib/indexing/permutation.ts";
import { formatNumber } from "../text/format-number.ts";
import type { WidgetModel } from "../widget/model.ts";
import { isProblem } from "../widget/reading.ts";
import { WidgetStore } from "../widget/store.ts";
import { MIN_CARDS, readOrder, showOrder } from "../cards/typed-order.ts";

/**
 * The permutation that the reader edits, as a row of cards. Pieces count from 0 here;
 * readers see them from 1.
 */
export interface ReaderPermutation {
  readonly permutation: readonly number[];
}

export type PermutationAction =
  | { type: "permutation"; permutation: readonly number[] }
  /** Removes the card from the row and inserts it at `to`. */
  | { type: "move"; from: number; to: number }
  /** Keeps the other digits. */
  | { type: "digit"; column: number; digit: number }
  | { type: "index"; index: number }
  /**
   * To the next permutation in lexicographic order, or the previous one; stops at both
   * ends.
   */
  | { type: "step"; by: 1 | -1 }
  /**
   * Cards above n are removed, the others keep their order; new cards are added on the
   * right.
   */
  | { type: "size"; n: number };

export const permutationModel: WidgetModel<ReaderPermutation, PermutationAction> = {
  // Older than the name: readers' links contain it.
  key: "order",
  version: 1,
  initial: { permutation: [2, 0, 5, 6, 1, 4, 3] },

  update(state, action) {
    const next = change(state.permutation, action);
    return sameOrder(next, state.permutation) ? state : { permutation: next };
  },

  encode: ({ permutation }) => showOrder(permutation, ""),

  decode(text) {
    if (!/^\d+$/.test(text)) {
      throw new Error("an order is written as digits alone, such as 3124");
    }
    const read = readOrder(text, Math.max(text.length, MIN_CARDS));
    if (isProblem(read)) throw new Error(read.problem.replace(/\.$/, ""));
    return { permutation: read.value };
  },

  describe({ permutation }) {
    const digits = lehmerCode(permutation).join(" ");
    const index = formatNumber(rankPermutation(permutation));
    const last = formatNumber(factorial(permutation.length) - 1);
    return `Cards ${showOrder(permutation)}. Digits ${digits}. Number ${index}, of 0 to ${last}.`;
  },
};

function change(
  permutation: readonly number[],
  action: PermutationAction,
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
      return unrankPermutation(action.index, n);
    case "step": {
      const index = rankPermutation(permutation) + action.by;
      const exists = index >= 0 && index < factorial(n);
      return exists ? unrankPermutation(index, n) : permutation;
    }
    case "size":
      return resize(permutation, action.n);
  }
}

function moveCard(
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

function sameOrder(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((piece, i) => piece === b[i]);
}

/** One permutation for the whole page: the editor, the table and the stepper all show it. */
export const readerPermutation = new WidgetStore(permutationModel);
