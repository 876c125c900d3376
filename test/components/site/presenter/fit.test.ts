import { expect, test } from "vitest";
import {
  type Fit,
  type FitTest,
  largestFit,
  minFontSize,
  maxScale,
  type StageLayout,
  candidateLayouts,
} from "#components/site/presenter/fit.ts";

const BELOW: StageLayout = { arrangement: "below", width: "100%" };
const BESIDE: StageLayout = { arrangement: "beside", width: "100%" };
const RANGE = { least: 1, most: 2 };

/** @param most  the largest scale that fits, by layout */
function judge(
  most: Partial<Record<StageLayout["arrangement"], number>>,
  roomy = 0,
): FitTest {
  const spare = ({ layout, scale }: Fit) =>
    (most[layout.arrangement] ?? 0) + 1e-6 - scale;
  return {
    fits: (tried) => spare(tried) >= 0,
    hasOverlaps: ({ scale }) => scale < roomy - 1e-6,
    hiddenPixels: (fit) => Math.max(0, -1000 * spare(fit)),
  };
}

test("the largest scale that fits is found, to a twentieth, and none beyond the most", () => {
  for (const largest of [1, 1.05, 1.4, 1.95, 2, 7]) {
    const found = largestFit([BELOW], RANGE, judge({ below: largest }));
    expect(found.scale).toBeCloseTo(Math.min(largest, 2));
  }
  const found = largestFit([BELOW], RANGE, judge({ below: 1.47 }));
  expect(found.scale).toBeCloseTo(1.45);
});

test("the way that allows the largest scale is taken, and of equals the first", () => {
  const better = largestFit([BELOW, BESIDE], RANGE, judge({ below: 1.2, beside: 1.3 }));
  expect(better).toMatchObject({ layout: BESIDE, scale: expect.closeTo(1.3) });
  const equal = largestFit([BELOW, BESIDE], RANGE, judge({ below: 1.2, beside: 1.2 }));
  expect(equal.layout).toBe(BELOW);
});

test("where nothing fits, there is as little as possible to scroll, and no crowding", () => {
  const none = largestFit([BELOW, BESIDE], RANGE, judge({ below: 0.5, beside: 0.7 }));
  expect(none).toEqual({ layout: BESIDE, scale: 1 });
  const crowded = largestFit([BELOW], RANGE, judge({ below: 1.1 }, 1.2));
  expect(crowded.scale).toBeCloseTo(1.25);
});

test("letters are at least 24 px on the screens of classrooms, those of the page on a phone; on larger screens stops grow further", () => {
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
    [1920, 1080],
  ]) {
    expect(minFontSize(width, height)).toBe(24);
  }
  expect(minFontSize(390, 844)).toBe(13);
  expect(minFontSize(844, 390)).toBe(13);
  expect(minFontSize(820, 1180)).toBe(17);
  expect(maxScale(1080)).toBeCloseTo(1.5 * maxScale(720));
  expect(maxScale(600)).toBe(maxScale(720));
});

test("a question is put beside only what it asks about, and the captions of figures only beside them", () => {
  const arrangements = (
    kind: Parameters<typeof candidateLayouts>[0]["kind"],
    isAsking: boolean,
  ) => [
    ...new Set(
      candidateLayouts({ kind, isAsking }).map(({ arrangement }) => arrangement),
    ),
  ];
  expect(arrangements("figure", true)).toEqual(["below", "beside", "caption"]);
  expect(arrangements("figure", false)).toEqual(["below", "caption"]);
  expect(arrangements("cell", false)).toEqual(["below", "alone"]);
  expect(arrangements("heading", false)).toEqual(["below"]);
  expect(candidateLayouts({ kind: "figure", isAsking: true, screen: 390 })).toEqual([
    BELOW,
  ]);
});
