import { expect, test } from "vitest";
import { formatBigMoves, unrankBigCube } from "#lib/big-cube.ts";
import {
  compareViews,
  VIEW_COUNTS,
  type ViewsProgress,
} from "#src/workers/compare-views.ts";
import { kpuzzle, toCubing } from "#test/lib/big-cube/cubing-cube.ts";

const NODES_EACH = 200_000;
const INDEX = 12_345_678_901_234_567_890n;

function reportsOf(cube: bigint): ViewsProgress[] {
  const reports: ViewsProgress[] = [];
  const question = { cube, nodesEach: NODES_EACH };
  compareViews(question, (progress) => reports.push(progress));
  return reports;
}

test("each number of views finds shorter and shorter solutions, which solve cubing's cube", () => {
  const reports = reportsOf(INDEX);
  const views = [...new Set(reports.map((progress) => progress.views))];
  expect(views).toEqual(VIEW_COUNTS);
  for (const count of VIEW_COUNTS) {
    const run = reports.filter((progress) => progress.views === count);
    const solutions = run.flatMap(({ solution }) => (solution ? [solution] : []));
    expect(solutions.length).toBeGreaterThan(1);
    let before = Infinity;
    for (const { moves, firstPhaseLength } of solutions) {
      expect(moves.length).toBeLessThan(before);
      expect(firstPhaseLength).toBeLessThanOrEqual(moves.length);
      before = moves.length;
      const end = toCubing(unrankBigCube(INDEX)).applyAlg(formatBigMoves(moves));
      expect(end.isIdentical(kpuzzle.defaultPattern())).toBe(true);
    }
    const { nodes, nFirstPhases } = run[run.length - 1];
    expect(nodes).toBeGreaterThanOrEqual(NODES_EACH);
    expect(nFirstPhases).toBeGreaterThanOrEqual(solutions.length);
    for (let i = 1; i < run.length; i++) {
      expect(run[i].nodes).toBeGreaterThanOrEqual(run[i - 1].nodes);
    }
  }
});

test("a solved cube is reported as such in every view", () => {
  const solutions = reportsOf(0n).map(({ solution }) => solution);
  expect(solutions).toEqual(
    VIEW_COUNTS.map(() => ({ moves: [], firstPhaseLength: 0 })),
  );
});

test("a search visits the same nodes each time", () => {
  const found = () =>
    reportsOf(5n).flatMap(({ solution, nodes }) => (solution ? [nodes] : []));
  expect(found()).toEqual(found());
});
