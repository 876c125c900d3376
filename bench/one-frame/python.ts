import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { assertCounts, type Contestant } from "./contestant.ts";
import { runForJson } from "./run-for-json.ts";

/** The output of pocket_cube.py. */
interface Printed {
  readonly version: string;
  readonly histogram: readonly number[];
  readonly seconds: number;
  readonly memory: number | null;
}

const PROGRAM = fileURLToPath(new URL("pocket_cube.py", import.meta.url));

/**
 * Runs the Python program the given number of times with the states within that many quarter
 * turns or for all. Null without python3.
 */
export function runPython(rounds: number, turns?: number): Contestant | null {
  if (spawnSync("python3", ["--version"]).status !== 0) return null;
  const all = Array.from({ length: rounds }, () =>
    runForJson<Printed>("python3", [PROGRAM, ...(turns ? [String(turns)] : [])]),
  );
  const [{ version, memory }] = all;
  const within = turns ? ` within ${turns} turns` : "";
  const name = `Python ${version}, stickers in a set${within}`;
  for (const { histogram } of all) assertCounts(name, "QTM", histogram, turns);
  // The best time: whatever else runs on the machine is not the program's fault.
  const seconds = Math.min(...all.map((printed) => printed.seconds));
  return { name, times: { QTM: seconds * 1000 }, of: `best of ${rounds}`, memory };
}
