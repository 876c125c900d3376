import type { CellTexts } from "./outdated-cells.ts";
import { TimedWorker } from "./timed-worker.ts";

/** Later marks would be useless. */
const MAX_TIME_MS = 1000;

const worker = new TimedWorker<readonly CellTexts[], ReadonlySet<string>>(
  () =>
    new Worker(new URL("./outdated.worker.ts", import.meta.url), { type: "module" }),
  MAX_TIME_MS,
);

/**
 * Like `outdatedCells`, in a worker with a time limit. Loaded after the first edit.
 * @throws {TimedWorkerError}
 */
export function outdatedCellsInWorker(
  cells: readonly CellTexts[],
): Promise<ReadonlySet<string>> {
  return worker.ask(cells);
}
