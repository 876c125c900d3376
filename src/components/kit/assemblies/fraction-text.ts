import type { Fraction } from "#src/puzzles/assemblies.ts";
import { formatNumber } from "../text/format-number.ts";
import { numberWord } from "../text/number-word.ts";

/** "one in 42", or "2 in 3" where pieces look alike and no whole number would be exact. */
export function fractionText({ part, whole }: Fraction): string {
  if (part !== 1n) return `${formatNumber(part)} in ${formatNumber(whole)}`;
  return `one in ${whole <= 12n ? numberWord(Number(whole)) : formatNumber(whole)}`;
}
