import { type Signal, signal } from "@preact/signals";
import type { Metric } from "../../../lib/puzzle/moves.ts";
import { runJob } from "../../../workers/run-job.ts";
import type { DepthDone, WholeTable } from "../../../workers/whole-table.ts";

/** The table of all states on its way to the page. */
export type TableBuild =
  | { readonly phase: "none" | "cancelled" }
  /** How many states there are at each depth that is finished. */
  | { readonly phase: "building"; readonly found: readonly number[] }
  | { readonly phase: "ready"; readonly table: WholeTable }
  | { readonly phase: "failed"; readonly message: string };

const startWorker = () =>
  new Worker(new URL("../../../workers/whole-table.worker.ts", import.meta.url), {
    type: "module",
  });

/** One table a metric for the whole page: what one figure has built, the others use. */
class WholeTableStore {
  readonly build: Signal<TableBuild> = signal<TableBuild>({ phase: "none" });
  readonly #metric: Metric;
  #job: AbortController | undefined;

  constructor(metric: Metric) {
    this.#metric = metric;
  }

  /** Builds the table in the background, unless it is there or on its way. */
  start = async (): Promise<void> => {
    const { phase } = this.build.value;
    if (phase === "building" || phase === "ready") return;
    const { signal } = (this.#job = new AbortController());
    this.build.value = { phase: "building", found: [] };
    try {
      const table = await runJob<Metric, DepthDone, WholeTable>(
        startWorker,
        this.#metric,
        { signal, onProgress: this.#note },
      );
      if (!signal.aborted) this.build.value = { phase: "ready", table };
    } catch (error) {
      if (signal.aborted) return;
      this.build.value = { phase: "failed", message: (error as Error).message };
    }
  };

  /** Ends the worker at once; the table can be started again right away. */
  cancel = (): void => {
    if (this.build.value.phase !== "building") return;
    this.#job?.abort();
    this.build.value = { phase: "cancelled" };
  };

  /** Lets go of a finished table, so that it can be built again. */
  forget = (): void => {
    if (this.build.value.phase !== "building") this.build.value = { phase: "none" };
  };

  #note = ({ count }: DepthDone): void => {
    const build = this.build.value;
    if (build.phase !== "building") return;
    this.build.value = { phase: "building", found: [...build.found, count] };
  };
}

export const wholeTables: Readonly<Record<Metric, WholeTableStore>> = {
  HTM: new WholeTableStore("HTM"),
  QTM: new WholeTableStore("QTM"),
};
