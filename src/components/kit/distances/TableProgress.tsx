import { N_STATES } from "#lib/puzzle/coordinates.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import { formatNumber } from "../text/format-number.ts";
import { sumOf } from "./histogram-sums.ts";
import { type TableBuild, wholeTables } from "./whole-table-store.ts";
import { Button } from "../widget/Button.tsx";
import "./waiting.css";

/** The progress of a table being built, with a button to cancel. */
export function TableProgress({
  metric,
  build,
}: {
  metric: Metric;
  build: TableBuild;
}) {
  const store = wholeTables[metric];
  const isStopped = build.phase === "cancelled" || build.phase === "failed";
  return (
    <div class="table-waiting text-centre centred">
      <p role="status">
        {build.phase === "failed"
          ? `The distances could not be measured: ${build.message}.`
          : build.phase === "cancelled"
            ? "Cancelled. Without the distances there are no solutions to show."
            : `Measuring how far all ${formatNumber(N_STATES)} positions are from solved, a half turn counted as ${metric === "HTM" ? "one" : "two"} …`}
      </p>
      <progress
        max={N_STATES}
        value={build.phase === "running" ? sumOf(build.progress) : 0}
        aria-label="Positions measured"
      />
      <Button onClick={() => (isStopped ? void store.start() : store.cancel())}>
        {isStopped ? "Measure them" : "Cancel"}
      </Button>
    </div>
  );
}
