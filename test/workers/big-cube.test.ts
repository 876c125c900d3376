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

test("it gets ready, with the solver in WebAssembly", async () => {
  const { answer } = await ask({ kind: "prepare" });
  expect(answer).toMatchObject({ isPlain: false, ruledOut: undefined });
});

test("it reports shorter and shorter solutions until its time is over", async () => {
  const { reported, answer } = await ask({ kind: "solve", cube, milliseconds: 300 });
  const lengths = reported.flatMap(({ moves }) => moves?.length ?? []);
  expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => b - a));
  expect(answer.ruledOut).toBeUndefined();
  expect(answer.moves!.length).toBe(lengths.at(-1));
  expect(answer.milliseconds).toBeGreaterThanOrEqual(300);
  expect(solvesInCubing(cube, answer.moves!)).toBe(true);
});

test("a search that ends by itself rules out shorter solutions, up to ten moves", async () => {
  for (const length of [1, 5, 9, 17]) {
    const moves = draw(seededBelow(length), ALL_BIG_MOVES, length);
    const near = applyBigMoves(SOLVED_BIG_CUBE, moves);
    const { answer } = await ask({ kind: "solve", cube: near });
    const shortest = await ask({ kind: "solve-optimally", cube: near });
    expect(answer.moves).toHaveLength(shortest.answer.moves!.length);
    expect(answer.ruledOut).toBe(Math.min(shortest.answer.ruledOut!, 10));
  }
});

test("it can be stopped at any time, and keeps its tables", async () => {
  const stopped = await ask({ kind: "solve-optimally", cube }, { reports: 2 });
  expect(stopped.answer).toMatchObject({ moves: undefined });
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
  expect(answer.ruledOut).toBe(answer.moves!.length - 1);
  expect(solvesInCubing(scrambled, answer.moves!)).toBe(true);
  const ruledOut = reported.map((progress) => progress.ruledOut!);
  expect(ruledOut).toEqual(ruledOut.toSorted((a, b) => a - b));
});

test("idle, it deepens its table in small parts, and answers between them", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const deepening = createBigCubeSolver();
  let parts = 0;
  for (; vi.getTimerCount() > 0; parts++) {
    vi.runOnlyPendingTimers();
    if (parts !== 400) continue;
    const { answer } = await ask(
      { kind: "solve", cube },
      { of: deepening, reports: 1 },
    );
    expect(solvesInCubing(cube, answer.moves!)).toBe(true);
  }
  vi.useRealTimers();
  // Each is some milliseconds of more than a second.
  expect(parts).toBeGreaterThan(1000);
});

test("without WebAssembly it solves with the plain solver, and proves nothing shortest", async () => {
  vi.stubGlobal("WebAssembly", undefined);
  const plain = createBigCubeSolver();
  const { answer } = await ask(
    { kind: "solve", cube, options: { maxLength: 22 } },
    { of: plain, reports: 1 },
  );
  vi.unstubAllGlobals();
  expect(solvesInCubing(cube, answer.moves!)).toBe(true);
  expect(answer).toMatchObject({ isPlain: true, ruledOut: undefined });
  await expect(ask({ kind: "solve-optimally", cube }, { of: plain })).rejects.toThrow(
    "without WebAssembly no solution can be proved shortest",
  );
});

test("what is no cube is an error, and the next question is answered", async () => {
  const bad = { ...SOLVED_BIG_CUBE, EDGES: SOLVED_BIG_CUBE.CORNERS };
  await expect(ask({ kind: "solve", cube: bad })).rejects.toThrow(RangeError);
  const { answer } = await ask({ kind: "solve", cube: SOLVED_BIG_CUBE });
  expect(answer).toMatchObject({ moves: [], ruledOut: -1 });
});
