import { quarterTurnsOf } from "../../../../lib/puzzle/moves.ts";
import type { WidgetModel } from "../../../kit/widget/model.ts";
import { WidgetStore } from "../../../kit/widget/store.ts";

/** Where to put the leading turn of the top. */
export type TurnSlot = "first" | "left out" | "last";
export const TURN_SLOTS: readonly TurnSlot[] = ["first", "left out", "last"];

/**
 * The number of the swap's solutions that start with a turn of the top, verified by a test.
 */
export const N_LEADING = 4;

export interface LeadingTurnState {
  readonly solution: number;
  readonly slot: TurnSlot;
}

const LINK = new RegExp(`^([1-${N_LEADING}])-(first|leftout|last)$`);

/** The fields to change. */
export type LeadingAction = Partial<LeadingTurnState>;

export const leadingTurnModel: WidgetModel<LeadingTurnState, LeadingAction> = {
  key: "lead",
  version: 1,
  initial: { solution: 0, slot: "left out" },
  update(leading, action) {
    const next = { ...leading, ...action };
    return leadingTurnModel.encode(next) === leadingTurnModel.encode(leading)
      ? leading
      : next;
  },
  encode({ solution, slot }) {
    return `${solution + 1}-${slot.replace(" ", "")}`;
  },
  decode(text) {
    const [, solution, word] = LINK.exec(text) ?? [];
    const slot = TURN_SLOTS.find((one) => one.replace(" ", "") === word);
    if (slot === undefined) {
      throw new Error(
        `it should be 1 to ${N_LEADING}, then first, leftout or last, such as 1-first`,
      );
    }
    return { solution: Number(solution) - 1, slot };
  },
  describe({ solution, slot }) {
    return `Solution ${solution + 1}, the turn of the top ${slot}.`;
  },
};

export const leadingTurn = new WidgetStore(leadingTurnModel);

/** The moves with the leading turn in the given slot. */
export function insertTurn(moves: readonly number[], slot: TurnSlot): number[] {
  const [turn, ...rest] = moves;
  if (slot === "first") return [turn, ...rest];
  return slot === "last" ? [...rest, turn] : rest;
}

/** The total number of quarter turns, counting an anticlockwise one once. */
export function countQuarterTurns(moves: readonly number[]): number {
  return moves.reduce((sum, move) => sum + (quarterTurnsOf(move) === 2 ? 2 : 1), 0);
}

/** The cycles of a permutation, without fixed points. */
export function cyclesOf(permutation: readonly number[]): number[][] {
  const visited = new Set<number>();
  const cycles: number[][] = [];
  permutation.forEach((piece, position) => {
    if (visited.has(position) || piece === position) return;
    const cycle = [];
    for (let at = position; !visited.has(at); at = permutation[at]) {
      visited.add(at);
      cycle.push(at);
    }
    cycles.push(cycle);
  });
  return cycles;
}
