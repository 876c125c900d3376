import { weighedDigits } from "../../../exercises/weighed-digits.ts";
import { formatNumber as n } from "../../../kit/text/format-number.ts";
import { wheeled } from "./wheeled.ts";
import type { Wheels } from "./wheels-model.ts";

/** What each wheel adds, and the number of the position. */
export function wheelsQuestions({ puzzle, digits }: Wheels) {
  const { worths } = wheeled(puzzle);
  const columns = worths.map((worth) => ({
    name: `the wheel worth ${n(worth)}`,
    worth,
  }));
  return weighedDigits(digits, columns);
}
