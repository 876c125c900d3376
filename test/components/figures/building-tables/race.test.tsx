import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import {
  breakEvenText,
  formatRatio,
  closeContestantsText,
} from "#figures/building-tables/race/race-text.ts";
import type { Contestant, TimeSpread } from "#src/workers/table-race.ts";
import { RaceVerdict } from "#figures/building-tables/race/RaceVerdict.tsx";

const times = { inside: 240, hoisted: 100, built: 80, ready: 10 };
/** Readings that differ by one part in twenty. */
const spreads = (milliseconds: Partial<typeof times> = {}) =>
  Object.fromEntries(
    Object.entries({ ...times, ...milliseconds }).map(([name, middle]) => [
      name,
      { low: middle * 0.975, middle, high: middle * 1.025 },
    ]),
  ) as unknown as Readonly<Record<Contestant, TimeSpread>>;

test("ratios are relative to the contestant with a ready table", () => {
  expect(formatRatio(spreads(), 10)).toBe("1.0");
  expect(formatRatio(spreads(), 80)).toBe("8.0");
  expect(formatRatio(spreads(), 99.6)).toBe("10");
  expect(formatRatio(spreads(), 240)).toBe("24");
});

test("the break-even point is the search that has saved the table's cost", () => {
  expect(breakEvenText(spreads())).toContain("with the first search");
  expect(breakEvenText(spreads({ built: 110 }))).toContain("after two searches:");
  expect(breakEvenText(spreads({ built: 280 }))).toContain("after three searches");
  expect(breakEvenText(spreads({ hoisted: 10 }))).toContain("never");
});

test("overlapping measurements are not ranked", () => {
  expect(closeContestantsText(spreads())).toBeUndefined();
  expect(closeContestantsText(spreads({ built: 97 }))).toBe(
    "Their order can’t be told this time: “Build the table, then look up” and “Unrank before the loop”. The times vary by more than they differ, because the computer is doing other things too; the operations below them are always the same.",
  );
  expect(closeContestantsText(spreads({ hoisted: 81, inside: 82 }))).toContain(
    "“Build the table, then look up”, “Unrank before the loop” and “Rank in the innermost loop”.",
  );
  expect(breakEvenText(spreads({ built: 103 }))).toContain(
    "second search at the latest",
  );
});

test("the announcement does not change from round to round", () => {
  const said = [0, 1, 2].map((rounds) =>
    renderToString(
      <RaceVerdict
        state={{
          phase: "running",
          progress: Array.from({ length: rounds }, (_, round) => ({
            round,
            milliseconds: times,
          })),
        }}
      />,
    ),
  );
  expect(new Set(said)).toEqual(new Set(["Racing in the background"]));
});
