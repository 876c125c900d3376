import { binomial } from "#lib/indexing/binomial.ts";
import { factorial } from "#lib/indexing/factoradic.ts";

/** The size of one encoder for one set of pieces. */
export interface EncoderSize {
  readonly pieces: string;
  /** The number of indices. */
  readonly count: number;
  /** The size of an array whose index is written digit by digit, in base n or v. */
  readonly naive: number;
}

export interface Encoder {
  readonly name: string;
  readonly rank: string;
  /** The number of indices, as a formula. */
  readonly formula: string;
  readonly sizes: readonly EncoderSize[];
}

const orders = (pieces: string, n: number): EncoderSize => ({
  pieces,
  count: factorial(n),
  naive: n ** n,
});

const evenOrders = (pieces: string, n: number): EncoderSize => ({
  pieces,
  count: factorial(n) / 2,
  naive: n ** n,
});

const freeTwists = (pieces: string, n: number, ways: number): EncoderSize => ({
  pieces,
  count: ways ** n,
  naive: ways ** n,
});

const twists = (pieces: string, n: number, ways: number): EncoderSize => ({
  pieces,
  count: ways ** (n - 1),
  naive: ways ** n,
});

const choices = (pieces: string, n: number, m: number): EncoderSize => ({
  pieces,
  count: binomial(n, m),
  naive: 2 ** n,
});

/** The library's encoders, with their sizes for pieces of well-known puzzles. */
export const ENCODERS: readonly Encoder[] = [
  {
    name: "Permutations",
    rank: "rankPermutation",
    formula: "n!",
    sizes: [
      orders("2×2×2: 7 corners", 7),
      orders("3×3×3: 8 corners", 8),
      orders("3×3×3: 12 edges", 12),
    ],
  },
  {
    name: "Even permutations",
    rank: "rankEvenPermutation",
    formula: "n!/2",
    sizes: [evenOrders("Pyraminx: 6 edges", 6)],
  },
  {
    name: "Twists, all free",
    rank: "rankDigits",
    formula: "vⁿ",
    sizes: [freeTwists("Pyraminx: 4 corners", 4, 3)],
  },
  {
    name: "Twists, the last forced",
    rank: "rankOrientation",
    formula: "vⁿ⁻¹",
    sizes: [
      twists("2×2×2: 7 corners", 7, 3),
      twists("3×3×3: 8 corners", 8, 3),
      twists("3×3×3: 12 edges", 12, 2),
    ],
  },
  {
    name: "Combinations",
    rank: "rankCombination",
    formula: "C(n, k)",
    sizes: [choices("3×3×3: 4 of the 12 edges", 12, 4)],
  },
];
