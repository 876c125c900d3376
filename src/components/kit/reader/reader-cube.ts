import { checkIndex } from "#lib/indexing/check-input.ts";
import {
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
  rankState,
  unrankState,
  splitIndex,
} from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { formatNumber } from "../text/format-number.ts";
import type { WidgetModel } from "../widget/model.ts";
import { WidgetStore } from "../widget/store.ts";
import { EXAMPLE_CUBE } from "./example-cube.ts";

export type CubeAction =
  /** Turns the current cube. */
  | { type: "turn"; moves: readonly number[] }
  /** Turns a solved cube. */
  | { type: "scramble"; moves: readonly number[] }
  | { type: "index"; index: number }
  /** Keeps the twist at each position. */
  | { type: "permutation"; index: number }
  /** Keeps the pieces in their positions. */
  | { type: "orientation"; index: number };

/** The reader's cube is stored as its index, 0..3674159: that is the point of the page. */
export const cubeModel: WidgetModel<number, CubeAction> = {
  key: "cube",
  version: 1,
  initial: EXAMPLE_CUBE,

  update(index, action) {
    switch (action.type) {
      case "turn":
        return rankState(applyMoves(unrankState(index), action.moves));
      case "scramble":
        return rankState(applyMoves(SOLVED, action.moves));
      case "index":
        return checkIndex(action.index, N_STATES);
      case "permutation":
        return (
          checkIndex(action.index, N_PERMUTATIONS) * N_ORIENTATIONS +
          splitIndex(index).orientation
        );
      case "orientation":
        return (
          splitIndex(index).permutation * N_ORIENTATIONS +
          checkIndex(action.index, N_ORIENTATIONS)
        );
    }
  },

  encode: String,

  decode(text) {
    const index = Number(text);
    if (!/^\d{1,7}$/.test(text) || index >= N_STATES) {
      const last = formatNumber(N_STATES - 1);
      throw new Error(`the number of a cube is a whole number from 0 to ${last}`);
    }
    return index;
  },

  describe(index) {
    const { permutation, orientation } = splitIndex(index);
    const state = unrankState(index);
    const order = state.permutation.map((piece) => piece + 1).join(" ");
    const twists = state.orientation.join(" ");
    return `Cube number ${formatNumber(index)}. Permutation ${order} has index ${formatNumber(permutation)}, orientation ${twists} has index ${orientation}.`;
  },
};

/** One cube for the whole page, shared with the cover. */
export const readerCube = new WidgetStore(cubeModel, { isKept: true });

/** One turn of it, by a button, a key or a tap. */
export function turnReaderCube(move: number, options?: { amend: boolean }): void {
  readerCube.dispatch({ type: "turn", moves: [move] }, options);
}
