// Programs that should rank permutations. All but one are broken.
import { factorial } from "#lib/indexing/factoradic.ts";
import { rankPermutation } from "#lib/indexing/permutation.ts";
import { permutations } from "#lib/indexing/permutations.ts";
import { integersFrom } from "#kit/widget/integers-from.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { MAX_CARDS, MIN_CARDS } from "#kit/cards/order-text.ts";
import { numberOf as allArcs } from "./programs/all-arcs.ts";
import { numberOf as largerCards } from "./programs/larger-cards.ts";
import { numberOf as lastDigitFirst } from "./programs/last-digit-first.ts";
import { numberOf as nextSmallerOnly } from "./programs/next-smaller-only.ts";
import { numberOf as orEqual } from "./programs/or-equal.ts";
import { numberOf as skipsTheFirst } from "./programs/skips-the-first.ts";
import { numberOf as slipInTheTable } from "./programs/a-slip-in-the-table.ts";
import { numberOf as toTheLeft } from "./programs/to-the-left.ts";
import { numberOf as twoBits } from "./programs/two-bits.ts";
import { numberOf as wheelsTurnedRound } from "./programs/wheels-turned-round.ts";
import { numberOf as withoutTheLastCard } from "./programs/without-the-last-card.ts";

export interface Mutant {
  /** Its file in `programs`. */
  readonly file: string;
  readonly numberOf: (order: readonly number[]) => number;
  /** The parts that differ from the correct program. */
  readonly changed: readonly string[];
  /** The message once it is caught: what is wrong, or why it is correct. */
  readonly says: string;
}

/** The hard ones come last: they need more pieces. */
export const MUTANTS: readonly Mutant[] = [
  {
    file: "larger-cards",
    numberOf: largerCards,
    changed: ["order[j] > order[i]"],
    says: "It counts the larger pieces to the right.",
  },
  {
    file: "to-the-left",
    numberOf: toTheLeft,
    changed: ["let j = 0; j < i"],
    says: "It counts the smaller pieces to the left.",
  },
  {
    file: "skips-the-first",
    numberOf: skipsTheFirst,
    changed: ["let i = 1;"],
    says: "It begins with the second piece. In the guide that inspired this notebook, arrays begin with a dummy 0, so loops begin at 1. In arrays without the dummy, such loops leave out the first piece.",
  },
  {
    file: "without-the-last-card",
    numberOf: withoutTheLastCard,
    changed: ["j < order.length - 1"],
    says: "It never looks at the last piece: the inner loop ends one step too early.",
  },
  {
    file: "wheels-turned-round",
    numberOf: wheelsTurnedRound,
    changed: ["number * (i + 1)"],
    says: "It multiplies by 1, 2, 3 and so on, as if the first wheel had the fewest faces.",
  },
  {
    file: "last-digit-first",
    numberOf: lastDigitFirst,
    changed: ["let i = order.length - 1; i >= 0; i--", "number * (i + 1)"],
    says: "Its first digit is worth least. Every permutation still gets an index of its own, but most get the wrong one.",
  },
  {
    file: "all-arcs",
    numberOf: allArcs,
    changed: ["number + digit"],
    says: "It adds up the digits, so it only counts the arcs. Many permutations have the same number of arcs.",
  },
  {
    file: "next-smaller-only",
    numberOf: nextSmallerOnly,
    changed: ["order[j] === order[i] - 1"],
    says: "It counts only the piece that is smaller by one.",
  },
  {
    file: "or-equal",
    numberOf: orEqual,
    changed: ["order[j] <= order[i]"],
    says: "No two pieces are equal, so “or equal” changes nothing. Testers call this an equivalent mutant.",
  },
  {
    file: "two-bits",
    numberOf: twoBits,
    changed: ["(digit & 3)"],
    says: "It keeps two bits of each digit, so the digit 4 becomes 0. With four pieces, no digit is larger than 3.",
  },
  {
    file: "a-slip-in-the-table",
    numberOf: slipInTheTable,
    changed: ["WORTH = ["],
    says: "Its table says 100 instead of 5! = 120. Permutations of fewer than six pieces never use that entry.",
  },
];

/** The letter that names a mutant. */
export const mutantLetter = (mutant: number) => String.fromCharCode(65 + mutant);

export function isCaughtBy({ numberOf }: Mutant, order: readonly number[]): boolean {
  return numberOf(order) !== rankPermutation(order);
}

/** Counts the permutations of n cards that it ranks wrongly. */
export const countWrongIndices = remember((mutant, n: number) => {
  return [...permutations(n)].filter((order) => isCaughtBy(mutant, order)).length;
});

/** The first permutation with the fewest cards that it ranks wrongly. */
export const smallestCounterexample = remember(
  (mutant): readonly number[] | undefined => {
    for (const n of integersFrom(MIN_CARDS, MAX_CARDS)) {
      const order = [...permutations(n)].find((each) => isCaughtBy(mutant, each));
      if (order) return order;
    }
    return undefined;
  },
);

/** The number of permutations that readers can try. */
export const N_TESTED_PERMUTATIONS = sumOf(
  integersFrom(MIN_CARDS, MAX_CARDS).map(factorial),
);

/** Cached, because each answer tries thousands of permutations. */
function remember<Rest extends readonly unknown[], Answer>(
  find: (mutant: Mutant, ...rest: Rest) => Answer,
) {
  const answers = new Map<string, Answer>();
  return (mutant: Mutant, ...rest: Rest): Answer => {
    const key = [mutant.file, ...rest].join(" ");
    if (!answers.has(key)) answers.set(key, find(mutant, ...rest));
    return answers.get(key)!;
  };
}
