import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Metric } from "../../src/lib/index.ts";
import { assertCounts, type Contestant } from "./contestant.ts";
import { runForJson } from "./run-for-json.ts";

/** What forward-scan.cpp prints: milliseconds and bytes. */
interface Printed extends Readonly<Record<Metric, Scan>> {
  readonly memory: number;
}

interface Scan {
  readonly histogram: readonly number[];
  readonly tables: number;
  readonly scan: number;
  readonly together: number;
}

const SOURCE = fileURLToPath(new URL("forward-scan.cpp", import.meta.url));
const OPTIONS = ["-std=c++17", "-O3", "-march=native"];

/** The forward scan, compiled here, without its tables and with them. Null without g++. */
export function runCPlusPlus(rounds: number): readonly Contestant[] | null {
  const version = spawnSync("g++", ["-dumpfullversion"], { encoding: "utf8" });
  if (version.status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), "forward-scan-"));
  try {
    const program = join(folder, "forward-scan");
    const compiled = spawnSync("g++", [...OPTIONS, "-o", program, SOURCE], {
      encoding: "utf8",
    });
    if (compiled.status !== 0) throw new Error(`g++ fails: ${compiled.stderr}`);
    const printed = runForJson<Printed>(program, [String(rounds)]);
    for (const metric of ["QTM", "HTM"] as const) {
      assertCounts("C++", metric, printed[metric].histogram);
    }
    const of = `median of ${rounds}`;
    const { QTM, HTM, memory } = printed;
    return [
      {
        name: `C++ ${version.stdout.trim()} -O3: forward scan alone`,
        times: { QTM: QTM.scan, HTM: HTM.scan },
        of,
        memory,
      },
      {
        name: "the same with its transition tables",
        times: { QTM: QTM.together, HTM: HTM.together },
        of,
        memory,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
