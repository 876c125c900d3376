import type { WidgetModel } from "#kit/widget/model.ts";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import { worth } from "./place-value-words.ts";

/** The digits that the 3! column can have in the factorial number system. */
export const DIGITS = [0, 1, 2, 3] as const;

export const placeValueModel: WidgetModel<number, number> = {
  key: "place-value",
  version: 1,
  initial: 2,
  update: (_, digit) => digit,
  encode: String,
  decode(text) {
    const digit = parseWholeNumber(text, DIGITS.length - 1);
    if (isProblem(digit)) throw new Error(digit.problem);
    return digit.value;
  },
  describe: worth,
};
