import type { BigMoveTable } from "./move-table.ts";
import {
  imageOfMove,
  N_SYMMETRIES,
  type UprightSymmetries,
} from "./upright-symmetries.ts";

const NONE = 255;

/**
 * The image of each value of a coordinate under each symmetry, at symmetry × size + value.
 *
 * A symmetry is known by its effect on moves: the image of a value that moves lead to from
 * solved is the value that the images of these moves lead to. No piece is looked at.
 *
 * Unchecked: the caller guarantees that the images of the table's moves are in it.
 */
export function symmetricValues(
  { size, solved, moves, after }: BigMoveTable,
  symmetries: UprightSymmetries,
): Uint16Array<ArrayBuffer> {
  const n = moves.length;
  const order = new Uint16Array(size);
  const from = new Uint16Array(size);
  const by = new Uint8Array(size).fill(NONE);
  order[0] = solved;
  by[solved] = 0;
  for (let i = 0, reached = 1; i < reached; i++) {
    for (let move = 0; move < n; move++) {
      const next = after[order[i] * n + move];
      if (by[next] !== NONE) continue;
      by[next] = move;
      from[next] = order[i];
      order[reached++] = next;
    }
  }
  const images = new Uint16Array(N_SYMMETRIES * size);
  for (let symmetry = 0; symmetry < N_SYMMETRIES; symmetry++) {
    const moveImages = moves.map((move) =>
      moves.indexOf(imageOfMove(move, symmetry, symmetries)),
    );
    const own = images.subarray(symmetry * size, (symmetry + 1) * size);
    own[solved] = solved;
    for (let i = 1; i < size; i++) {
      const value = order[i];
      own[value] = after[own[from[value]] * n + moveImages[by[value]]];
    }
  }
  return images;
}
