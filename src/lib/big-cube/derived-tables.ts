import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";
import type { BigCubeCoordinate } from "./coordinates.ts";
import { N_ORDERS } from "./four-pieces.ts";
import type { BigMoveTable } from "./move-table.ts";
import { afterBigMoves } from "./moves.ts";
import { multiplyPieces } from "./products.ts";
import { BIG_CUBE_TWISTS, SOLVED_BIG_CUBE } from "./state.ts";

/**
 * The move table of four pieces, composed of two small ones: a move takes a combination of
 * positions to another, and does the same to every order of the pieces in them.
 *
 * @param coordinate  one of those that use `rankFourPieces`
 * @returns           the same as `buildBigMoveTable`
 * @cost              ranks one value in 24 after each move
 */
export function buildFourPieceTable(coordinate: BigCubeCoordinate): BigMoveTable {
  const { size, orbit, moves } = coordinate;
  const n = moves.length;
  const after = new Uint16Array(size * n);
  const orders = Array.from({ length: N_ORDERS }, (_, i) => unrankPermutation(i, 4));
  const reordered = orders.map((order) =>
    orders.map((moved) => rankPermutation(moved.map((from) => order[from]))),
  );
  const effects = moves.map((move) => afterBigMoves(SOLVED_BIG_CUBE, [move])[orbit]);
  for (let first = 0; first < size; first += N_ORDERS) {
    const cube = coordinate.unrank(first);
    effects.forEach((effect, i) => {
      const pieces = multiplyPieces(cube[orbit], effect, BIG_CUBE_TWISTS[orbit]);
      const moved = coordinate.rank({ ...cube, [orbit]: pieces });
      const order = moved % N_ORDERS;
      for (let own = 0; own < N_ORDERS; own++) {
        after[(first + own) * n + i] = moved - order + reordered[own][order];
      }
    });
  }
  return { size, solved: coordinate.rank(SOLVED_BIG_CUBE), moves, after };
}

/**
 * The move table of all eight pieces in eight positions, at (value of the first four) × 24 +
 * the permutation of the last four in the remaining positions.
 *
 * @param four  the move table of four of them
 */
export function eightPieceTable(four: BigMoveTable): BigMoveTable {
  const { moves } = four;
  const n = moves.length;
  const size = four.size * N_ORDERS;
  const after = new Uint16Array(size * n);
  for (let first = 0, value = 0; first < four.size; first++) {
    // The remaining positions have the opposite index among the combinations.
    const last = four.size - N_ORDERS - first + (first % N_ORDERS);
    for (let order = 0; order < N_ORDERS; order++, value++) {
      for (let i = 0; i < n; i++) {
        after[value * n + i] =
          four.after[first * n + i] * N_ORDERS +
          (four.after[(last + order) * n + i] % N_ORDERS);
      }
    }
  }
  return { size, solved: 0, moves, after };
}

/** The move table of a coordinate's quotient by a number, where that is a coordinate too. */
export function quotientTable(table: BigMoveTable, by: number): BigMoveTable {
  const { moves } = table;
  const n = moves.length;
  const size = table.size / by;
  const after = new Uint16Array(size * n);
  for (let value = 0; value < size; value++) {
    for (let i = 0; i < n; i++) {
      after[value * n + i] = Math.floor(table.after[value * by * n + i] / by);
    }
  }
  return { size, solved: Math.floor(table.solved / by), moves, after };
}

/**
 * The move table of some consecutive values, which the given moves don't leave. Its solved
 * value is the first.
 */
export function subtable(
  table: BigMoveTable,
  first: number,
  size: number,
  moves: readonly number[],
): BigMoveTable {
  const n = moves.length;
  const columns = moves.map((move) => table.moves.indexOf(move));
  const after = new Uint16Array(size * n);
  for (let value = 0; value < size; value++) {
    columns.forEach((column, i) => {
      after[value * n + i] =
        table.after[(first + value) * table.moves.length + column] - first;
    });
  }
  return { size, solved: 0, moves, after };
}

/** The move table of two coordinates as one: a × (size of b) + b. */
export function productTable(a: BigMoveTable, b: BigMoveTable): BigMoveTable {
  const n = a.moves.length;
  const size = a.size * b.size;
  const after = new Uint16Array(size * n);
  for (let i = 0, value = 0; i < a.size; i++) {
    for (let j = 0; j < b.size; j++, value++) {
      for (let move = 0; move < n; move++) {
        after[value * n + move] =
          a.after[i * n + move] * b.size + b.after[j * n + move];
      }
    }
  }
  return { size, solved: a.solved * b.size + b.solved, moves: a.moves, after };
}
