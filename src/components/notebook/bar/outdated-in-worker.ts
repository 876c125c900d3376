// Loaded after the first edit.
import type { CellTexts } from "./outdated-cells.ts";
import { TimedWorker } from "./timed-worker.ts";

/** In milliseconds: marks that come later help nobody. */
const MAX_TIME_MS = 1000;

const worker = new TimedWorker<readonly CellTexts[], ReadonlySet<string>>(
  () =>
    new Worker(new URL("./outdated.worker.ts", import.meta.url), { type: "module" }),
  MAX_TIME_MS,
);

/** Like `outdatedCells`, off the page's thread. @throws {Unanswered} */
export function outdatedCellsInWorker(
  cells: readonly CellTexts[],
): Promise<ReadonlySet<string>> {
  return worker.ask(cells);
}
