import { CORNER_NAMES, type Face } from "#lib/puzzle/corners.ts";
import type { WidgetModel } from "../widget/model.ts";
import { WidgetStore } from "../widget/store.ts";
import {
  type CubeOrientation,
  CUBE_ORIENTATIONS,
  HOME_ORIENTATION,
  rotateOrientation,
} from "./cube-orientation.ts";

export type OrientationAction =
  | { type: "hold"; hold: CubeOrientation }
  /** The next of the 24 holds, cyclically. */
  | { type: "next" }
  | { type: "rotate"; about: Face; quarterTurns: number };

export const orientationModel: WidgetModel<CubeOrientation, OrientationAction> = {
  key: "hold",
  version: 1,
  initial: HOME_ORIENTATION,

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

  describe: (hold) => `The corner with the dots is ${orientationLabel(hold)}.`,
};

function change(hold: CubeOrientation, action: OrientationAction): CubeOrientation {
  switch (action.type) {
    case "hold":
      return action.hold;
    case "next":
      return CUBE_ORIENTATIONS[(indexOf(hold) + 1) % CUBE_ORIENTATIONS.length];
    case "rotate":
      return rotateOrientation(hold, action.about, action.quarterTurns);
  }
}

function indexOf(hold: CubeOrientation): number {
  return CUBE_ORIENTATIONS.findIndex(
    ({ position, twist }) => position === hold.position && twist === hold.twist,
  );
}

const TWISTS = ["not twisted", "twisted clockwise", "twisted anticlockwise"];

/** "in position 2, UFR, twisted clockwise" */
export function orientationLabel({ position, twist }: CubeOrientation): string {
  return `in position ${position + 1}, ${CORNER_NAMES[position]}, ${TWISTS[twist]}`;
}

export const readerOrientation = new WidgetStore(orientationModel);
