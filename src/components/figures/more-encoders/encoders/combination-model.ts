import { binomial } from "#lib/indexing/binomial.ts";
import { rankCombination, unrankCombination } from "#lib/indexing/combination.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { formatPlaces } from "#kit/cards/taken-places.ts";

export const MIN_ROW_POSITIONS = 4;
export const MAX_ROW_POSITIONS = 12;
/** More pieces would give the same counts as the positions they leave free. */
const MAX_PIECES = 6;

/** A row of positions, some of them taken by identical pieces: a combination. */
export interface CombinationState {
  readonly taken: readonly boolean[];
}

export type CombinationAction =
  | { type: "take"; taken: readonly boolean[] }
  /** Moves a piece to a free position. Positions count from 0. */
  | { type: "move"; from: number; to: number }
  /** Moves the nearest piece to a free position; of two, the one before it. */
  | { type: "fetch"; to: number }
  | { type: "index"; index: number }
  /** Goes to the next or previous combination; stops at both ends. */
  | { type: "step"; by: 1 | -1 }
  | { type: "size"; places: number; pieces: number };

export const combinationModel: WidgetModel<CombinationState, CombinationAction> = {
  key: "places",
  version: 1,
  initial: { taken: [2, 4, 7].reduce(take, new Array(8).fill(false)) },

  update(state, action) {
    const next = change(state.taken, action);
    return String(next) === String(state.taken) ? state : { taken: next };
  },

  encode: ({ taken }) => taken.map(Number).join(""),

  decode(text) {
    if (!/^[01]+$/.test(text)) {
      throw new Error("positions are written as 0 and 1 alone, such as 01010010");
    }
    const taken = Array.from(text, (digit) => digit === "1");
    const pieces = countPieces(taken);
    if (taken.length < MIN_ROW_POSITIONS || taken.length > MAX_ROW_POSITIONS) {
      throw new Error(
        `there are ${taken.length} positions; ${MIN_ROW_POSITIONS} to ${MAX_ROW_POSITIONS} are possible`,
      );
    }
    const most = maxPieces(taken.length);
    if (pieces < 1 || pieces > most) {
      throw new Error(`${pieces} positions are taken; 1 to ${most} are possible`);
    }
    return { taken };
  },

  describe({ taken }) {
    const last = formatNumber(countCombinations(taken) - 1);
    return `Taken: ${formatPlaces(taken)}. Number ${formatNumber(rankCombination(taken))}, of 0 to ${last}.`;
  },
};

function take(taken: readonly boolean[], place: number): readonly boolean[] {
  return taken.with(place - 1, true);
}

function change(
  taken: readonly boolean[],
  action: CombinationAction,
): readonly boolean[] {
  switch (action.type) {
    case "take":
      return action.taken;
    case "move":
      return movePiece(taken, action.from, action.to);
    case "fetch":
      return movePiece(taken, nearestPiece(taken, action.to), action.to);
    case "index":
      return unrankCombination(action.index, taken.length, countPieces(taken));
    case "step": {
      const index = rankCombination(taken) + action.by;
      const exists = index >= 0 && index < countCombinations(taken);
      return exists
        ? unrankCombination(index, taken.length, countPieces(taken))
        : taken;
    }
    case "size":
      return resize(taken, action.places, action.pieces);
  }
}

function movePiece(taken: readonly boolean[], from: number, to: number) {
  return taken[from] && !taken[to] ? taken.with(from, false).with(to, true) : taken;
}

function nearestPiece(taken: readonly boolean[], to: number): number {
  for (let away = 1; away < taken.length; away++) {
    if (taken[to - away]) return to - away;
    if (taken[to + away]) return to + away;
  }
  return to;
}

/** Changes the numbers of positions and pieces. Pieces stay where possible. */
function resize(taken: readonly boolean[], places: number, pieces: number): boolean[] {
  const next = Array.from({ length: places }, (_, i) => taken[i] ?? false);
  const wanted = Math.min(pieces, maxPieces(places));
  for (let left = countPieces(next); left > wanted; left--) {
    next[next.lastIndexOf(true)] = false;
  }
  for (let left = countPieces(next); left < wanted; left++) {
    next[next.indexOf(false)] = true;
  }
  return next;
}

/** The maximum number of pieces: at least one position stays free. */
export function maxPieces(places: number): number {
  return Math.min(places - 1, MAX_PIECES);
}

export function countPieces(taken: readonly boolean[]): number {
  return taken.filter(Boolean).length;
}

/** The number of combinations with the same number of pieces. */
export function countCombinations(taken: readonly boolean[]): number {
  return binomial(taken.length, countPieces(taken));
}

/** What one piece adds to the index: an entry of Pascal's triangle. */
export interface PascalTerm {
  /** The piece's position, from 0. */
  readonly place: number;
  /** The piece's place in the row of pieces, from 1. */
  readonly piece: number;
  readonly value: number;
}

/** The terms of the index, in the order of the pieces. */
export function pascalTerms(taken: readonly boolean[]): PascalTerm[] {
  let piece = 0;
  return taken.flatMap((isTaken, place) => {
    if (!isTaken) return [];
    piece++;
    return [{ place, piece, value: binomial(place, piece) }];
  });
}

export const combinationStore = new WidgetStore(combinationModel);
