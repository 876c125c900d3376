// Loaded after the first edit.
import type { Cell } from "./outdated-cells.ts";
import { TimedWorker } from "./timed-worker.ts";

/** In milliseconds: marks that come later help nobody. */
const MAX_TIME = 1000;

const worker = new TimedWorker<readonly Cell[], ReadonlySet<string>>(
  () =>
    new Worker(new URL("./outdated.worker.ts", import.meta.url), { type: "module" }),
  MAX_TIME,
);

/** Like `outdatedCells`, off the page's thread. @throws {Unanswered} */
export function findOutdated(cells: readonly Cell[]): Promise<ReadonlySet<string>> {
  return worker.ask(cells);
}
