import { applyBigMoves } from "#lib/big-cube/moves.ts";
import { N_BIG_CUBES, rankBigCube, unrankBigCube } from "#lib/big-cube/number.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { digitsOfNumber, withDigit } from "./number-parts.ts";

/** The index of the state that the figures of this chapter start from: 123…890. */
export const EXAMPLE_BIG_CUBE = 12_345_678_901_234_567_890n;

export type BigCubeAction =
  | { readonly type: "turn"; readonly move: number }
  | { readonly type: "index"; readonly index: bigint }
  | { readonly type: "digit"; readonly place: number; readonly digit: number };

/** The reader's big cube is stored as its index, as the pocket cube is. */
export const bigCubeModel: WidgetModel<bigint, BigCubeAction> = {
  key: "big",
  version: 1,
  initial: EXAMPLE_BIG_CUBE,

  update(index, action) {
    switch (action.type) {
      case "turn":
        return rankBigCube(applyBigMoves(unrankBigCube(index), [action.move]));
      case "index":
        return action.index;
      case "digit":
        return withDigit(index, action.place, action.digit);
    }
  },

  encode: String,

  decode(text) {
    if (!/^\d{1,20}$/.test(text) || BigInt(text) >= N_BIG_CUBES) {
      throw new Error(
        `the index of a 3×3×3 is a whole number from 0 to ${formatNumber(N_BIG_CUBES - 1n)}`,
      );
    }
    return BigInt(text);
  },

  describe: (index) =>
    `State ${formatNumber(index)}: digits ${digitsOfNumber(index).map(formatNumber).join("; ")}.`,
};

/** One 3×3×3 for all figures of the chapter. */
export const readerBigCube = new WidgetStore(bigCubeModel);
