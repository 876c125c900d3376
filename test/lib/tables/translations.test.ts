import { expect, test } from "vitest";
import { N_PERMUTATIONS } from "#lib/index.ts";
import { buildTranslations } from "#lib/tables/translations.ts";

// So the vectorised search undoes a turn and its inverse together, and copies half turns.
test("a turn twists each piece as far as its inverse does, and a half turn none, at any order", () => {
  const translations = buildTranslations();
  let differing = 0;
  let twistedByHalf = 0;
  for (let turn = 0; turn < 9 * N_PERMUTATIONS; turn += 3) {
    const [quarter, half, inverse] = translations.subarray(turn, turn + 3);
    if (quarter !== inverse) differing++;
    if (half !== 0) twistedByHalf++;
  }
  expect([differing, twistedByHalf]).toEqual([0, 0]);
  expect(translations.some((translation) => translation !== 0)).toBe(true);
});
