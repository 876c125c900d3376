import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import { formatNumber } from "../../kit/text/format-number.ts";
import type { WidgetModel } from "../../kit/widget/model.ts";
import { type ChosenPuzzle, choosePuzzle, type PuzzleSource } from "./chosen-puzzle.ts";
import { isSameState, readPosition, writePosition } from "./position-text.ts";

/** A puzzle, and how it is turned. */
export interface Workshop {
  readonly chosen: ChosenPuzzle;
  readonly state: PuzzleState;
  /** The move that led here, for the drawing to follow. */
  readonly turn?: { readonly move: string };
}

export type WorkshopAction =
  | { readonly type: "choose"; readonly source: PuzzleSource }
  | { readonly type: "move"; readonly move: string }
  | { readonly type: "place"; readonly state: PuzzleState };

/** What the page begins with, turned a little, so that its number says something. */
const FIRST = choosePuzzle({ kind: "gallery", slug: "pyraminx" });
const INITIAL: Workshop = {
  chosen: FIRST,
  state: ["U", "R'"].reduce(FIRST.puzzle.apply, FIRST.puzzle.solved),
};

export const workshopModel: WidgetModel<Workshop, WorkshopAction> = {
  key: "puzzle",
  version: 1,
  initial: INITIAL,
  update(workshop, action) {
    if (action.type === "choose") {
      const chosen = choosePuzzle(action.source);
      if (chosen === workshop.chosen) return workshop;
      return { chosen, state: chosen.puzzle.solved };
    }
    const { chosen, state } = workshop;
    if (action.type === "move" && chosen.puzzle.obstacle(state, action.move)) {
      return workshop;
    }
    const next =
      action.type === "move" ? chosen.puzzle.apply(state, action.move) : action.state;
    if (isSameState(chosen.puzzle, state, next)) return workshop;
    return action.type === "move"
      ? { chosen, state: next, turn: { move: action.move } }
      : { chosen, state: next };
  },
  encode({ chosen: { source, puzzle }, state }) {
    const position = writePosition(puzzle, state);
    const name = source.kind === "gallery" ? source.slug : `own*${source.text}`;
    return position === "" ? name : `${name}*${position}`;
  },
  decode(text) {
    const [name, ...rest] = text.split("*");
    const isOwn = name === "own";
    const chosen = choosePuzzle(
      isOwn
        ? { kind: "own", text: rest.shift() ?? "" }
        : { kind: "gallery", slug: name },
    );
    const { puzzle, isLight } = chosen;
    const state = readPosition(puzzle, rest.join("*"));
    // Both check the pieces; whether moves lead there, only a number tells.
    if (isLight) puzzle.rankBig(state);
    else for (const move of puzzle.moves.slice(0, 1)) puzzle.apply(state, move);
    return { chosen, state };
  },
  describe(workshop) {
    const { chosen, state, turn } = workshop;
    const number = numberOf(workshop);
    const after = turn === undefined ? "" : ` after ${turn.move}`;
    if (isSameState(chosen.puzzle, state, chosen.puzzle.solved)) {
      return `${chosen.name}${after}: solved.`;
    }
    if (number === undefined) return `${chosen.name}${after}.`;
    return `${chosen.name}${after}: position ${formatNumber(number)} of 0 to ${formatNumber(chosen.puzzle.sizeBig - 1n)}.`;
  },
};

/** The number of the position; undefined where working it out would hold the page up. */
export function numberOf({
  chosen: { puzzle, isLight },
  state,
}: Workshop): bigint | undefined {
  return isLight ? puzzle.rankBig(state) : undefined;
}
