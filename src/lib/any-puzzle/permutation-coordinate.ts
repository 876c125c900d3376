import { MAX_EXACT_LENGTH } from "../indexing/check-input.ts";
import { isEvenPermutation } from "../indexing/even-permutation.ts";
import { countMultiset, rankMultiset, unrankMultiset } from "../indexing/multiset.ts";
import {
  rankPermutationBig,
  unrankPermutationBig,
} from "../indexing/permutation-big.ts";
import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";
import { type Coordinate, halfFactorial, MAX_EXACT } from "./coordinate.ts";
import { multisetGraph } from "./multiset-graph.ts";
import type { BlockNumbering } from "./analyse-blocks.ts";
import { indexByPosition } from "./group-actions.ts";

/**
 * The coordinate of a block's permutations, as `rankPermutation` or `rankEvenPermutation`
 * index them. If the parity follows from another coordinate, two permutations that differ
 * by a swap of the last pieces share an index.
 */
export function permutationCoordinate(
  part: BlockNumbering,
  reason: string,
): Coordinate {
  const { positions, name } = part.block;
  const n = positions.length;
  const isAll = part.permutations === "all";
  const indexOf = indexByPosition(positions);
  const half = halfFactorial(n);
  return {
    name: `permutation of ${name}`,
    size: isAll && n > 1 ? 2n * half : half,
    radices: descendingRadices(n, isAll ? 2 : 3),
    kind: "permutation",
    blocks: [part.block],
    boundBlocks: [part.block],
    isTied: part.permutations === "tied",
    reason,
    rank({ source }) {
      const row = positions.map((at) => indexOf.get(source[at])!);
      if (part.permutations === "even" && !isEvenPermutation(row)) {
        throw new RangeError(
          `the permutation of ${name} is odd; expected an even one, since no moves lead to it`,
        );
      }
      if (n <= MAX_EXACT_LENGTH) {
        const index = rankPermutation(row);
        return isAll ? index : Math.floor(index / 2);
      }
      const index = rankPermutationBig(row);
      return isAll ? index : index / 2n;
    },
    unrank(index, { source, odd }) {
      const row = isAll ? unrankRow(index) : unrankHalf(index, odd.has(part.block));
      row.forEach((piece, i) => (source[positions[i]] = positions[piece]));
    },
  };

  function unrankRow(index: number | bigint): number[] {
    return n <= MAX_EXACT_LENGTH
      ? unrankPermutation(Number(index), n)
      : unrankPermutationBig(BigInt(index), n);
  }

  function unrankHalf(index: number | bigint, isOdd: boolean): number[] {
    const row = unrankRow(typeof index === "bigint" ? 2n * index : 2 * index);
    if (isEvenPermutation(row) === isOdd) {
      [row[n - 2], row[n - 1]] = [row[n - 1], row[n - 2]];
    }
    return row;
  }
}

/** The radices n, n - 1, … down to `last`. */
function descendingRadices(n: number, last: number): number[] {
  return Array.from({ length: Math.max(0, n - last + 1) }, (_, i) => n - i);
}

/** The coordinate of a block's permutations if some pieces are identical. */
export function multisetCoordinate(
  { block }: BlockNumbering,
  start: ArrayLike<number>,
  reason: string,
): Coordinate {
  const { positions, name } = block;
  const homes = [...new Set(positions.map((at) => start[at]))].sort((a, b) => a - b);
  const kindOf = new Map(homes.map((home, kind) => [home, kind]));
  const counts = homes.map(
    (home) => positions.filter((at) => start[at] === home).length,
  );
  const size = countMultiset(counts);
  return {
    name: `permutation of ${name}`,
    size,
    radices: [],
    kind: "permutation",
    blocks: [block],
    boundBlocks: [block],
    isTied: false,
    reason,
    graphOf(turns) {
      const indexOf = indexByPosition(positions);
      return multisetGraph(
        counts,
        turns.map(({ source }) => positions.map((to) => indexOf.get(source[to])!)),
      );
    },
    rank({ source }) {
      const index = rankMultiset(positions.map((at) => kindOf.get(source[at])!));
      return size <= MAX_EXACT ? Number(index) : index;
    },
    unrank(index, { source }) {
      const kinds = unrankMultiset(BigInt(index), counts);
      kinds.forEach((kind, i) => (source[positions[i]] = homes[kind]));
    },
  };
}
