import { applyMove, HTM_MOVES } from "./moves.ts";
import { SOLVED } from "./state.ts";
import { toStickers } from "./stickers.ts";

/**
 * The nine moves as permutations of the 21 stickers: the stickers of a solved cube after each
 * move.
 *
 * @returns `moves[move][i]` is the facelet from which facelet i receives its sticker
 * @cost    nine arrays of 21 numbers, computed at each call
 * @example buildStickerMoves()[6]?.slice(0, 4) // → [2, 0, 3, 1]
 * @source  the Python program "pocket-cube": its moves U F R U' F' R'
 */
export function buildStickerMoves(): number[][] {
  return HTM_MOVES.map((move) => toStickers(applyMove(SOLVED, move)));
}

/**
 * The product a · b of two sticker permutations: first the turns of `a`, then those of `b`, as
 * everywhere in this library.
 *
 * So a move on the right turns the cube `a`. A move on the left comes before all turns of `b`:
 * it replaces stickers by others, wherever they are.
 *
 * Unchecked: the caller guarantees two permutations of the same length.
 * @returns `product[i]` is `a[b[i]]`; neither argument is mutated
 * @cost    one new array
 * @example
 * const F = toStickers(applyMoves(SOLVED, parseMoves("F")));
 * const F2 = toStickers(applyMoves(SOLVED, parseMoves("F2")));
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
 * The inverse of a sticker permutation: their product is the solved cube.
 *
 * Unchecked: the caller guarantees each of 0..n-1 once.
 * @returns `inverse[sticker]` is the facelet with that sticker
 * @example invertStickers([1, 2, 0]) // → [2, 0, 1]
 */
export function invertStickers(stickers: readonly number[]): number[] {
  const inverse = new Array<number>(stickers.length);
  for (let place = 0; place < stickers.length; place++) {
    inverse[stickers[place]] = place;
  }
  return inverse;
}
