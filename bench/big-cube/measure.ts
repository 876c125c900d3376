// Measures one solver in a process of its own, and prints JSON. Times are CPU times of the
// whole process, compilers and workers included.
import assert from "node:assert/strict";
import {
  applyBigMoves,
  parseBigMoves,
  rankBigCube,
  SOLVED_BIG_CUBE,
} from "../../src/lib/big-cube.ts";
import { memoryGrown } from "../one-frame/memory.ts";
import { type Contestant, CONTESTANTS } from "./contestants.ts";
import { type Sample, sampleOf } from "./samples.ts";

/** What the process prints. */
export interface Measurement {
  /** Milliseconds until it is ready. */
  readonly ready: number;
  /** For each cube, milliseconds to the first solution, and its length. */
  readonly first: readonly { readonly time: number; readonly length: number }[];
  /**
   * For each cube that is improved, the length after each of the given seconds; null if there
   * is no solution yet. Empty for solvers that find only one.
   */
  readonly lengths: readonly (readonly (number | null)[])[];
  /** In bytes. */
  readonly memory: number;
}

const [name, scrambles, improved, ...marks] = process.argv.slice(2);
const samples = (JSON.parse(scrambles) as string[]).map(sampleOf);

const cpuTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let start = cpuTime();
const contestant = await CONTESTANTS[name]();
const ready = cpuTime() - start;

const first: { time: number; length: number }[] = [];
for (const sample of samples) {
  start = cpuTime();
  const text = await contestant.solve(sample);
  first.push({ time: cpuTime() - start, length: checkedLength(sample, text) });
}
const { improve } = contestant;
const lengths = improve
  ? samples.slice(0, Number(improved)).map((sample) => lengthsOver(sample, improve))
  : [];
const memory = memoryGrown();
const measurement: Measurement = { ready, first, lengths, memory };
console.log(JSON.stringify(measurement));
// The workers of cubing would keep the process alive.
process.exit(0);

/** The length of the best solution after each mark. */
function lengthsOver(
  sample: Sample,
  improve: NonNullable<Contestant["improve"]>,
): (number | null)[] {
  const times = marks.map((seconds) => 1000 * Number(seconds));
  const shortest: (number | null)[] = times.map(() => null);
  const begun = cpuTime();
  for (const text of improve(sample)) {
    const time = cpuTime() - begun;
    if (time > times[times.length - 1]) break;
    if (text === undefined) continue;
    const length = checkedLength(sample, text);
    times.forEach((mark, i) => {
      if (time <= mark) shortest[i] = length;
    });
  }
  return shortest;
}

function checkedLength({ cube }: Sample, text: string): number {
  const moves = parseBigMoves(text);
  assert.equal(
    rankBigCube(applyBigMoves(cube, moves)),
    rankBigCube(SOLVED_BIG_CUBE),
    `${name} doesn't solve it with ${text}`,
  );
  return moves.length;
}
