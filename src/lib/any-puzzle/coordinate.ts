import type { OrbitBlock } from "./blocks.ts";
import type { Transformation } from "./transformation.ts";
import type { FlatState } from "./flat-state.ts";
import type { StepGraph } from "./step-graph.ts";

/**
 * One part of a position's number: its permutations of one kind of piece, its twists, or
 * an element of a group. Numbers up to 2^53 are `number`, those of larger coordinates
 * `bigint`.
 */
export interface Coordinate {
  /** In words, such as “twists of CORNERS”. */
  readonly name: string;
  readonly size: bigint;
  /**
   * How many values each of its digits can have, most significant first: of a Lehmer code,
   * of twists, or of a stabiliser chain. None where its number is a place in a list.
   */
  readonly radices: readonly number[];
  /** Groups also say what parities and sums the other coordinates have. */
  readonly kind: "group" | "permutation" | "twists";
  /** The blocks whose pieces it places, or twists. */
  readonly blocks: readonly OrbitBlock[];
  /** Whether a group says which parity its permutations have. */
  readonly isTied: boolean;
  /** Whether its next value depends on those of others. */
  readonly dependsOnOtherCoordinates?: boolean;
  /** Whether it has too many values to list, so that they have no numbers. */
  readonly isUnlisted?: boolean;
  /** What it numbers and why it has that many values, in a sentence. */
  readonly reason: string;
  /**
   * For a group: the blocks of which it says something, be it a parity or a sum. For
   * others: their own.
   */
  readonly boundBlocks: readonly OrbitBlock[];
  /** Where moves take each number, where that is known without ranking. */
  graphOf?(turns: readonly Transformation[]): StepGraph;
  /** @throws {RangeError} when no moves lead there */
  rank(position: FlatState): number | bigint;
  /** Writes into the draft what the index says. */
  unrank(index: number | bigint, draft: StateDraft): void;
}

/** A position while its coordinates write it down, groups first. */
export interface StateDraft extends FlatState {
  /** The blocks whose permutation must be odd. */
  readonly odd: Set<OrbitBlock>;
  /** What the twists of a block must sum to, where it is not 0. */
  readonly sums: Map<OrbitBlock, number>;
}

/** The largest size whose numbers are all exact. */
export const MAX_EXACT: bigint = 2n ** 53n;

/** n × (n - 1) × … × 3: the permutations of one parity; 1 when there are none to swap. */
export function halfFactorial(n: number): bigint {
  let product = 1n;
  for (let i = 3n; i <= n; i++) product *= i;
  return product;
}
