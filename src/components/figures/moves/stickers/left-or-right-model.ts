import { HTM_MOVES, MOVE_NAMES, N_MOVES } from "#lib/puzzle/moves.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { buildStickerMoves, multiplyStickers } from "#lib/puzzle/sticker-moves.ts";
import { toStickers } from "#lib/puzzle/stickers.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";

export type Side = "left" | "right";

/** A move, and the side on which it is multiplied. */
export interface StickerFactor {
  readonly side: Side;
  readonly move: number;
}

/** A product of moves: its factors in the order in which they were added. */
export type StickerProduct = readonly StickerFactor[];

/** More factors with brackets would not fit on one line. */
export const MAX_FACTORS = 8;

/** In addresses: a letter for the side, then the move's index. */
const SIDES: Readonly<Record<string, Side>> = { l: "left", r: "right" };

export const productModel: WidgetModel<StickerProduct, StickerFactor> = {
  key: "product",
  version: 1,
  initial: [
    { side: "right", move: MOVE_NAMES.indexOf("U") },
    { side: "right", move: MOVE_NAMES.indexOf("R") },
  ],

  update: (product, factor) =>
    product.length < MAX_FACTORS ? [...product, factor] : product,

  encode: (product) => product.map(({ side, move }) => `${side[0]}${move}`).join(""),

  decode(text) {
    if (!/^([lr]\d)*$/.test(text) || text.length > 2 * MAX_FACTORS) {
      throw new Error(
        `a product is written as at most ${MAX_FACTORS} factors such as r6, a side and the number of a move`,
      );
    }
    return Array.from(text.matchAll(/(.)(.)/g), ([, side, digit]) => {
      const move = Number(digit);
      if (!HTM_MOVES.includes(move)) {
        throw new Error(
          `there is no move ${move}: moves are numbered 0 to ${N_MOVES - 1}`,
        );
      }
      return { side: SIDES[side], move };
    });
  },

  describe(product) {
    if (product.length === 0) return "Nothing is multiplied: the solved cube.";
    const { places } = lastStep(product);
    return `The product is ${formatProduct(product)}. The last factor on the other side would differ in ${places.differing.length} places.`;
  },
};

/** The product with brackets: "F · (U · R)". The empty product is "1". */
export function formatProduct(product: StickerProduct): string {
  return product.reduce((text, { side, move }, i) => {
    if (i === 0) return moveLabel(move);
    const before = i > 1 ? `(${text})` : text;
    return side === "right"
      ? `${before} · ${moveLabel(move)}`
      : `${moveLabel(move)} · ${before}`;
  }, "1");
}

/** The factors from left to right: the turns to make by hand. */
export function productTurns(product: StickerProduct): number[] {
  return product.reduce<number[]>(
    (turns, { side, move }) => (side === "right" ? [...turns, move] : [move, ...turns]),
    [],
  );
}

export function stickersOfProduct(product: StickerProduct): number[] {
  const moves = buildStickerMoves();
  return product.reduce(
    (stickers, { side, move }) =>
      side === "right"
        ? multiplyStickers(stickers, moves[move])
        : multiplyStickers(moves[move], stickers),
    toStickers(SOLVED),
  );
}

/** The last factor on either side, and the places where the results differ. */
export function lastStep(product: StickerProduct) {
  const earlier = product.slice(0, -1);
  const last = product.at(-1);
  const on = (side: Side): StickerProduct =>
    last ? [...earlier, { ...last, side }] : [];
  const before = stickersOfProduct(earlier);
  const left = stickersOfProduct(on("left"));
  const right = stickersOfProduct(on("right"));
  return {
    last,
    earlier,
    left: { product: on("left"), stickers: left },
    right: { product: on("right"), stickers: right },
    places: {
      left: differingPlaces(before, left),
      right: differingPlaces(before, right),
      differing: differingPlaces(left, right),
    },
  };
}

function differingPlaces(a: readonly number[], b: readonly number[]): number[] {
  return [...a.keys()].filter((place) => a[place] !== b[place]);
}

export const productStore = new WidgetStore(productModel);
