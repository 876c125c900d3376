import { fileURLToPath } from "node:url";
import type { NodeBuilds } from "./cold.ts";
import { type ColdAndWarm, timeColdAndWarm, WARM } from "./cold-and-warm.ts";
import { runForJson } from "./run-for-json.ts";

const SCRIPT = fileURLToPath(new URL("cold.ts", import.meta.url));

/** The library in Node, in a new process each time. */
export function runNode(rounds: number): Promise<ColdAndWarm> {
  return timeColdAndWarm(`Node ${process.versions.node}`, rounds, (metric) => {
    const calledAt = Date.now();
    const args = [SCRIPT, metric, String(WARM)];
    const builds = runForJson<NodeBuilds>(process.execPath, args);
    return { builds, calledAt, memory: builds.memory };
  });
}
