import { definePuzzle, type Puzzle } from "#lib/any-puzzle/puzzle.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { valueOrThrow } from "#kit/widget/parse-result.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { GALLERY_SLUGS, findGalleryEntry, galleryPuzzle } from "../gallery-puzzle.ts";
import { type Cycles, parseCycles, cyclesToSource } from "./cycles.ts";

/** The small puzzle whose moves the reader writes. */
export const BEADS = "beads";
export const N_BEADS = 7;
export const BEAD_MOVE_NAMES = ["A", "B"] as const;

/** The selected puzzle, and the moves of the beads. */
export interface ForcedState {
  readonly puzzle: string;
  /** Of A and of B. */
  readonly moves: readonly [Cycles, Cycles];
}

export type ForcedAction =
  | { readonly type: "puzzle"; readonly puzzle: string }
  | { readonly type: "move"; readonly move: number; readonly cycles: Cycles };

export const PUZZLE_CHOICES: readonly string[] = [BEADS, ...GALLERY_SLUGS];

export const forcedModel: WidgetModel<ForcedState, ForcedAction> = {
  key: "forced",
  version: 1,
  initial: { puzzle: BEADS, moves: [[[0, 1, 2]], [[0, 1, 2, 3, 4, 5, 6]]] },

  update(state, action) {
    if (action.type === "puzzle") {
      return action.puzzle === state.puzzle
        ? state
        : { ...state, puzzle: action.puzzle };
    }
    const moves = state.moves.with(action.move, action.cycles);
    const next = { ...state, moves: moves as unknown as ForcedState["moves"] };
    return encode(next) === encode(state) ? state : next;
  },

  encode,

  decode(text) {
    const parts = /^([a-z-]+?)-([\d.]*)_([\d.]*)$/.exec(text);
    if (parts === null) {
      throw new Error("it should be a puzzle and two moves, such as beads-012_0123456");
    }
    const [, puzzle, a, b] = parts;
    if (puzzle !== BEADS) findGalleryEntry(puzzle);
    return { puzzle, moves: [decodeCycles(a), decodeCycles(b)] };
  },

  describe(state) {
    const { size } = selectedPuzzle(state);
    return `${puzzleTitle(state.puzzle)}: ${formatNumber(size)} states.`;
  },
};

export const forcedStore = new WidgetStore(forcedModel);

export function puzzleTitle(puzzle: string): string {
  return puzzle === BEADS ? "Seven beads" : findGalleryEntry(puzzle).name;
}

/** The selected puzzle. */
export function selectedPuzzle({ puzzle, moves }: ForcedState): Puzzle {
  if (puzzle !== BEADS) return galleryPuzzle(puzzle);
  return definePuzzle({
    orbits: { BEADS: { pieces: N_BEADS } },
    moves: Object.fromEntries(
      BEAD_MOVE_NAMES.map((name, i) => [
        name,
        { BEADS: { source: cyclesToSource(moves[i], N_BEADS) } },
      ]),
    ),
  });
}

function encode({ puzzle, moves }: ForcedState): string {
  const [a, b] = moves.map((cycles) => cycles.map((one) => one.join("")).join("."));
  return `${puzzle}-${a}_${b}`;
}

function decodeCycles(text: string): Cycles {
  const groups = text.split(".").filter((group) => group !== "");
  return valueOrThrow(
    parseCycles(groups.map((group) => `(${group})`).join(""), N_BEADS),
  );
}
