import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import {
  paysFrom,
  ratio,
} from "../../../../src/components/figures/building-tables/race/race-words.ts";
import { RaceVerdict } from "../../../../src/components/figures/building-tables/race/RaceVerdict.tsx";

const times = { inside: 240, hoisted: 100, built: 80, ready: 10 };

test("ratios are to the contestant that finds the table ready", () => {
  expect(ratio(times, "ready")).toBe("1.0");
  expect(ratio(times, "built")).toBe("8.0");
  expect(ratio({ ...times, built: 99.6 }, "built")).toBe("10");
  expect(ratio(times, "inside")).toBe("24");
});

test("a table pays with the flood by which it has saved what it cost", () => {
  expect(paysFrom(times)).toContain("with the first flood");
  expect(paysFrom({ ...times, built: 100 })).toContain("with the first flood");
  expect(paysFrom({ ...times, built: 101 })).toContain("with the second flood");
  expect(paysFrom({ ...times, built: 280 })).toContain("with the third flood");
  expect(paysFrom({ ...times, hoisted: 10 })).toContain("never");
});

test("what is announced of a race under way does not change from round to round", () => {
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
