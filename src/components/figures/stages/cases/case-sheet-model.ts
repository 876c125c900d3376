import { countWord } from "../../../kit/text/number-word.ts";
import type { WidgetModel } from "../../../kit/widget/model.ts";
import { WidgetStore } from "../../../kit/widget/store.ts";
import { SHEET_NAMES, type SheetName, SHEETS } from "./sheets.ts";
import type { Case } from "./case-sheets.ts";
import { nameMove } from "../../../kit/cube/name-move.ts";

/** Which sheet is shown, and what is looked for on it. */
export interface CaseSheetState {
  readonly sheet: SheetName;
  /** A part of a case’s name, or moves that one of its ways contains; "" for all. */
  readonly find: string;
}

export type CaseSheetAction =
  | { readonly type: "sheet"; readonly sheet: SheetName }
  | { readonly type: "find"; readonly find: string };

/** More than the longest name and the longest way. */
export const MOST_LETTERS = 40;

export const caseSheetModel: WidgetModel<CaseSheetState, CaseSheetAction> = {
  key: "cases",
  version: 1,
  initial: { sheet: "turn", find: "" },

  update(state, action) {
    const next =
      action.type === "sheet"
        ? { ...state, sheet: action.sheet }
        : { ...state, find: action.find.slice(0, MOST_LETTERS) };
    return next.sheet === state.sheet && next.find === state.find ? state : next;
  },

  encode: ({ sheet, find }) => (find === "" ? sheet : `${sheet}-${find}`),

  decode(text) {
    const [, name, find = ""] = /^([a-z]+)(?:-(.*))?$/s.exec(text) ?? [];
    const sheet = SHEET_NAMES.find((one) => one === name);
    if (sheet === undefined) {
      throw new Error(`the sheets are ${SHEET_NAMES.join(", ")}`);
    }
    if (find.length > MOST_LETTERS) {
      throw new Error(`nothing on a sheet is longer than ${MOST_LETTERS} letters`);
    }
    return { sheet, find };
  },

  describe({ sheet, find }) {
    const { says } = SHEETS[sheet];
    return find.trim() === "" ? says : `${says} Looking for ${find}.`;
  },
};

export const caseSheet = new WidgetStore(caseSheetModel);

/**
 * The cases in whose name or ways something is found: in capitals or not, moves with or
 * without spaces between them, and with any of the signs for a prime.
 */
export function casesWith(cases: readonly Case[], find: string): readonly Case[] {
  const asked = bare(find);
  return cases.filter(
    ({ name, ways }) =>
      bare(name).includes(asked) ||
      ways.some((way) => bare(way.map(nameMove).join(" ")).includes(asked)),
  );
}

const bare = (text: string) =>
  text.replace(/[\s,]/g, "").replace(/[’′`]/g, "'").toLowerCase();

/** "seven cases", or how many of them were found. */
export function countCases(found: number, all: number): string {
  if (found === all) return countWord(all, "case");
  return `${found === 0 ? "none" : found} of ${countWord(all, "case")}`;
}
