import { USED_WORDS } from "#lib/tables/state-bits.ts";
import { buildDigitShifts, buildRowSources } from "#lib/tables/translations.ts";
import type { BitSet } from "./twist-bits.ts";

let translationTables: ReturnType<typeof buildTranslationTables> | undefined;

function buildTranslationTables() {
  return { sources: buildRowSources(), digitTurns: buildDigitShifts() };
}

/**
 * A set and the four steps of its translation: words permuted, then bits rotated by
 * each of the three digits within a word.
 */
export function translateInSteps(set: BitSet, translation: number): readonly BitSet[] {
  const { sources, digitTurns } = (translationTables ??= buildTranslationTables());
  const rows = Math.floor(translation / USED_WORDS) * USED_WORDS;
  const permuted = set.map((_, row) => set[sources[rows + row]]);
  const steps = [set, permuted];
  for (const { up, left, right } of digitTurns[translation % USED_WORDS]) {
    const turned = steps
      .at(-1)!
      .map((word) => ((word << left) & up) | ((word >>> right) & ~up));
    steps.push(turned);
  }
  return steps;
}
