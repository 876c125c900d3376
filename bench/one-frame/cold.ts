// `node cold.ts QTM 250`: the first table of a process, then others for 250 ms.
import { memoryGrown } from "./memory.ts"; // looks at the memory before the clock starts
import { buildCold, type Builds, buildWarm } from "./builds.ts";
import { type Metric } from "../../src/lib/index.ts";

/** What is printed, as JSON. */
export interface NodeBuilds extends Builds {
  /** Bytes by which the memory had grown when the first table was there. */
  readonly memory: number;
}

const [metric, milliseconds = "0"] = process.argv.slice(2);
const cold = buildCold(metric as Metric);
const memory = memoryGrown();
const warm = buildWarm(metric as Metric, Number(milliseconds));
console.log(JSON.stringify({ ...cold, memory, warm } satisfies NodeBuilds));
