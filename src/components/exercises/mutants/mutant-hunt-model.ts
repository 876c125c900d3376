import { factorial } from "#lib/indexing/factoradic.ts";
import { rankPermutation } from "#lib/indexing/permutation.ts";
import { decodeOrder } from "#kit/cards/decode-order.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import {
  countWrongIndices,
  isCaughtBy,
  mutantLetter,
  MUTANTS,
  N_TESTED_PERMUTATIONS,
  smallestCounterexample,
} from "./mutants.ts";

export interface HuntState {
  /** The index of the selected program. */
  readonly mutant: number;
  /** The last permutation tried on it. */
  readonly order?: readonly number[];
  /** The reader has declared it correct, or has given up. */
  readonly said?: "right" | "stuck";
  /** The programs that the reader has caught or correctly declared correct. */
  readonly solved: readonly number[];
}

export type HuntAction =
  | { type: "mutant"; mutant: number }
  | { type: "order"; order: readonly number[] }
  | { type: "say"; said: "right" | "stuck" };

export const mutantHuntModel: WidgetModel<HuntState, HuntAction> = {
  key: "hunt",
  version: 1,
  initial: { mutant: 0, solved: [] },

  update(state, action) {
    const { mutant, solved } = state;
    const mark = (isSolved: boolean) =>
      isSolved && !solved.includes(mutant)
        ? [...solved, mutant].sort((a, b) => a - b)
        : solved;
    switch (action.type) {
      case "mutant":
        return action.mutant === mutant ? state : { mutant: action.mutant, solved };
      case "order": {
        const { order } = action;
        if (String(order) === String(state.order)) return state;
        // Seeing the counterexample doesn't count as catching it.
        const isCaught = isCaughtBy(MUTANTS[mutant], order) && state.said !== "stuck";
        const said = state.said === "stuck" ? { said: state.said } : {};
        return { mutant, order, solved: mark(isCaught), ...said };
      }
      case "say": {
        const { said } = action;
        const smallest = smallestCounterexample(MUTANTS[mutant]);
        return said === "right"
          ? { mutant, said, solved: mark(smallest === undefined) }
          : { mutant, said, solved, ...(smallest && { order: smallest }) };
      }
    }
  },

  encode({ mutant, order = [], said = "", solved }) {
    const letters = solved.map(mutantLetter).join("");
    return [mutantLetter(mutant), said + formatOrder(order, ""), letters].join("-");
  },

  decode(text) {
    const [, letter, said, digits, letters] =
      /^([A-Z])-(right|stuck)?(\d*)-([A-Z]*)$/.exec(text) ?? [];
    if (letter === undefined) {
      throw new Error(
        "a hunt is written as A-213-BC: program, permutation, programs caught",
      );
    }
    const solved = [...new Set(letters.split("").map(mutantOf))].sort((a, b) => a - b);
    return {
      mutant: mutantOf(letter),
      solved,
      ...(said && { said: said as "right" | "stuck" }),
      ...(digits !== "" && { order: decodeOrder(digits, "piece") }),
    };
  },

  describe: (state) => huntOutcome(state).says,
};

/** The verdict on the selected program, and the message that explains it. */
export interface HuntOutcome {
  readonly verdict: "open" | "passed" | "caught";
  readonly says: string;
}

export function huntOutcome({ mutant, order, said }: HuntState): HuntOutcome {
  const program = MUTANTS[mutant];
  const letter = mutantLetter(mutant);
  if (said === "right" || (said === "stuck" && !order)) {
    return smallestCounterexample(program)
      ? {
          verdict: "open",
          says: `${letter} is not right: it gives some permutation the wrong index. Go on.`,
        }
      : {
          verdict: "caught",
          says: `${letter} is right. It gives all ${n(N_TESTED_PERMUTATIONS)} permutations of two to eight pieces the right index. ${program.says}`,
        };
  }
  if (!order) {
    return {
      verdict: "open",
      says: `Find a permutation for which program ${letter} gives the wrong index.`,
    };
  }
  const [its, right] = [program.numberOf(order), rankPermutation(order)].map(n);
  if (its === right) {
    return {
      verdict: "passed",
      says: `${letter} says ${its}, and that is the index of ${formatOrder(order)}. Try another permutation.`,
    };
  }
  const smallest = smallestCounterexample(program)!;
  const cards = order.length;
  const share = `${n(countWrongIndices(program, cards))} of the ${n(factorial(cards))} permutations of ${cards} pieces`;
  const isSmallest = String(smallest) === String(order);
  const least = isSmallest
    ? "No smaller permutation shows it."
    : `The smallest one that shows it is ${formatOrder(smallest)}.`;
  return {
    verdict: "caught",
    says: `${letter} says ${its}, but the index of ${formatOrder(order)} is ${right}. ${program.says} It is wrong on ${share}. ${least}`,
  };
}

function mutantOf(letter: string): number {
  const mutant = MUTANTS.findIndex((_, i) => mutantLetter(i) === letter);
  if (mutant < 0) {
    throw new Error(
      `there is no program ${letter}: they are A to ${mutantLetter(MUTANTS.length - 1)}`,
    );
  }
  return mutant;
}

export const mutantHuntStore = new WidgetStore(mutantHuntModel);
