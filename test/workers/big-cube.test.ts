import { expect, test, vi } from "vitest";
import {
  ALL_BIG_MOVES,
  applyBigMoves,
  randomBigCube,
  SOLVED_BIG_CUBE,
} from "#lib/big-cube.ts";
import { seeded } from "#lib/index.ts";
import {
  type BigCubeProgress,
  type BigCubeQuestion,
  createBigCubeSolver,
} from "#src/workers/big-cube.ts";
import { solvesInCubing } from "../lib/big-cube/cubing-cube.ts";
import { draw, seeded as seededBelow } from "../lib/puzzle/seeded.ts";

const solver = createBigCubeSolver();
const cube = randomBigCube({ random: seeded(49) });

/** The answer and the reports; the question is stopped after this many reports. */
async function ask(
  question: BigCubeQuestion,
  { reports = Infinity, of = solver } = {},
) {
  const reported: BigCubeProgress[] = [];
  const stop = new AbortController();
  const onReport = (progress: BigCubeProgress) => {
    if (reported.push(progress) >= reports) stop.abort();
  };
  return { reported, answer: await of(question, onReport, stop.signal) };
}

test("it gets ready, and says how much memory it takes", async () => {
  const { answer } = await ask({ kind: "prepare" });
  expect(answer.isComplete).toBe(true);
  expect(answer.histogram.slice(0, 5)).toEqual([1, 4, 50, 592, 7156]);
  expect(answer.bytes).toBeGreaterThan(35_000_000);
  expect(answer.bytes).toBeLessThan(50_000_000);
});

test("it reports shorter and shorter solutions until its time is over", async () => {
  const { reported, answer } = await ask({ kind: "solve", cube, milliseconds: 300 });
  const lengths = reported.flatMap(({ moves }) => moves?.length ?? []);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  expect(answer.isComplete).toBe(false);
  expect(answer.moves!.length).toBe(lengths.at(-1));
  expect(answer.milliseconds).toBeGreaterThanOrEqual(300);
  expect(solvesInCubing(cube, answer.moves!)).toBe(true);
});

test("it can be stopped at any time, and keeps its tables", async () => {
  const stopped = await ask({ kind: "solve-optimally", cube }, { reports: 2 });
  expect(stopped.answer).toMatchObject({ isComplete: false, moves: undefined });
  expect(stopped.answer.ruledOut).toBeGreaterThanOrEqual(7);
  const { answer } = await ask(
    { kind: "solve", cube, options: { maxLength: 22 } },
    { reports: 1 },
  );
  expect(solvesInCubing(cube, answer.moves!)).toBe(true);
});

test("it rules out one length after another, and proves a shortest solution", async () => {
  const moves = draw(seededBelow(49), ALL_BIG_MOVES, 11);
  const scrambled = applyBigMoves(SOLVED_BIG_CUBE, moves);
  const { reported, answer } = await ask({ kind: "solve-optimally", cube: scrambled });
  expect(answer.isComplete).toBe(true);
  expect(answer.ruledOut).toBe(answer.moves!.length - 1);
  expect(solvesInCubing(scrambled, answer.moves!)).toBe(true);
  const ruledOut = reported.map((progress) => progress.ruledOut!);
  expect(ruledOut).toEqual(ruledOut.toSorted((a, b) => a - b));
});

test("it deepens its table when it is asked to, and reports each depth", async () => {
  const fresh = createBigCubeSolver(); // not deepened yet
  const { reported, answer } = await ask({ kind: "deepen", depth: 8 }, { of: fresh });
  expect(answer.histogram.slice(0, 9)).toEqual([
    ...[1, 4, 50, 592, 7156, 87236, 1043817, 12070278, 124946368],
  ]);
  expect(reported.map(({ histogram }) => histogram)).toEqual([answer.histogram]);
});

test("without WebAssembly a question says so, and later ones are answered", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("WebAssembly", undefined);
  const broken = createBigCubeSolver();
  vi.runAllTimers(); // prepares, while no question could report what is wrong
  await expect(ask({ kind: "prepare" }, { of: broken })).rejects.toThrow(
    "the solver of the 3×3×3 could not start: there is no WebAssembly",
  );
  expect(vi.getTimerCount()).toBe(0);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const { answer } = await ask({ kind: "prepare" }, { of: broken });
  expect(answer.isComplete).toBe(true);
});

test("what is no cube is an error, and the next question is answered", async () => {
  const bad = { ...SOLVED_BIG_CUBE, EDGES: SOLVED_BIG_CUBE.CORNERS };
  await expect(ask({ kind: "solve", cube: bad })).rejects.toThrow(RangeError);
  const { answer } = await ask({ kind: "solve", cube: SOLVED_BIG_CUBE });
  expect(answer).toMatchObject({ isComplete: true, moves: [] });
});
