import { weighedDigits } from "#components/exercises/weighed-digits.ts";
import type { PieceRow } from "./digits-model.ts";

/** Questions about the digits: what each piece adds, and the index. */
export function digitsQuestions({ ways, digits }: PieceRow) {
  const columns = digits.map((_, i) => ({
    name: `piece ${i + 1}`,
    worth: ways ** (digits.length - 1 - i),
  }));
  return weighedDigits(digits, columns);
}
