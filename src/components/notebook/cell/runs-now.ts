import { StateEffect } from "@codemirror/state";

/** The cell is run: what helps to write it makes way for what it shows. */
export const runsNow = StateEffect.define<null>();
