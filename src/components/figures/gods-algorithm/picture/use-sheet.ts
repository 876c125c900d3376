import { useEffect, useState } from "preact/hooks";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import type { Order, Sheet, SheetRequest } from "../../../../workers/arrange-states.ts";
import { runJob } from "../../../../workers/run-job.ts";
import {
  type TableBuild,
  wholeTables,
} from "../../../kit/distances/whole-table-store.ts";

const startWorker = () =>
  new Worker(new URL("../../../../workers/arrange-states.worker.ts", import.meta.url), {
    type: "module",
  });

interface SheetOnItsWay {
  readonly build: TableBuild;
  /** Whether the sheet is the one that is asked for. */
  readonly isUpToDate: boolean;
  /** The newest sheet that is there: while another is laid out, the one before. */
  readonly sheet: Sheet | undefined;
  /** Why it could not be laid out, if it could not. */
  readonly failure: string | undefined;
  /** Lays it out anew after a failure. */
  retry(): void;
}

interface Failure {
  readonly metric: Metric;
  readonly order: Order;
  readonly message: string;
}

/** The picture's sheet, laid out in the background; `wanted` is false until it is asked for. */
export function useSheet(metric: Metric, order: Order, wanted: boolean): SheetOnItsWay {
  const build = wholeTables[metric].build.value;
  const [sheet, setSheet] = useState<Sheet>();
  const [failed, setFailed] = useState<Failure>();
  const table = build.phase === "ready" ? build.table : undefined;

  const isUpToDate = sheet?.metric === metric && sheet.arrangement.order === order;
  const isMissing = wanted && !isUpToDate;
  const hasFailed = failed?.metric === metric && failed.order === order;

  // Another figure may have let go of the table in the meantime.
  useEffect(() => {
    if (isMissing && build.phase === "none") void wholeTables[metric].start();
  }, [metric, isMissing, build.phase]);

  useEffect(() => {
    if (!isMissing || !table || hasFailed) return;
    const job = new AbortController();
    const request: SheetRequest = { metric, order, distance: table.distance };
    runJob<SheetRequest, never, Sheet>(startWorker, request, {
      signal: job.signal,
      onProgress: () => {},
    }).then(
      (laidOut) => {
        setSheet(laidOut);
        setFailed(undefined);
      },
      ({ message }: Error) =>
        job.signal.aborted || setFailed({ metric, order, message }),
    );
    return () => job.abort();
  }, [table, metric, order, isMissing, hasFailed]);

  return {
    build,
    sheet,
    isUpToDate,
    failure: hasFailed ? failed.message : undefined,
    retry: () => setFailed(undefined),
  };
}
