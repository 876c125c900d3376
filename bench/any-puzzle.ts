/**
 * Distance tables of any puzzle, compared with the pocket cube's own engine: the time for each
 * state and move, and the memory.
 */
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import {
  buildDistances,
  buildDistanceTable,
  definePuzzle,
  N_STATES,
  type PuzzleDefinition,
} from "../src/lib/index.ts";
import { DINO } from "../src/puzzles/dino-cube.ts";
import { pocketCube } from "../src/puzzles/pocket-cube.ts";
import { PYRAMINX } from "../src/puzzles/pyraminx.ts";
import { PYRAMORPHIX } from "../src/puzzles/pyramorphix.ts";
import { SKEWB } from "../src/puzzles/skewb.ts";
import { isOnce, roundsOf } from "./rounds.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const METRIC = { metric: "HTM" } as const;

const own = best(() => buildDistanceTable(METRIC), roundsOf(20)) / (N_STATES * 9);
console.log(
  `the pocket cube's own engine: ${own.toFixed(2)} ns for each position and move`,
);

/**
 * Each with the seconds that twsearch 268d1a3 (C++, `-g`) took on another machine of two
 * cores, where it knows the puzzle.
 */
const PUZZLES: [string, PuzzleDefinition, number?][] = [
  ["pocket cube, as any puzzle", pocketCube(), 0.21],
  ["Pyraminx", PYRAMINX, 0.3],
  ["Skewb", SKEWB, 4.4],
  ["Pyramorphix", PYRAMORPHIX],
];
if (!isOnce) PUZZLES.push(["Dino cube", DINO]);
for (const [name, definition, twsearch] of PUZZLES) {
  const puzzle = definePuzzle(definition);
  const { size } = puzzle;
  const before = await arraysKept();
  const { moves, diameter, distance } = buildDistances(puzzle, METRIC);
  const megabytes = ((await arraysKept()) - before) / 1e6;
  distance(0); // keeps it alive until here
  const rounds = roundsOf(size > 1e7 ? 1 : 20);
  const whole = best(() => buildDistances(puzzle, METRIC), rounds);
  const each = whole / (size * moves.length);
  const told = [
    `${String(size).padStart(9)} positions, God's number ${diameter}, ${each.toFixed(2)} ns`,
    `${(each / own).toFixed(1)} × the pocket cube's own engine`,
  ];
  if (twsearch)
    told.push(
      `twsearch, elsewhere: ${((twsearch * 1e9) / whole).toFixed(0)} × as long`,
    );
  if (size > 1e7) told.push(`${megabytes.toFixed(0)} MB kept`);
  console.log(`${name.padEnd(28)}${told.join(", ")}`);
}

/** The bytes of live array buffers. */
async function arraysKept(): Promise<number> {
  collectGarbage();
  await setTimeout(50); // unused buffers are released with a delay
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** The fastest of several runs, in nanoseconds. */
function best(task: () => unknown, rounds: number): number {
  let least = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    task();
    least = Math.min(least, performance.now() - start);
  }
  return least * 1e6;
}
