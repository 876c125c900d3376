import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Metric } from "#lib/index.ts";
import { assertCounts, type Contestant } from "./contestant.ts";
import { runForJson } from "./run-for-json.ts";

/** The output of forward-scan.cpp: milliseconds and bytes. */
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

export interface CPlusPlus {
  /** Its time once the transition tables exist. */
  readonly scan: Contestant;
  readonly withTables: Contestant;
}

/** The forward scan, compiled here. Null without a working g++. */
export function runCPlusPlus(rounds: number): CPlusPlus | null {
  const folder = mkdtempSync(join(tmpdir(), "forward-scan-"));
  try {
    const program = join(folder, "forward-scan");
    if (spawnSync("g++", [...OPTIONS, "-o", program, SOURCE]).status !== 0) return null;
    const { QTM, HTM, memory } = runForJson<Printed>(program, [String(rounds)]);
    assertCounts("C++", "QTM", QTM.histogram);
    assertCounts("C++", "HTM", HTM.histogram);
    const [version] = execFileSync("g++", ["-dumpfullversion"], {
      encoding: "utf8",
    }).split("\n");
    const common = { of: `median of ${rounds}`, memory };
    return {
      scan: {
        name: `C++, g++ ${version} -O3, forward scan`,
        times: { QTM: QTM.scan, HTM: HTM.scan },
        ...common,
      },
      withTables: {
        name: "the same with its transition tables",
        times: { QTM: QTM.together, HTM: HTM.together },
        ...common,
      },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
