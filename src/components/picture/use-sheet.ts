import { useEffect, useState } from "preact/hooks";
import type { Metric } from "../../lib/puzzle/moves.ts";
import type { Order, Sheet, SheetRequest } from "../../workers/arrange-states.ts";
import { runJob } from "../../workers/run-job.ts";
import { type TableBuild, wholeTables } from "../whole-table/whole-table-store.ts";

const startWorker = () =>
  new Worker(new URL("../../workers/arrange-states.worker.ts", import.meta.url), {
    type: "module",
  });

interface SheetOnItsWay {
  readonly build: TableBuild;
  /** Whether the sheet is the one that is asked for. */
  readonly isUpToDate: boolean;
  /** The newest sheet that is there: while another is laid out, the one before. */
  readonly sheet: Sheet | undefined;
  readonly failure: string | undefined;
}

/** The picture's sheet, laid out in the background; `wanted` is false until it is asked for. */
export function useSheet(metric: Metric, order: Order, wanted: boolean): SheetOnItsWay {
  const build = wholeTables[metric].build.value;
  const [sheet, setSheet] = useState<Sheet>();
  const [failure, setFailure] = useState<string>();
  const table = build.phase === "ready" ? build.table : undefined;

  const isUpToDate = sheet?.metric === metric && sheet.arrangement.order === order;
  const isMissing = wanted && !isUpToDate;

  // Another figure may have let go of the table in the meantime.
  useEffect(() => {
    if (isMissing && build.phase === "none") void wholeTables[metric].start();
  }, [metric, isMissing, build.phase]);

  useEffect(() => {
    if (!isMissing || !table) return;
    const job = new AbortController();
    const request: SheetRequest = { metric, order, distance: table.distance };
    runJob<SheetRequest, never, Sheet>(startWorker, request, {
      signal: job.signal,
      onProgress: () => {},
    }).then(
      (laidOut) => {
        setSheet(laidOut);
        setFailure(undefined);
      },
      (error: Error) => job.signal.aborted || setFailure(error.message),
    );
    return () => job.abort();
  }, [table, metric, order, isMissing]);

  return { build, sheet, isUpToDate, failure };
}
