import type { OrbitBlock } from "./blocks.ts";
import type { Transformation } from "./transformation.ts";
import type { FlatState } from "./flat-state.ts";
import type { StepGraph } from "./step-graph.ts";

/**
 * A coordinate: one factor of a state's index, such as the permutation of a block, its
 * twists, or an element of a group. Indices up to 2^53 are `number`, larger ones
 * `bigint`.
 */
export interface Coordinate {
  /** Such as “twists of CORNERS”. */
  readonly name: string;
  readonly size: bigint;
  /**
   * How many values each digit can have, most significant first: of a Lehmer code, of
   * twists, or of a stabiliser chain. Empty if the index is a position in a list.
   */
  readonly radices: readonly number[];
  /** Groups also determine parities and sums of other coordinates. */
  readonly kind: "group" | "permutation" | "twists";
  /** The blocks whose pieces it places or twists. */
  readonly blocks: readonly OrbitBlock[];
  /** Whether a group determines its parity or twist sum. */
  readonly isTied: boolean;
  /** Whether the effect of a move depends on other coordinates. */
  readonly dependsOnOtherCoordinates?: boolean;
  /** Whether it has too many values to list, so that they have no indices. */
  readonly isUnlisted?: boolean;
  /** What it numbers and why it has that many values: one sentence. */
  readonly reason: string;
  /** All blocks that it involves; of a group, even by a parity or a sum only. */
  readonly boundBlocks: readonly OrbitBlock[];
  /** The graph of its values, if it can be built without ranking. */
  graphOf?(turns: readonly Transformation[]): StepGraph;
  /** @throws {RangeError} when the state is not reachable */
  rank(state: FlatState): number | bigint;
  /** Writes the value into the draft. */
  unrank(index: number | bigint, draft: StateDraft): void;
}

/** A state that the coordinates fill in, groups first. */
export interface StateDraft extends FlatState {
  /** The blocks whose permutation must be odd. */
  readonly odd: Set<OrbitBlock>;
  /** The required twist sum of a block, if it is not 0. */
  readonly sums: Map<OrbitBlock, number>;
}

/** The largest size whose indices are exact as `number`. */
export const MAX_EXACT: bigint = 2n ** 53n;

/** n! / 2: the number of permutations of one parity; 1 if n < 2. */
export function halfFactorial(n: number): bigint {
  let product = 1n;
  for (let i = 3n; i <= n; i++) product *= i;
  return product;
}
