import { cube2x2x2 } from "cubing/puzzles";
import { experimentalSolve2x2x2 } from "cubing/search";
import { expect, test } from "vitest";
import {
  applyMoves,
  buildDistanceTable,
  formatMoves,
  HTM_MOVES,
  rankState,
  shortestSolutions,
  solve,
  SOLVED,
} from "#lib/index.ts";
import { draw, seeded } from "../puzzle/seeded.ts";

// The solver of cubing searches with U, F, L and R by iterative deepening, in HTM. An L is
// an R and a rotation of the cube, so its shortest solutions are as short as ours. It has
// no equivalent in QTM.
test("500 seeded scrambles have solutions as long as those of cubing, and its own cube is solved by ours", async () => {
  const table = buildDistanceTable({ metric: "HTM" });
  const solved = (await cube2x2x2.kpuzzle()).defaultPattern();
  const lengths = new Set<number>();
  const random = seeded(1);

  for (let i = 0; i < 500; i++) {
    const scramble = draw(random, HTM_MOVES, 1 + (i % 30));
    const state = applyMoves(SOLVED, scramble);
    const pattern = solved.applyAlg(formatMoves(scramble));

    const [ours] = shortestSolutions(state, table);
    const theirs = await experimentalSolve2x2x2(pattern);
    const length = Array.from(theirs.childAlgNodes()).length;
    expect(length, formatMoves(scramble)).toBe(table.distance(rankState(state)));
    lengths.add(length);

    const searched = solve(state, { metric: "QTM" });
    expect(pattern.applyAlg(theirs).isIdentical(solved)).toBe(true);
    expect(pattern.applyAlg(formatMoves(ours)).isIdentical(solved)).toBe(true);
    expect(pattern.applyAlg(formatMoves(searched)).isIdentical(solved)).toBe(true);
  }
  expect(lengths.size).toBeGreaterThan(8);
});
