import { weighedDigits } from "../../../exercises/weighed-digits.ts";
import type { PieceRow } from "./digits-model.ts";

/** What each piece adds, and the number of the row. */
export function digitsQuestions({ ways, digits }: PieceRow) {
  const columns = digits.map((_, i) => ({
    name: `piece ${i + 1}`,
    worth: ways ** (digits.length - 1 - i),
  }));
  return weighedDigits(digits, columns);
}
