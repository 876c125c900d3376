import { expect, test } from "vitest";
import { runsAltText } from "#figures/big-cube/two-phases-live/draw-runs.ts";
import { parseScrambledIndex } from "#figures/big-cube/two-phases-live/parse-scrambled-index.ts";
import { runsText } from "#figures/big-cube/two-phases-live/two-phases-text.ts";
import {
  shortestOf,
  type ViewRun,
  withProgress,
} from "#figures/big-cube/two-phases-live/view-runs.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import {
  applyBigMoves,
  parseBigMoves,
  rankBigCube,
  SOLVED_BIG_CUBE,
} from "#lib/big-cube.ts";
import type { ViewsProgress } from "#src/workers/compare-views.ts";

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

test("the caption compares first solutions with the last, and says when there is nothing to do", () => {
  expect(runsText(state, runs)).toBe(
    "In one view the first solution has 22 moves, and longer first phases lead to shorter ones, down to 19. The shortest has 19 moves: 12 until the cube is tame, and 7 from there.",
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
