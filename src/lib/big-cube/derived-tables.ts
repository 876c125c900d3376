import { unrankCombination } from "../indexing/combination.ts";
import { unrankPermutation } from "../indexing/permutation.ts";
import type { BigCubeCoordinate } from "./coordinates.ts";
import { N_ORDERS } from "./four-pieces.ts";
import type { BigMoveTable } from "./move-table.ts";
import { afterBigMoves } from "./moves.ts";
import { BIG_CUBE_TWISTS, SOLVED_BIG_CUBE } from "./state.ts";

/**
 * The move table of four pieces. A value's key has the positions of the pieces, four bits each:
 * a move is looked up for each position, and then the value for the key.
 *
 * @param coordinate  one of those that use `rankFourPieces`
 * @returns           the same as `buildBigMoveTable`
 */
export function buildFourPieceTable(coordinate: BigCubeCoordinate): BigMoveTable {
  const { size, orbit, moves } = coordinate;
  const n = moves.length;
  const after = new Uint16Array(size * n);
  const solved = SOLVED_BIG_CUBE[orbit].permutation;
  const keys = keysOfFour(size, solved.length);
  const values = new Uint16Array(0x1_0000);
  keys.forEach((key, value) => (values[key] = value));
  moves.forEach((move, i) => {
    const { permutation } = afterBigMoves(SOLVED_BIG_CUBE, [move])[orbit];
    const to = solved.map((position) => permutation.indexOf(position));
    for (let value = 0; value < size; value++) {
      const key = keys[value];
      const low = to[key & 15] | (to[(key >> 4) & 15] << 4);
      const high = to[(key >> 8) & 15] | (to[key >> 12] << 4);
      after[value * n + i] = values[low | (high << 8)];
    }
  });
  return { size, solved: coordinate.rank(SOLVED_BIG_CUBE), moves, after };
}

function keysOfFour(size: number, nPositions: number): Uint16Array {
  const keys = new Uint16Array(size);
  const orders = Array.from({ length: N_ORDERS }, (_, i) => unrankPermutation(i, 4));
  for (let first = 0; first < size; first += N_ORDERS) {
    const chosen = unrankCombination(first / N_ORDERS, nPositions, 4);
    const positions = [...chosen.keys()].filter((position) => chosen[position]);
    orders.forEach((order, i) => {
      order.forEach((piece, j) => (keys[first + i] |= positions[j] << (4 * piece)));
    });
  }
  return keys;
}

/** The move table of CORNER_TWISTS or EDGE_FLIPS: turns and ranks the digits of each value. */
export function buildOrientationTable({
  size,
  orbit,
  moves,
}: BigCubeCoordinate): BigMoveTable {
  const n = moves.length;
  const after = new Uint16Array(size * n);
  const base = BIG_CUBE_TWISTS[orbit];
  const effects = moves.map((move) => afterBigMoves(SOLVED_BIG_CUBE, [move])[orbit]);
  const last = effects[0].permutation.length - 1;
  const twists = new Uint8Array(last + 1);
  for (let value = 0; value < size; value++) {
    let sum = 0;
    for (let i = last - 1, rest = value; i >= 0; i--) {
      twists[i] = rest % base;
      sum += twists[i];
      rest = Math.floor(rest / base);
    }
    twists[last] = (last * base - sum) % base;
    for (let i = 0; i < n; i++) {
      const { permutation, orientation } = effects[i];
      let moved = 0;
      for (let to = 0; to < last; to++) {
        moved = moved * base + ((twists[permutation[to]] + orientation[to]) % base);
      }
      after[value * n + i] = moved;
    }
  }
  return { size, solved: 0, moves, after };
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
