import { useEffect, useState } from "preact/hooks";
import type { Metric } from "#lib/puzzle/moves.ts";
import type { PictureOrder, ArrangedDistances } from "#src/workers/arrange-states.ts";
import { runJob } from "#src/workers/run-job.ts";
import { useJob } from "#kit/job/use-job.ts";
import { type TableBuild, wholeTables } from "#kit/distances/whole-table-store.ts";

interface PendingSheet {
  readonly build: TableBuild;
  /** Whether the sheet is the requested one. */
  readonly isUpToDate: boolean;
  readonly sheet: ArrangedDistances | undefined;
  readonly failure: string | undefined;
  retry(): void;
}

/**
 * Lays out the picture's sheet in the background once it is requested.
 */
export function useSheet(
  metric: Metric,
  order: PictureOrder,
  isRequested: boolean,
): PendingSheet {
  const build = wholeTables[metric].state;
  const [sheet, setSheet] = useState<ArrangedDistances>();
  const table = build.phase === "done" ? build.result : undefined;

  const isUpToDate = sheet?.metric === metric && sheet.arrangement.order === order;
  const isMissing = isRequested && !isUpToDate;

  useEffect(() => {
    if (isMissing && build.phase === "idle") void wholeTables[metric].startOnce();
  }, [metric, isMissing, build.phase]);

  const job = useJob<unknown, void, Uint8Array>(
    undefined,
    async (options, distance) => {
      const request = { metric, order, distance };
      setSheet(await runJob("arrange-states", request, options));
    },
    [table, metric, order, isMissing],
  );
  const { state } = job;
  useEffect(() => {
    if (isMissing && table && state.phase === "idle") void job.start(table.distance);
  }, [job, state.phase]);

  return {
    build,
    sheet,
    isUpToDate,
    failure: state.phase === "failed" ? state.message : undefined,
    retry: job.reset,
  };
}
