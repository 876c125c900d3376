import { effect } from "@preact/signals";
import type { Metric } from "../../../lib/puzzle/moves.ts";
import type { WholeTable } from "../../../workers/whole-table.ts";
import { type TableBuild, wholeTables } from "./whole-table-store.ts";

/**
 * The page's table, as soon as it is there; has it built if need be.
 *
 * @throws {Error} when it could not be built, or was cancelled
 */
export async function whenBuilt(metric: Metric): Promise<WholeTable> {
  const store = wholeTables[metric];
  void store.start();
  const build = await new Promise<TableBuild>((resolve) => {
    const stop = effect(() => {
      const now = store.build.value;
      if (now.phase === "building") return;
      resolve(now);
      // An effect cannot end itself while it runs for the first time.
      queueMicrotask(() => stop());
    });
  });
  if (build.phase === "ready") return build.table;
  throw new Error(build.phase === "failed" ? build.message : "the table was cancelled");
}
