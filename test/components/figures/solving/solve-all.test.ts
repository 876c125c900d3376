import { expect, test, vi } from "vitest";
import chapter from "../../../../src/pages/solving.mdx?raw";
import {
  solveAllRows,
  solveAllSource,
} from "#figures/solving/solve-all/guide-program.ts";
import { solveAll } from "#figures/solving/solve-all/solve-all.ts";
import { SOLVE_ALL_STATEMENTS } from "#figures/solving/solve-all/program-statements.ts";
import {
  momentForCube,
  solveAllModel,
} from "#figures/solving/solve-all/solve-all-model.ts";
import {
  type SolveAllRun,
  solveAllRun,
  solveAllSnapshot,
} from "#figures/solving/solve-all/solve-all-run.ts";
import {
  callText,
  countsText,
  stepCaption,
} from "#figures/solving/solve-all/solve-all-text.ts";
import { SWAPPED } from "#figures/solving/solutions/remarkable-cubes.ts";
import { sourceLines } from "#kit/source/source-lines.ts";
import {
  buildDistanceTable,
  formatMoves,
  shortestSolutions,
  unrankState,
} from "#lib/index.ts";
import { seededStates } from "#test/lib/solver/states.ts";

const table = buildDistanceTable({ metric: "HTM" });
const { distance } = table;
const CUBE = 1_234_567;
const MAX_TURNS = 11;

/** What the program prints for a cube; with −3, as no move has been made. */
function printout(cube: number, last = -3): string[] {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  solveAll(cube, [], last);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return lines;
}

const solutionsOf = ({ solutions }: SolveAllRun) =>
  solutions.map(({ moves }) => formatMoves(moves));

test("the program prints what the tree finds, in the same order, and every shortest solution", () => {
  for (const cube of [CUBE, ...seededStates(20, 50)]) {
    if (cube === 0) continue;
    const printed = printout(cube);
    expect(solutionsOf(solveAllRun(MAX_TURNS, cube, distance))).toEqual(printed);
    const all = [...shortestSolutions(unrankState(cube), table)].map(formatMoves);
    expect(printed.toSorted()).toEqual(all.toSorted());
  }
  const swap = solveAllRun("swap", CUBE, distance);
  expect(solutionsOf(swap)).toEqual(printout(SWAPPED));
  expect(swap.solutions).toHaveLength(20);
});

test("the chapter has the same program in a cell, and the guide has a line for each of its lines", () => {
  expect(chapter).toContain(solveAllSource);
  expect(solveAllRows).toHaveLength(15);
  for (const [guide, ours] of solveAllRows) {
    expect(guide === "" || /^ */.exec(guide)![0] === /^ */.exec(ours)![0]).toBe(true);
  }
});

test("with −1 the program loses the eight solutions of the swap that begin with F", () => {
  const printed = printout(SWAPPED, -1);
  expect(printed).toHaveLength(12);
  expect(printed.every((line) => !line.startsWith("F"))).toBe(true);
});

test("every move that it keeps is on a solution", () => {
  const run = solveAllRun("swap", CUBE, distance);
  const { current, ...end } = solveAllSnapshot(run, run.tree.visits.length);
  expect(end).toMatchObject({ stepKind: "over", kept: 175, cut: 764, leftOut: 465 });
  const prefixes = new Set(
    run.solutions.flatMap(({ moves }) =>
      moves.map((_, i) => moves.slice(0, i + 1).join()),
    ),
  );
  expect(prefixes.size).toBe(end.kept);
  expect(current).toBe(run.tree.nodes[0]);
});

test("each step marks its line, and goes on from where the program is", () => {
  const run = solveAllRun(5, CUBE, distance);
  expect(run.maxTurns).toBe(9);
  expect(run.turns).toBe(5);
  const lines = sourceLines(solveAllSource, SOLVE_ALL_STATEMENTS);
  expect(new Set(Object.values(lines)).size).toBe(6);

  const start = solveAllSnapshot(run, 0);
  expect(start.stepKind).toBe("start");
  expect(stepCaption(run, start)).toBe(
    "The function is called with a cube that is 5 turns from solved.",
  );
  run.tree.visits.forEach((visit, i) => {
    const { current, stepKind } = solveAllSnapshot(run, i + 1);
    const isCall = stepKind === "made" || stepKind === "solved";
    expect(current.depth).toBe(stepKind === "over" ? 0 : visit.depth + Number(isCall));
  });
  const [{ step }] = run.solutions;
  const found = solveAllSnapshot(run, step);
  expect(found.stepKind).toBe("solved");
  expect(countsText(run, found)).toMatch(/^5 kept, .* 1 solution so far$/);
  expect(callText(run, found)).toBe("depth 0, moves “R F′ R F′ U2”, last U2");
});

test("a link leads to a moment; another cube to its end", () => {
  for (const state of [
    solveAllModel.initial,
    { start: "swap", steps: "end", cube: 0 } as const,
  ]) {
    expect(solveAllModel.decode(solveAllModel.encode(state))).toEqual(state);
  }
  for (const text of ["", "12-0-0", "0-0-0", "5-x-0", "5-0-3674160"]) {
    expect(() => solveAllModel.decode(text)).toThrow();
  }
  expect(momentForCube(solveAllModel.initial, 5)).toEqual({
    start: 5,
    steps: "end",
    cube: 5,
  });
  const { initial, update, describe } = solveAllModel;
  const swap = update(initial, { type: "start", start: "swap", cube: CUBE });
  expect(describe(swap)).toBe("The search with pieces 1 and 2 swapped, after 0 steps.");
  expect(update(swap, { type: "go", steps: 0, cube: CUBE })).toBe(swap);
});
