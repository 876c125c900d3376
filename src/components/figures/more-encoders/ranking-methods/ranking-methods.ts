// Three algorithms for the digits of a permutation, with their operations counted.
import { rankMyrvoldRuskey } from "#lib/indexing/myrvold-ruskey.ts";
import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";

/** The state of an algorithm after some cards. */
export interface AlgorithmState {
  /** The n cards, or one bit for each card. */
  readonly cells: readonly AlgorithmCell[];
  /** The digits so far, in the order in which the algorithm yields them. */
  readonly digits: readonly number[];
  /** The number of comparisons, bit counts or swaps so far. */
  readonly operations: number;
}

export interface AlgorithmCell {
  readonly text: string;
  /** The card that a bit represents. */
  readonly bitOfCard?: string;
  /**
   * "now": the current card. "seen": what it is compared with. "done": not read again.
   */
  readonly mark?: "done" | "now" | "seen" | undefined;
}

export interface RankingMethod {
  readonly name: string;
  /** The name of one operation, and of several. */
  readonly operationWords: readonly [one: string, several: string];
  readonly summary: string;
  /** The state after a number of cards. */
  stateAfter(permutation: readonly number[], step: number): AlgorithmState;
  number(permutation: readonly number[]): number;
}

export const RANKING_METHODS: readonly RankingMethod[] = [
  {
    name: "Compare",
    operationWords: ["comparison", "comparisons"],
    summary: "each card with all to its right",
    stateAfter: compare,
    number: rankPermutation,
  },
  {
    name: "Count bits",
    operationWords: ["count of bits", "counts of bits"],
    summary:
      "one bit for each card that has not been met; those below the card are its digit",
    stateAfter: countBits,
    number: rankPermutation,
  },
  {
    name: "Swap",
    operationWords: ["swap", "swaps"],
    summary:
      "the last card is the digit; it changes places with the card that belongs there",
    stateAfter: swap,
    number: rankMyrvoldRuskey,
  },
];

const cardLabel = (card: number) => String(card + 1);

function compare(permutation: readonly number[], step: number): AlgorithmState {
  const at = step - 1;
  return {
    cells: permutation.map((card, i): AlgorithmCell => {
      if (step === 0) return { text: cardLabel(card) };
      const mark = i < at ? "done" : i === at ? "now" : "seen";
      return { text: cardLabel(card), mark };
    }),
    digits: lehmerCode(permutation).slice(0, step),
    operations: permutation
      .slice(0, step)
      .reduce((sum, _, i) => sum + permutation.length - 1 - i, 0),
  };
}

function countBits(permutation: readonly number[], step: number): AlgorithmState {
  let left = 2 ** permutation.length - 1;
  const digits: number[] = [];
  for (const card of permutation.slice(0, step)) {
    digits.push(countOnes(left & ((1 << card) - 1)));
    left &= ~(1 << card);
  }
  const now = permutation[step - 1];
  return {
    cells: permutation.map((_, card): AlgorithmCell => {
      const isLeft = Boolean(left & (1 << card));
      const isBelow = now !== undefined && card < now && isLeft;
      const mark = card === now ? "now" : isBelow ? "seen" : undefined;
      return {
        text: isLeft || card === now ? "1" : "0",
        bitOfCard: cardLabel(card),
        mark,
      };
    }),
    digits,
    operations: step,
  };
}

function countOnes(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + countOnes(bits >>> 1);
}

function swap(permutation: readonly number[], step: number): AlgorithmState {
  const cards = [...permutation];
  const digits: number[] = [];
  let changed: readonly number[] = [];
  for (let last = cards.length - 1; last >= cards.length - step; last--) {
    const home = cards.indexOf(last);
    digits.push(cards[last]);
    [cards[last], cards[home]] = [cards[home], cards[last]];
    changed = [last, home];
  }
  return {
    cells: cards.map((card, i): AlgorithmCell => {
      if (i === changed[0]) return { text: cardLabel(card), mark: "now" };
      if (i === changed[1]) return { text: cardLabel(card), mark: "seen" };
      return {
        text: cardLabel(card),
        mark: i >= cards.length - step ? "done" : undefined,
      };
    }),
    digits,
    // The last swap would exchange a card with itself.
    operations: Math.min(step, cards.length - 1),
  };
}
