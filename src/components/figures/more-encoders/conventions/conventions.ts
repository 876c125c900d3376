import { factorial, fromFactoradic } from "#lib/indexing/factoradic.ts";
import { rankMyrvoldRuskey } from "#lib/indexing/myrvold-ruskey.ts";
import { invertPermutation } from "#lib/indexing/permutation-products.ts";
import {
  lehmerCode,
  rankPermutation,
  unrankPermutation,
} from "#lib/indexing/permutation.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";

/** A convention that numbers all permutations of n cards, from 0 or from 1. */
export interface Convention {
  readonly name: string;
  /** The rule in a few words. */
  readonly rule: string;
  readonly usedBy: string;
  /** The digits in the order in which people write them. */
  digits(permutation: readonly number[]): readonly number[];
  number(permutation: readonly number[]): number;
}

export const CONVENTIONS: readonly Convention[] = [
  {
    name: "Smaller to the right",
    rule: "the first digit counts most",
    usedBy: "this notebook, dictionaries",
    digits: lehmerCode,
    number: rankPermutation,
  },
  {
    name: "The same, from 1",
    rule: "the first permutation has index 1",
    usedBy: "people",
    digits: lehmerCode,
    number: (permutation) => rankPermutation(permutation) + 1,
  },
  {
    name: "The digits backwards",
    rule: "the first digit counts least",
    usedBy: "programs that write the least digit first",
    digits: lehmerCode,
    number: (permutation) => leastSignificantFirst(lehmerCode(permutation)),
  },
  {
    name: "Larger to the left",
    rule: "the last digit counts most",
    usedBy: "Kociemba’s solvers",
    digits: largerToTheLeft,
    number: (permutation) => fromFactoradic(largerToTheLeft(permutation).toReversed()),
  },
  {
    name: "Where each card is",
    rule: "ranked as in the first row",
    usedBy: "programs that store positions",
    digits: (permutation) => lehmerCode(invertPermutation(permutation)),
    number: (permutation) => rankPermutation(invertPermutation(permutation)),
  },
  {
    name: "Myrvold and Ruskey",
    rule: "the last card is the digit; then it moves to its own position by a swap",
    usedBy: "programs that rank very many permutations",
    digits: myrvoldRuskeyDigits,
    number: rankMyrvoldRuskey,
  },
];

/** The convention that counts from 1. */
const ONE_BASED = 1;

/** The number of larger cards to the left of each card. */
function largerToTheLeft(permutation: readonly number[]): number[] {
  return permutation.map(
    (card, at) => permutation.slice(0, at).filter((other) => other > card).length,
  );
}

/** The number that mixed-radix digits represent if the first is least significant. */
function leastSignificantFirst(digits: readonly number[]): number {
  return digits.reduceRight((sum, digit, at) => sum * (digits.length - at) + digit, 0);
}

/** The digits that `leastSignificantFirst` turns into the Myrvold–Ruskey index. */
function myrvoldRuskeyDigits(permutation: readonly number[]): number[] {
  const n = permutation.length;
  let rest = rankMyrvoldRuskey(permutation);
  return permutation.map((_, at) => {
    const digit = rest % (n - at);
    rest = Math.floor(rest / (n - at));
    return digit;
  });
}

/** The positions in `CONVENTIONS` of those that give a permutation this number. */
export function matchingConventions(
  permutation: readonly number[],
  answer: number,
): number[] {
  return [...CONVENTIONS.keys()].filter(
    (i) => CONVENTIONS[i].number(permutation) === answer,
  );
}

/** Explains which convention a reader's number follows, or which mistake it points to. */
export function diagnoseAnswer(permutation: readonly number[], answer: number): string {
  const given = matchingConventions(permutation, answer);
  const number = formatNumber(answer);
  if (given.length > 0) {
    const names = given.map((i) => `“${CONVENTIONS[i].name}”`);
    const both =
      given.length > 1 ? " They agree on this permutation, but not on others." : "";
    return `${number} is the number by ${formatList(names)}.${both}`;
  }
  const n = permutation.length;
  if (answer === factorial(n) - 1 - rankPermutation(permutation)) {
    return `${number} counts the larger cards to the right. None of the six does.`;
  }
  const earlier = matchingConventions(permutation, answer - 1).find(
    (i) => i !== ONE_BASED,
  );
  if (earlier !== undefined) {
    return `${number} is one more than the number by “${CONVENTIONS[earlier].name}”: counted from 1.`;
  }
  const none = `None of the six gives ${number}.`;
  if (answer === factorial(n))
    return `${none} Counted from 1, it is the number of the last permutation.`;
  return `${none} In the first row it is the index of ${formatOrder(unrankPermutation(answer, n))}.`;
}
