import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import {
  definePhasePuzzle,
  FIRST_PHASE,
  type PhasePuzzle,
  SECOND_PHASE,
  WHOLE_CUBE,
} from "./phase-puzzle.ts";

export type PhaseChange = Partial<PhasePuzzle>;

/** The puzzles that the chapter is about, by name. */
export const PRESETS: Readonly<Record<string, PhasePuzzle>> = {
  "Whole cube": WHOLE_CUBE,
  "Phase 1": FIRST_PHASE,
  "Phase 2": SECOND_PHASE,
};

export const CORNER_KINDS = ["each", "none"] as const;
export const EDGE_KINDS = ["each", "middle", "none"] as const;

export const twoPuzzlesModel: WidgetModel<PhasePuzzle, PhaseChange> = {
  key: "phase",
  version: 1,
  initial: FIRST_PHASE,

  update(phase, change) {
    const next = { ...phase, ...change };
    return encode(next) === encode(phase) ? phase : next;
  },

  encode,

  decode(text) {
    const [, corners, edges, ...flags] =
      /^(each|none)-(each|middle|none)-([01])([01])([01])$/.exec(text) ?? [];
    if (corners === undefined) {
      throw new Error("the puzzle should be written like none-middle-110");
    }
    const [seesTwists, seesFlips, halfSides] = flags.map((flag) => flag === "1");
    return {
      corners: corners as PhasePuzzle["corners"],
      edges: edges as PhasePuzzle["edges"],
      seesTwists,
      seesFlips,
      halfSides,
    };
  },

  describe(phase) {
    const { sizeBig } = definePhasePuzzle(phase);
    const name = presetName(phase);
    const states = sizeBig === 1n ? "state" : "states";
    return `${name ?? "This puzzle"} has ${formatNumber(sizeBig)} ${states}.`;
  },
};

export const twoPuzzlesStore = new WidgetStore(twoPuzzlesModel);

/** The name of a preset, if it is one. */
export function presetName(phase: PhasePuzzle): string | undefined {
  return Object.keys(PRESETS).find((name) => encode(PRESETS[name]) === encode(phase));
}

function encode(phase: PhasePuzzle): string {
  const { corners, edges, seesTwists, seesFlips, halfSides } = phase;
  const flags = [seesTwists, seesFlips, halfSides].map(Number).join("");
  return `${corners}-${edges}-${flags}`;
}
