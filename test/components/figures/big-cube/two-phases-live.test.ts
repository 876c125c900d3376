import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import {
  drawFirstPhases,
  drawLengths,
  runsAltText,
} from "#figures/big-cube/two-phases-live/draw-runs.ts";
import { parseScrambledIndex } from "#figures/big-cube/two-phases-live/parse-scrambled-index.ts";
import { runsText } from "#figures/big-cube/two-phases-live/two-phases-text.ts";
import {
  shortestOf,
  type ViewRun,
  withProgress,
} from "#figures/big-cube/two-phases-live/view-runs.ts";
import type { DrawChart } from "#kit/chart/draw-chart.ts";
import { renderChartMarkup } from "#kit/chart/virtual-document.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import {
  applyBigMoves,
  parseBigMoves,
  rankBigCube,
  SOLVED_BIG_CUBE,
} from "#lib/big-cube.ts";
import { VIEW_COUNTS, type ViewsProgress } from "#src/workers/compare-views.ts";

const solutionOf = (firstPhaseLength: number, length: number) => ({
  firstPhaseLength,
  moves: new Array<number>(length).fill(0),
});

const reports: readonly ViewsProgress[] = [
  {
    views: 1,
    nodes: 500,
    nFirstPhases: 1,
    milliseconds: 1,
    solution: solutionOf(10, 22),
  },
  { views: 1, nodes: 20_000, nFirstPhases: 30, milliseconds: 9 },
  {
    views: 1,
    nodes: 30_000,
    nFirstPhases: 40,
    milliseconds: 12,
    solution: solutionOf(12, 19),
  },
  { views: 1, nodes: 50_000, nFirstPhases: 90, milliseconds: 20 },
  {
    views: 3,
    nodes: 700,
    nFirstPhases: 2,
    milliseconds: 1,
    solution: solutionOf(9, 19),
  },
];
const runs = reports.reduce<readonly ViewRun[]>(withProgress, []);
const state = { progress: runs, phase: "done", result: undefined } as const;

/** All of one solution, found at the second node. */
const quickRuns = VIEW_COUNTS.map((views): ViewRun => ({
  ...{ views, nodes: 2, nFirstPhases: 1 },
  solutions: [{ ...solutionOf(3, 3), nodes: 2 }],
}));

test("reports add up to a run for each number of views", () => {
  expect(runs).toEqual([
    {
      ...{ views: 1, nodes: 50_000, nFirstPhases: 90, milliseconds: 20 },
      solutions: [
        { ...solutionOf(10, 22), nodes: 500 },
        { ...solutionOf(12, 19), nodes: 30_000 },
      ],
    },
    {
      ...{ views: 3, nodes: 700, nFirstPhases: 2, milliseconds: 1 },
      solutions: [{ ...solutionOf(9, 19), nodes: 700 }],
    },
  ]);
  expect(runsAltText(runs)).toBe(
    "1 view: 22, after 10; 19, after 12. 3 views: 19, after 9.",
  );
});

test("of equally short solutions, the one of the fewest views is shown", () => {
  expect(shortestOf(runs)).toEqual({ ...solutionOf(12, 19), nodes: 30_000 });
  expect(shortestOf([])).toBeUndefined();
});

/** Where the marks of a chart are, and where its lines turn, from left to right. */
function drawnAcross(draw: DrawChart) {
  const { document } = parseHTML(renderChartMarkup(draw, "runs"));
  const numbersOf = (of: Element, ...names: string[]) => {
    const name = names.find((one) => of.hasAttribute(one));
    return (
      (name &&
        of
          .getAttribute(name)!
          .match(/-?[\d.]+/g)
          ?.map(Number)) || [0]
    );
  };
  const groups = [...document.querySelectorAll('g[stroke="var(--card)"]')];
  const marks = groups.flatMap((group) =>
    [...group.children].map(
      (mark) =>
        numbersOf(group, "transform")[0] + numbersOf(mark, "cx", "transform")[0],
    ),
  );
  const corners = [...document.querySelectorAll('path[stroke^="var(--d"]')].flatMap(
    (line) => numbersOf(line, "d").filter((_, i) => i % 2 === 0),
  );
  return { marks: marks.toSorted((a, b) => a - b), corners };
}

test("solutions after few nodes are drawn inside the charts, beside their equals", () => {
  const lengths = drawnAcross(drawLengths(quickRuns));
  expect(lengths.corners.length).toBeGreaterThan(0);
  // The axis is from 34 to 336, and a mark reaches up to 7 to each side.
  for (const across of [...lengths.marks, ...lengths.corners]) {
    expect(across).toBeGreaterThan(34 + 7);
    expect(across).toBeLessThan(336 - 7);
  }
  for (const { marks } of [lengths, drawnAcross(drawFirstPhases(quickRuns))]) {
    expect(marks).toHaveLength(3);
    expect(marks[1] - marks[0]).toBeGreaterThanOrEqual(10);
    expect(marks[2] - marks[1]).toBeGreaterThanOrEqual(10);
  }
});

test("the axes fit short solutions, and a solved cube has no marks", () => {
  const solvedRuns = quickRuns.map((run): ViewRun => ({
    ...run,
    solutions: [{ ...solutionOf(0, 0), nodes: 0 }],
  }));
  for (const draw of [drawLengths, drawFirstPhases]) {
    expect(drawnAcross(draw(solvedRuns))).toEqual({ marks: [], corners: [] });
    const { document } = parseHTML(renderChartMarkup(draw(quickRuns), "runs"));
    const gridLines = document.querySelectorAll('g[stroke="var(--line)"] line');
    expect(gridLines.length).toBeGreaterThan(0);
    expect(gridLines.length).toBeLessThan(8);
  }
  expect(runsAltText(solvedRuns)).toBe("No marks: the cube is solved.");
});

test("the caption compares first solutions with the last, and says when there is nothing to do", () => {
  expect(runsText(state, runs)).toBe(
    "In one view the first solution has 22 moves, and longer first phases lead to shorter ones, down to 19. The shortest found has 19 moves: 12 until the cube is tame, and 7 from there.",
  );
  expect(runsText({ ...state, phase: "cancelled" }, runs)).toContain("was stopped.");
  expect(runsText({ ...state, phase: "running" }, [])).toBe(
    "Building the tables of the solver.",
  );
  expect(runsText({ ...state, phase: "running" }, runs)).toBe(
    "Searching in three views.",
  );
  const solved: ViewsProgress = {
    ...{ views: 1, nodes: 0, nFirstPhases: 0, milliseconds: 0 },
    solution: solutionOf(0, 0),
  };
  expect(runsText(state, withProgress([], solved))).toBe(
    "This cube is solved. Choose another.",
  );
  expect(runsText({ phase: "idle", progress: [] }, [])).toMatch(
    /^Search this cube in 1, 3 and 6 views/,
  );
});

test("typed moves are a cube; what can't be read is explained", () => {
  const moves = "R U2 F' M2";
  const cube = applyBigMoves(SOLVED_BIG_CUBE, parseBigMoves(moves));
  expect(parseScrambledIndex(moves)).toEqual({ value: rankBigCube(cube) });
  for (const bad of ["R Q", ""]) expect(isProblem(parseScrambledIndex(bad))).toBe(true);
});
