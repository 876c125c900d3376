// `node cold.ts QTM 250`: builds the first table of a process, then more for 250 ms.
import { memoryGrown } from "./memory.ts"; // records the memory in use before the clock starts
import { buildCold, type Builds, buildWarm } from "./builds.ts";
import { type Metric } from "#lib/index.ts";

/** The output, as JSON. */
export interface NodeBuilds extends Builds {
  /** Growth of the memory, in bytes, when the first table was built. */
  readonly memory: number;
}

const [metric, milliseconds = "0"] = process.argv.slice(2);
const cold = buildCold(metric as Metric);
const memory = memoryGrown();
const warm = buildWarm(metric as Metric, Number(milliseconds));
console.log(JSON.stringify({ ...cold, memory, warm } satisfies NodeBuilds));
