import { startJob } from "#src/workers/run-job.ts";

type BigCubeWorker = ReturnType<typeof startJob<"big-cube">>;

let worker: BigCubeWorker | undefined;

/**
 * The worker that solves the 3×3×3: one for the page, which keeps its tables. They are built
 * as soon as it is started.
 */
export function bigCubeWorker(): BigCubeWorker {
  if (worker?.hasEnded !== false) worker = startJob("big-cube");
  return worker;
}

/** Starts the worker before it is needed. */
export async function prepareBigCube(): Promise<void> {
  try {
    await bigCubeWorker().ask({ kind: "prepare" });
  } catch {
    // The search meets the same obstacle, and says so.
  }
}
