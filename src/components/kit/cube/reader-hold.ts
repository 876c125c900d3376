import { CORNER_NAMES, type Face } from "../../../lib/puzzle/corners.ts";
import type { WidgetModel } from "../widget/model.ts";
import { WidgetStore } from "../widget/store.ts";
import { type Hold, HOLDS, HOME, rotated } from "./holds.ts";

export type HoldAction =
  | { type: "hold"; hold: Hold }
  /** The next of the 24 holds, cyclically. */
  | { type: "next" }
  | { type: "rotate"; about: Face; quarterTurns: number };

export const holdModel: WidgetModel<Hold, HoldAction> = {
  key: "hold",
  version: 1,
  initial: HOME,

  update(hold, action) {
    const next = change(hold, action);
    return indexOf(next) === indexOf(hold) ? hold : next;
  },

  encode: ({ position, twist }) => `${position + 1}${twist}`,

  decode(text) {
    if (!/^[1-8][0-2]$/.test(text)) {
      throw new Error("a hold is a position from 1 to 8 and a twist from 0 to 2");
    }
    return { position: Number(text[0]) - 1, twist: Number(text[1]) };
  },

  describe: (hold) => `The corner with the dots is ${nameHold(hold)}.`,
};

function change(hold: Hold, action: HoldAction): Hold {
  switch (action.type) {
    case "hold":
      return action.hold;
    case "next":
      return HOLDS[(indexOf(hold) + 1) % HOLDS.length];
    case "rotate":
      return rotated(hold, action.about, action.quarterTurns);
  }
}

function indexOf(hold: Hold): number {
  return HOLDS.findIndex(
    ({ position, twist }) => position === hold.position && twist === hold.twist,
  );
}

const TWISTS = ["not twisted", "twisted clockwise", "twisted anticlockwise"];

/** "in position 2, UFR, twisted clockwise" */
export function nameHold({ position, twist }: Hold): string {
  return `in position ${position + 1}, ${CORNER_NAMES[position]}, ${TWISTS[twist]}`;
}

export const readerHold = new WidgetStore(holdModel);
