import { assertArray, assertPermutation } from "../indexing/check-input.ts";
import { CORNER_NAMES, findPiece, stickerAt } from "./corners.ts";
import { assertState, type State } from "./state.ts";

/**
 * The stickers of each of the seven pieces that move, U/D sticker first, then clockwise. They
 * are numbered 0 to 20, row by row on the net with U above F and the row F R B L:
 *
 *      0  1
 *      2  3
 *      4  5   6  7   8  9  10 11
 *     12 13  14 15  16  .   . 17
 *     18 19
 *      . 20
 *
 * @example CORNER_STICKERS[0] // → [1, 8, 7]
 */
export const CORNER_STICKERS: readonly (readonly number[])[] = [
  [1, 8, 7],
  [3, 6, 5],
  [2, 4, 11],
  [0, 10, 9],
  [20, 15, 16],
  [19, 13, 14],
  [18, 17, 12],
];

const N_STICKERS = 21;

/**
 * A state as a permutation of its 21 stickers.
 *
 * @param state  not mutated
 * @returns      the sticker on each facelet, each 0..20 once; solved is 0, 1, 2, …
 * @throws {RangeError | TypeError} when it is not a reachable state
 * @example toStickers(applyMoves(SOLVED, parseMoves("U"))).slice(0, 4) // → [2, 0, 3, 1]
 */
export function toStickers(state: State): number[] {
  assertState(state);
  const stickers = new Array<number>(N_STICKERS);
  CORNER_STICKERS.forEach((places, position) => {
    const piece = CORNER_STICKERS[state.permutation[position]];
    places.forEach((place, i) => {
      stickers[place] = stickerAt(piece, state.orientation[position], i);
    });
  });
  return stickers;
}

/**
 * The state with a given sticker permutation: the inverse of `toStickers`.
 *
 * @param stickers  the sticker on each facelet, each 0..20 once; not mutated
 * @throws {TypeError} when it is not an array
 * @throws {RangeError} when it is not 21 long, a sticker is missing or repeated, the three
 *         stickers of a corner belong to no piece, or the twists do not sum to 0 modulo 3
 * @example rankState(fromStickers(toStickers(unrankState(1574640)))) // → 1574640
 */
export function fromStickers(stickers: readonly number[]): State {
  assertArray("a list of stickers", stickers);
  if (stickers.length !== N_STICKERS) {
    throw new RangeError(`expected ${N_STICKERS} stickers, found ${stickers.length}`);
  }
  assertPermutation(stickers);

  const pieces = CORNER_STICKERS.map((places, position) => {
    const visible = places.map((place) => stickers[place]);
    return findPiece(CORNER_STICKERS, visible) ?? throwNoPiece(position, visible);
  });
  const state = {
    permutation: pieces.map(({ piece }) => piece),
    orientation: pieces.map(({ twist }) => twist),
  };
  assertState(state);
  return state;
}

function throwNoPiece(position: number, visible: readonly number[]): never {
  throw new RangeError(
    `corner ${CORNER_NAMES[position]} shows stickers ${visible.join(" ")}; ` +
      "no piece has these three in clockwise order",
  );
}
