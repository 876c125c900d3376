import { DIAMETER } from "#lib/puzzle/diameter.ts";
import { checkIndex } from "#lib/indexing/check-input.ts";
import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { cubeModel } from "#kit/reader/reader-cube.ts";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { MAX_DRAWN_MOVES } from "./search-tree.ts";

/** A moment of the searches for a cube. */
export interface SearchState {
  /** The largest distance from which they start. */
  readonly turns: number;
  /** The number of moves that each has kept so far. */
  readonly moves: number | "end";
  readonly cube: number;
}

export type SearchAction =
  | { type: "turns"; turns: number; cube: number }
  /** `moves` must not exceed the moves of the longest search. */
  | { type: "go"; moves: number | "end"; cube: number };

/** The state for a cube; if it was for another, the end of the searches. */
export function forCube(state: SearchState, cube: number): SearchState {
  return state.cube === cube ? state : { ...state, moves: "end", cube };
}

export const searchModel: WidgetModel<SearchState, SearchAction> = {
  key: "search",
  /** In version 1, a link was to a step of a single search. */
  version: 2,
  initial: { turns: 7, moves: "end", cube: cubeModel.initial },

  update(state, action) {
    const current = forCube(state, action.cube);
    const next: SearchState =
      action.type === "turns"
        ? { turns: action.turns, moves: "end", cube: action.cube }
        : { ...current, moves: action.moves };
    const isSame = next.turns === state.turns && next.moves === current.moves;
    return isSame ? state : next;
  },

  encode: ({ turns, moves, cube }) => `${turns}-${moves}-${cube}`,

  decode(text) {
    const match = /^(\d{1,2})-(\d{1,5}|end)-(\d{1,7})$/.exec(text);
    const turns = Number(match?.[1]);
    if (!match || turns < 1 || turns > DIAMETER.HTM) {
      throw new Error(
        `it should be 1 to ${DIAMETER.HTM} turns, the moves kept or “end”, and the cube’s number, such as 7-120-1234`,
      );
    }
    const moves =
      match[2] === "end" ? "end" : Math.min(Number(match[2]), MAX_DRAWN_MOVES);
    return { turns, moves, cube: checkIndex(Number(match[3]), N_STATES) };
  },

  describe({ turns, moves, cube }) {
    const start = `at most ${countWord(turns, "turn")} from solved, on the solution of cube ${formatNumber(cube)}`;
    return moves === "end"
      ? `The end of the searches ${start}.`
      : `The searches ${start}, with ${formatCount(moves, "move")} kept.`;
  },
};

export const searchStore = new WidgetStore(searchModel);
