import {
  isEvenPermutation,
  unrankEvenPermutation,
} from "../lib/indexing/even-permutation.ts";
import { factorial } from "../lib/indexing/factoradic.ts";
import { rankPermutation } from "../lib/indexing/permutation.ts";
import type { SlidingBoard } from "./sliding-board.ts";

/** The number of permutations of the tiles for each cell of the gap. */
export function countTilePermutations({ rows, columns }: SlidingBoard): number {
  return factorial(rows * columns - 1) / 2;
}

/** The radices of the tiles' Lehmer code without the last two digits. */
export function tileRadices({ rows, columns }: SlidingBoard): number[] {
  const tiles = rows * columns - 1;
  return Array.from({ length: tiles - 2 }, (_, i) => tiles - i);
}

/**
 * Whether the tiles, read row by row without the gap, are in an odd order when the gap is
 * in a cell.
 *
 * A tile that slides sideways keeps its place among the others. One that slides up or down
 * passes as many others as a row has, less one: with an odd number of columns that is even,
 * so the order always is; with an even number of columns each such slide makes an even
 * order odd, and the row of the gap tells which it is.
 */
function isOddWithGapAt(cell: number, { columns, gap }: SlidingBoard): boolean {
  const rowOf = (at: number) => Math.floor(at / columns);
  return columns % 2 === 0 && (rowOf(cell) - rowOf(gap)) % 2 !== 0;
}

/**
 * The number of an order of the pieces: the cell of the gap, then the order of the tiles
 * among those of its parity.
 *
 * @param pieces  the pieces by cell, numbered by the cells where they lie when solved
 * @returns       0..size-1, size being half of all orders
 * @throws {RangeError} when no slides lead to it, or it is no permutation
 */
export function rankPieces(pieces: readonly number[], board: SlidingBoard): number {
  const cell = pieces.indexOf(board.gap);
  const tiles = pieces
    .filter((piece) => piece !== board.gap)
    .map((piece) => (piece > board.gap ? piece - 1 : piece));
  // The two permutations of a pair differ by a swap of the last two tiles.
  const order = Math.floor(rankPermutation(tiles) / 2);
  if (isEvenPermutation(tiles) === isOddWithGapAt(cell, board)) {
    throw new RangeError(
      "no slides lead to this state: two tiles would have to change places",
    );
  }
  return cell * countTilePermutations(board) + order;
}

/**
 * The inverse of `rankPieces`.
 *
 * Unchecked: the caller guarantees a number in 0..size-1.
 */
export function unrankPieces(index: number, board: SlidingBoard): number[] {
  const orders = countTilePermutations(board);
  const cell = Math.floor(index / orders);
  const count = board.rows * board.columns - 1;
  const tiles = unrankEvenPermutation(index % orders, count);
  if (isOddWithGapAt(cell, board)) tiles.push(...tiles.splice(-2).reverse());
  const pieces = tiles.map((tile) => (tile >= board.gap ? tile + 1 : tile));
  pieces.splice(cell, 0, board.gap);
  return pieces;
}
