import type { BigMoveTable } from "./move-table.ts";
import {
  imageOfMove,
  N_SYMMETRIES,
  type UprightSymmetries,
} from "./upright-symmetries.ts";

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
  const moveImages = Uint8Array.from({ length: N_SYMMETRIES * n }, (_, i) =>
    moves.indexOf(imageOfMove(moves[i % n], Math.floor(i / n), symmetries)),
  );
  const images = new Uint16Array(N_SYMMETRIES * size);
  const isReached = new Uint8Array(size);
  const order = new Uint16Array(size);
  for (let at = solved; at < images.length; at += size) images[at] = solved;
  isReached[solved] = 1;
  order[0] = solved;
  for (let i = 0, reached = 1; reached < size; i++) {
    const value = order[i];
    for (let move = 0; move < n; move++) {
      const next = after[value * n + move];
      if (isReached[next]) continue;
      isReached[next] = 1;
      order[reached++] = next;
      for (let symmetry = 0; symmetry < N_SYMMETRIES; symmetry++) {
        images[symmetry * size + next] =
          after[images[symmetry * size + value] * n + moveImages[symmetry * n + move]];
      }
    }
  }
  return images;
}
