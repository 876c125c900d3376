import { bareTest as test, expect } from "../visit.ts";
import { runCell } from "./witnesses.ts";

const SOLVE = `import { applyBigMoves, buildTwoPhaseSolver, formatBigMoves } from "every-cube/big-cube";
import { parseBigMoves, SOLVED_BIG_CUBE } from "every-cube/big-cube";
const cube = applyBigMoves(SOLVED_BIG_CUBE, parseBigMoves("R U2 F' D L B2"));
const steps = [...buildTwoPhaseSolver().solveOptimally(cube)];
formatBigMoves(steps.at(-1).moves)`;

test("a cell that imports the library of the 3×3×3 loads it, and solves a cube @firefox", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const isLoaded = () => scripts.some((url) => url.includes("big-cube-script"));
  await page.goto("reference/indexing/");
  expect(await runCell(page, "1 + 1")).toContain("2");
  expect(isLoaded()).toBe(false);
  expect(await runCell(page, SOLVE)).toContain("B2 L' D' F U2 R'");
  expect(isLoaded()).toBe(true);
});
