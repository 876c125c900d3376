import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { assertCounts, type Contestant } from "./contestant.ts";
import { runForJson } from "./run-for-json.ts";

/** What pocket_cube.py prints. */
interface Printed {
  readonly version: string;
  readonly histogram: readonly number[];
  readonly seconds: number;
  readonly memory: number | null;
}

const PROGRAM = fileURLToPath(new URL("pocket_cube.py", import.meta.url));

/** The Python program, in both of its forms, once each: it takes seconds. Null without python3. */
export function runPython(): readonly Contestant[] | null {
  if (spawnSync("python3", ["--version"]).status !== 0) return null;
  return [
    run("count", "bytes in a set, only counted"),
    run("keep", "bytes in a dict, distances kept"),
  ];
}

function run(argument: string, how: string): Contestant {
  const { version, histogram, seconds, memory } = runForJson<Printed>("python3", [
    PROGRAM,
    argument,
  ]);
  const name = `Python ${version}: ${how}`;
  assertCounts(name, "QTM", histogram);
  return { name, times: { QTM: seconds * 1000 }, of: "one run", memory };
}
