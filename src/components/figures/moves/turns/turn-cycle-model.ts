import { CORNER_NAMES } from "#lib/puzzle/corners.ts";
import { FACE_NAMES, moveOf } from "#lib/puzzle/moves.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { cyclePathTo, pathOrigin, pathTwist } from "./cycle-path.ts";

/** Four turns are the identity. */
export const MAX_TURNS = 4;

/** A face, how often it is turned clockwise, and the selected position. */
export interface TurnCycle {
  /** 0..2, as in `FACE_NAMES`. */
  readonly face: number;
  /** Quarter turns since solved, 1..4. */
  readonly turns: number;
  /** 0..6 */
  readonly position: number;
}

export type TurnCycleAction = Partial<TurnCycle> | "once more";

export const turnCycleModel: WidgetModel<TurnCycle, TurnCycleAction> = {
  key: "turn",
  version: 1,
  initial: { face: 0, turns: 1, position: 1 },

  update(cycle, action) {
    const change =
      action === "once more" ? { turns: (cycle.turns % MAX_TURNS) + 1 } : action;
    const next = { ...cycle, ...change };
    return turnCycleModel.encode(next) === turnCycleModel.encode(cycle) ? cycle : next;
  },

  encode: ({ face, turns, position }) => `${FACE_NAMES[face]}${turns}-${position + 1}`,

  decode(text) {
    const [, face, turns, position] = /^([FRU])([1-4])-([1-7])$/.exec(text) ?? [];
    if (face === undefined) {
      throw new Error(
        "it should be a face, how often it turns and a position, such as F2-7",
      );
    }
    return {
      face: FACE_NAMES.indexOf(face),
      turns: Number(turns),
      position: Number(position) - 1,
    };
  },

  describe({ face, turns, position }) {
    const hops = cyclePathTo(position, face, turns);
    const name = `Position ${position + 1}, ${CORNER_NAMES[position]},`;
    return `After ${quarterTurnsName(face, turns)}: ${name} has the piece from position ${pathOrigin(hops) + 1}, twisted by ${pathTwist(hops)}.`;
  },
};

/** The name of a number of quarter turns: F, F2 or F′; four have none, so "F F F F". */
export function quarterTurnsName(face: number, turns: number): string {
  return turns < MAX_TURNS
    ? moveLabel(moveOf(face, turns))
    : spellQuarterTurns(face, turns);
}

export function spellQuarterTurns(face: number, turns: number): string {
  return Array<string>(turns).fill(FACE_NAMES[face]).join(" ");
}

export const turnCycleStore = new WidgetStore(turnCycleModel);
