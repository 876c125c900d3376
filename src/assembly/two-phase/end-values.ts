/**
 * Five coordinates that together are the permutation of all pieces: the U and D corners, and
 * the U, D and middle edges; u16 each. A search computes them only at the ends of sequences.
 */

/** Bytes of the five coordinates. */
export const END_BYTES: usize = 10;

/** In a solved cube: combination 69 of the corners, or 69 and 494 of the edges, in order. */
export const D_SOLVED: u32 = 69 * 24;
export const MIDDLE_SOLVED: u32 = 494 * 24;

/** Inputs: the move tables of four corners and of four edges; u16. */
export let cornersAfter: usize = 0;
export let edgesAfter: usize = 0;

export function setEndTables(corners: usize, edges: usize): void {
  cornersAfter = corners;
  edgesAfter = edges;
}

/** Writes the coordinates after a move behind those before it. */
export function moveEnds(from: usize, move: usize): void {
  const corners = cornersAfter + 2 * move;
  const edges = edgesAfter + 2 * move;
  const to = from + END_BYTES;
  store<u16>(to, load<u16>(corners + 36 * <usize>load<u16>(from)));
  store<u16>(to, load<u16>(corners + 36 * <usize>load<u16>(from, 2)), 2);
  store<u16>(to, load<u16>(edges + 36 * <usize>load<u16>(from, 4)), 4);
  store<u16>(to, load<u16>(edges + 36 * <usize>load<u16>(from, 6)), 6);
  store<u16>(to, load<u16>(edges + 36 * <usize>load<u16>(from, 8)), 8);
}
