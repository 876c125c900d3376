import { quarterTurnsOf } from "../../../../lib/puzzle/moves.ts";
import type { WidgetModel } from "../../../kit/widget/model.ts";
import { WidgetStore } from "../../../kit/widget/store.ts";

/** Where to put the leading turn of the top. */
export type TurnPlace = "first" | "left out" | "last";
export const PLACES: readonly TurnPlace[] = ["first", "left out", "last"];

/**
 * The number of the swap's solutions that begin with a turn of the top, verified by a test.
 */
export const N_LEADING = 4;

export interface Leading {
  /** The index of the solution among these four. */
  readonly solution: number;
  readonly place: TurnPlace;
}

const LINK = new RegExp(`^([1-${N_LEADING}])-(first|leftout|last)$`);

/** The reader's changes; the rest is kept. */
export type LeadingAction = Partial<Leading>;

export const leadingModel: WidgetModel<Leading, LeadingAction> = {
  key: "lead",
  version: 1,
  initial: { solution: 0, place: "left out" },
  update(leading, action) {
    const next = { ...leading, ...action };
    return leadingModel.encode(next) === leadingModel.encode(leading) ? leading : next;
  },
  encode({ solution, place }) {
    return `${solution + 1}-${place.replace(" ", "")}`;
  },
  decode(text) {
    const [, solution, word] = LINK.exec(text) ?? [];
    const place = PLACES.find((one) => one.replace(" ", "") === word);
    if (place === undefined) {
      throw new Error(`it should be 1 to ${N_LEADING}, then first, leftout or last`);
    }
    return { solution: Number(solution) - 1, place };
  },
  describe({ solution, place }) {
    return `Solution ${solution + 1}, the turn of the top ${place}.`;
  },
};

export const readerLeading = new WidgetStore(leadingModel);

/** The moves with the leading turn in its chosen place. */
export function placeTurn(moves: readonly number[], place: TurnPlace): number[] {
  const [turn, ...rest] = moves;
  if (place === "first") return [turn, ...rest];
  return place === "last" ? [...rest, turn] : rest;
}

/** The total number of quarter turns, counting an anticlockwise one once. */
export function countQuarterTurns(moves: readonly number[]): number {
  return moves.reduce((sum, move) => sum + (quarterTurnsOf(move) === 2 ? 2 : 1), 0);
}

/** The cycles of a permutation, without fixed points. */
export function ringsOf(order: readonly number[]): number[][] {
  const seen = new Set<number>();
  const rings: number[][] = [];
  order.forEach((piece, position) => {
    if (seen.has(position) || piece === position) return;
    const ring = [];
    for (let at = position; !seen.has(at); at = order[at]) {
      seen.add(at);
      ring.push(at);
    }
    rings.push(ring);
  });
  return rings;
}
