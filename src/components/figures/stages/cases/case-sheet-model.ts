import { countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { CASE_SHEET_NAMES, type CaseSheetName, CASE_SHEETS } from "./sheet-names.ts";
import type { StageCase } from "./build-case-sheets.ts";
import { moveLabel } from "#kit/cube/move-label.ts";

/** The selected sheet, and the search on it. */
export interface CaseSheetState {
  readonly sheet: CaseSheetName;
  /** Part of a case's name or of a solution; "" for all cases. */
  readonly query: string;
}

export type CaseSheetAction =
  | { readonly type: "sheet"; readonly sheet: CaseSheetName }
  | { readonly type: "query"; readonly query: string };

/** More than the longest name and the longest solution. */
export const MAX_QUERY_LENGTH = 40;

export const caseSheetModel: WidgetModel<CaseSheetState, CaseSheetAction> = {
  key: "cases",
  version: 1,
  initial: { sheet: "turn", query: "" },

  update(state, action) {
    const next =
      action.type === "sheet"
        ? { ...state, sheet: action.sheet }
        : { ...state, query: action.query.slice(0, MAX_QUERY_LENGTH) };
    return next.sheet === state.sheet && next.query === state.query ? state : next;
  },

  encode: ({ sheet, query }) => (query === "" ? sheet : `${sheet}-${query}`),

  decode(text) {
    const [, name, query = ""] = /^([a-z]+)(?:-(.*))?$/s.exec(text) ?? [];
    const sheet = CASE_SHEET_NAMES.find((one) => one === name);
    if (sheet === undefined) {
      throw new Error(`the sheet should be one of ${CASE_SHEET_NAMES.join(", ")}`);
    }
    if (query.length > MAX_QUERY_LENGTH) {
      throw new Error(`a search has at most ${MAX_QUERY_LENGTH} letters`);
    }
    return { sheet, query };
  },

  describe({ sheet, query }) {
    const { description } = CASE_SHEETS[sheet];
    return query.trim() === "" ? description : `${description} Search: ${query}.`;
  },
};

export const caseSheet = new WidgetStore(caseSheetModel);

/**
 * The cases whose name or solutions contain the query. Ignores case, spaces, and the choice
 * of prime sign.
 */
export function filterCases(
  cases: readonly StageCase[],
  query: string,
): readonly StageCase[] {
  const text = normalised(query);
  return cases.filter(
    ({ name, solutions }) =>
      normalised(name).includes(text) ||
      solutions.some((moves) =>
        normalised(moves.map(moveLabel).join(" ")).includes(text),
      ),
  );
}

const normalised = (text: string) =>
  text.replace(/[\s,]/g, "").replace(/[’′`]/g, "'").toLowerCase();

/** "seven cases", or "2 of seven cases". */
export function countCases(count: number, total: number): string {
  if (count === total) return countWord(total, "case");
  return `${count === 0 ? "none" : count} of ${countWord(total, "case")}`;
}
