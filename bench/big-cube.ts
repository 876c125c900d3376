/**
 * Solvers of the 3×3×3 on the same random cubes, each in a process of its own: the time to
 * get ready, the first solution, and how solutions get shorter. Packages that are not
 * installed are left out: `npm install --no-save min2phase.js cubejs kociemba-wasm`.
 */
import { fileURLToPath } from "node:url";
import { CONTESTANTS, isInstalled } from "./big-cube/contestants.ts";
import type { Measurement } from "./big-cube/measure.ts";
import { seededScrambles } from "./big-cube/samples.ts";
import { runForJson } from "./one-frame/run-for-json.ts";
import { isOnce } from "./rounds.ts";

const SCRIPT = fileURLToPath(new URL("big-cube/measure.ts", import.meta.url));
/** Solvers that take a tenth of a second for each cube get fewer. */
const SLOW = ["kociemba-wasm", "cubing", "cubejs"];
const SECONDS = isOnce ? [0.03] : [0.03, 0.1, 1, 5];
const IMPROVED = isOnce ? 1 : 10;
const scrambles = seededScrambles(isOnce ? 2 : 200);

console.log(`${scrambles.length} random cubes, CPU times of the whole process`);
for (const name of Object.keys(CONTESTANTS).filter(isInstalled)) {
  const some = SLOW.includes(name) ? scrambles.slice(0, 20) : scrambles;
  const args = [SCRIPT, name, JSON.stringify(some), String(IMPROVED)];
  print(name, runForJson(process.execPath, [...args, ...SECONDS.map(String)]));
}

function print(name: string, { ready, first, lengths, memory }: Measurement): void {
  const times = first.map(({ time }) => time).toSorted((a, b) => a - b);
  const turns = first.map(({ length }) => length);
  console.log(
    `  ${name}: ready in ${ready.toFixed(0)} ms, ${(memory / 1e6).toFixed(0)} MB; first ` +
      `solution ${mean(times).toFixed(1)} ms, at most ${times.at(-1)!.toFixed(0)} ms, ` +
      `${mean(turns).toFixed(2)} turns, at most ${Math.max(...turns)}`,
  );
  if (lengths.length === 0) return;
  const means = SECONDS.map((seconds, i) => {
    const reached = lengths.flatMap((each) => each[i] ?? []);
    const missing = lengths.length - reached.length;
    const without = missing > 0 ? ` (${missing} cubes have no solution yet)` : "";
    return `${mean(reached).toFixed(2)} turns after ${seconds} s${without}`;
  });
  console.log(`    ${means.join(", ")}`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
