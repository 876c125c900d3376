import { applyMove, HTM_MOVES } from "./moves.ts";
import { SOLVED } from "./state.ts";
import { toStickers } from "./stickers.ts";

/**
 * What each of the nine moves does to the stickers: the array of a solved cube after
 * that one move.
 *
 * @returns `moves[move][place]` is the place from which `place` receives its sticker
 * @cost    nine arrays of 21 numbers, computed at each call
 * @example buildStickerMoves()[6].slice(0, 4) // → [2, 0, 3, 1]
 * @source  a Python program, "pocket-cube": its moves U F R U' F' R'
 */
export function buildStickerMoves(): number[][] {
  return HTM_MOVES.map((move) => toStickers(applyMove(SOLVED, move)));
}

/**
 * The product a · b of two lists of stickers: at each place it shows what `a` has at the
 * place that `b` names there.
 *
 * The order of composition is that in which a hand makes the turns, as everywhere in this
 * library: first those of `a`, then those of `b`. So a move that stands on the right turns the
 * cube `a` as it is. A move that stands on the left is made before all turns of `b`; to
 * the eye it changes stickers into others, wherever they are.
 *
 * Unchecked: the caller guarantees two lists of the same length.
 * @returns `product[place]` is `a[b[place]]`; neither list is changed
 * @cost    one new array
 * @example
 * const [F, F2] = buildStickerMoves();
 * multiplyStickers(F, F).join() === F2.join() // → true
 * multiplyStickers([1, 2, 0], [1, 0, 2]) // → [2, 1, 0]
 * multiplyStickers([1, 0, 2], [1, 2, 0]) // → [0, 2, 1]
 */
export function multiplyStickers(a: readonly number[], b: readonly number[]): number[] {
  const product = new Array<number>(b.length);
  for (let place = 0; place < b.length; place++) product[place] = a[b[place]];
  return product;
}

/**
 * The list that undoes another: multiplied on either side, it gives the solved cube.
 *
 * Unchecked: the caller guarantees each of 0..n-1 once.
 * @returns `inverse[sticker]` is the place where that sticker is
 * @example invertStickers([1, 2, 0]) // → [2, 0, 1]
 */
export function invertStickers(stickers: readonly number[]): number[] {
  const inverse = new Array<number>(stickers.length);
  for (let place = 0; place < stickers.length; place++) {
    inverse[stickers[place]] = place;
  }
  return inverse;
}
