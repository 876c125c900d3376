import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import type { PlayablePuzzle } from "#src/puzzles/playable-puzzle.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
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

/** The current puzzle and its state. */
export interface Workshop {
  readonly current: WorkshopPuzzle;
  readonly state: PuzzleState;
  /** The last moves, which are animated. */
  readonly turn?: { readonly moves: readonly string[] };
}

export type WorkshopAction =
  | { readonly type: "choose"; readonly source: PuzzleSource }
  | { readonly type: "move"; readonly move: string }
  | { readonly type: "moves"; readonly moves: readonly string[] }
  | { readonly type: "place"; readonly state: PuzzleState };

/** The initial state is turned a little, so that its number is not 0. */
const FIRST_PUZZLE = loadPuzzle({ kind: "gallery", slug: "pyraminx" });
const INITIAL: Workshop = {
  current: FIRST_PUZZLE,
  state: ["U", "R'"].reduce(FIRST_PUZZLE.puzzle.apply, FIRST_PUZZLE.puzzle.solved),
};

export const workshopModel: WidgetModel<Workshop, WorkshopAction> = {
  key: "puzzle",
  version: 1,
  initial: INITIAL,
  update(workshop, action) {
    if (action.type === "choose") {
      const current = loadPuzzle(action.source);
      if (current === workshop.current) return workshop;
      return { current, state: current.puzzle.solved };
    }
    const { current, state } = workshop;
    if (action.type === "place") {
      return isSamePuzzleState(current.puzzle, state, action.state)
        ? workshop
        : { current, state: action.state };
    }
    const moves = action.type === "move" ? [action.move] : action.moves;
    const next = applyMoves(current.puzzle, state, moves);
    return next === undefined || isSamePuzzleState(current.puzzle, state, next)
      ? workshop
      : { current, state: next, turn: { moves } };
  },
  encode({ current: { source, puzzle }, state }) {
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
    const current = loadPuzzle(
      isOwn
        ? { kind: "own", text: assertPuzzleLength(rest.shift() ?? "") }
        : isStoredName(name)
          ? { kind: "own", text: loadStoredPuzzle(name) }
          : { kind: "gallery", slug: name },
    );
    const state = parseLinkState(current.puzzle, rest.join("*"));
    assertReachable(current, state);
    return { current, state };
  },
  describe(workshop) {
    const { current, state, turn } = workshop;
    const number = stateNumber(workshop);
    const after = turn === undefined ? "" : ` after ${movesText(turn.moves)}`;
    if (isSamePuzzleState(current.puzzle, state, current.puzzle.solved)) {
      return `${current.name}${after}: solved.`;
    }
    if (number === undefined) return `${current.name}${after}.`;
    return `${current.name}${after}: state ${formatNumber(number)} of 0 to ${formatNumber(current.puzzle.sizeBig - 1n)}.`;
  },
};

/** @throws {Error} with a message for the reader */
function assertPuzzleLength(text: string): string {
  if (text.length <= MAX_PUZZLE_LINK) return text;
  throw new Error(
    `the puzzle has ${text.length} characters; expected ${MAX_PUZZLE_LINK} at most`,
  );
}

/**
 * Checks the pieces. Checks that moves lead to the state only if the page can rank it, or
 * if there are no moves.
 *
 * @throws {Error} with a message for the reader
 */
function assertReachable(
  { puzzle, canRankOnMainThread }: WorkshopPuzzle,
  state: PuzzleState,
): void {
  const [move] = puzzle.moves;
  if (canRankOnMainThread) puzzle.rankBig(state);
  else if (move !== undefined) puzzle.apply(state, move);
  else if (!isSamePuzzleState(puzzle, state, puzzle.solved)) {
    throw new Error("no moves lead to this state, because the puzzle has none");
  }
}

/** The state after some moves; undefined if one of them is illegal. */
function applyMoves(
  puzzle: PlayablePuzzle,
  state: PuzzleState,
  moves: readonly string[],
): PuzzleState | undefined {
  let next = state;
  for (const move of moves) {
    if (puzzle.whyIllegal(next, move) !== undefined) return undefined;
    next = puzzle.apply(next, move);
  }
  return next;
}

/** Longer sequences are described by their length. */
const MAX_SPOKEN = 12;

function movesText(moves: readonly string[]): string {
  return moves.length > MAX_SPOKEN ? `${moves.length} moves` : moves.join(" ");
}

/** The number of the state; undefined if ranking would block the main thread. */
export function stateNumber({
  current: { puzzle, canRankOnMainThread },
  state,
}: Workshop): bigint | undefined {
  return canRankOnMainThread ? puzzle.rankBig(state) : undefined;
}
