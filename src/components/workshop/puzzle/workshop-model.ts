import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import type { PlayablePuzzle } from "../../../puzzles/playable-puzzle.ts";
import { formatNumber } from "../../kit/text/format-number.ts";
import type { WidgetModel } from "../../kit/widget/model.ts";
import {
  type WorkshopPuzzle,
  loadPuzzle,
  type PuzzleSource,
} from "./workshop-puzzle.ts";
import {
  isStoredName,
  storedName,
  MAX_PUZZLE_LINK,
  loadStoredPuzzle,
} from "./stored-puzzle.ts";
import { isSamePuzzleState, parseLinkState, formatLinkState } from "./state-link.ts";
import { assertCompleteLink, lengthMark } from "./link-length.ts";

/** A puzzle, and how it is turned. */
export interface Workshop {
  readonly chosen: WorkshopPuzzle;
  readonly state: PuzzleState;
  /** The moves that led here, for the drawing to follow. */
  readonly turn?: { readonly moves: readonly string[] };
}

export type WorkshopAction =
  | { readonly type: "choose"; readonly source: PuzzleSource }
  | { readonly type: "move"; readonly move: string }
  | { readonly type: "moves"; readonly moves: readonly string[] }
  | { readonly type: "place"; readonly state: PuzzleState };

/** What the page begins with, turned a little, so that its number says something. */
const FIRST_PUZZLE = loadPuzzle({ kind: "gallery", slug: "pyraminx" });
const INITIAL: Workshop = {
  chosen: FIRST_PUZZLE,
  state: ["U", "R'"].reduce(FIRST_PUZZLE.puzzle.apply, FIRST_PUZZLE.puzzle.solved),
};

export const workshopModel: WidgetModel<Workshop, WorkshopAction> = {
  key: "puzzle",
  version: 1,
  initial: INITIAL,
  update(workshop, action) {
    if (action.type === "choose") {
      const chosen = loadPuzzle(action.source);
      if (chosen === workshop.chosen) return workshop;
      return { chosen, state: chosen.puzzle.solved };
    }
    const { chosen, state } = workshop;
    if (action.type === "place") {
      return isSamePuzzleState(chosen.puzzle, state, action.state)
        ? workshop
        : { chosen, state: action.state };
    }
    const moves = action.type === "move" ? [action.move] : action.moves;
    const next = applyMoves(chosen.puzzle, state, moves);
    return next === undefined || isSamePuzzleState(chosen.puzzle, state, next)
      ? workshop
      : { chosen, state: next, turn: { moves } };
  },
  encode({ chosen: { source, puzzle }, state }) {
    const position = formatLinkState(puzzle, state);
    const isLong = source.kind === "own" && source.text.length > MAX_PUZZLE_LINK;
    const name =
      source.kind === "gallery"
        ? source.slug
        : isLong
          ? storedName(source.text)
          : source.text;
    const link = position === "" ? name : `${name}*${position}`;
    return source.kind === "gallery" || isLong ? link : `${lengthMark(link)}*${link}`;
  },
  decode(text) {
    const [name, ...rest] = text.split("*");
    const isOwn = /^own(-|$)/.test(name);
    if (isOwn) assertCompleteLink(name, rest.join("*"));
    const chosen = loadPuzzle(
      isOwn
        ? { kind: "own", text: assertPuzzleLength(rest.shift() ?? "") }
        : isStoredName(name)
          ? { kind: "own", text: loadStoredPuzzle(name) }
          : { kind: "gallery", slug: name },
    );
    const state = parseLinkState(chosen.puzzle, rest.join("*"));
    assertReachable(chosen, state);
    return { chosen, state };
  },
  describe(workshop) {
    const { chosen, state, turn } = workshop;
    const number = stateNumber(workshop);
    const after = turn === undefined ? "" : ` after ${movesText(turn.moves)}`;
    if (isSamePuzzleState(chosen.puzzle, state, chosen.puzzle.solved)) {
      return `${chosen.name}${after}: solved.`;
    }
    if (number === undefined) return `${chosen.name}${after}.`;
    return `${chosen.name}${after}: position ${formatNumber(number)} of 0 to ${formatNumber(chosen.puzzle.sizeBig - 1n)}.`;
  },
};

/** @throws {Error} with words for the reader */
function assertPuzzleLength(text: string): string {
  if (text.length <= MAX_PUZZLE_LINK) return text;
  throw new Error(
    `a puzzle of ${text.length} characters is longer than ${MAX_PUZZLE_LINK}`,
  );
}

/**
 * Checks which pieces are there; whether moves lead there only where a number tells, or
 * there are none.
 *
 * @throws {Error} with words for the reader
 */
function assertReachable(
  { puzzle, isLight }: WorkshopPuzzle,
  state: PuzzleState,
): void {
  const [move] = puzzle.moves;
  if (isLight) puzzle.rankBig(state);
  else if (move !== undefined) puzzle.apply(state, move);
  else if (!isSamePuzzleState(puzzle, state, puzzle.solved)) {
    throw new Error("no moves lead to this position: the puzzle has none");
  }
}

/** The state after some moves; undefined where one of them cannot be made. */
function applyMoves(
  puzzle: PlayablePuzzle,
  state: PuzzleState,
  moves: readonly string[],
): PuzzleState | undefined {
  let reached = state;
  for (const move of moves) {
    if (puzzle.obstacle(reached, move) !== undefined) return undefined;
    reached = puzzle.apply(reached, move);
  }
  return reached;
}

/** More moves than these are counted: nobody listens to so many names. */
const MAX_SPOKEN = 12;

function movesText(moves: readonly string[]): string {
  return moves.length > MAX_SPOKEN ? `${moves.length} moves` : moves.join(" ");
}

/** The number of the position; undefined where working it out would hold the page up. */
export function stateNumber({
  chosen: { puzzle, isLight },
  state,
}: Workshop): bigint | undefined {
  return isLight ? puzzle.rankBig(state) : undefined;
}
