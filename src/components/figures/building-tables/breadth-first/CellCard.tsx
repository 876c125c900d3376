import { useMemo } from "preact/hooks";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { moveLabel } from "#kit/cube/move-label.ts";
import { depthInk } from "#kit/distances/depth-colours.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { cellState, cellDigits, cellStatus } from "./cell-text.ts";
import type { BreadthFirstLog } from "./breadth-first-log.ts";
import { shortestPathTo } from "./search-snapshot.ts";
import { distanceColour } from "./distance-colour.ts";

interface Props {
  log: BreadthFirstLog;
  time: number;
  cell: number;
}

/** A card about one index: its state, its distance, and a shortest path to it. */
export function CellCard({ log, time, cell }: Props) {
  const status = cellStatus(log, time, cell);
  const cube = useMemo(() => cellState(log, time, cell), [log, time, cell]);
  const path = shortestPathTo(log, cell).map(({ move }) => moveLabel(move));
  const distance = log.distance[cell];
  return (
    <div class="cell-card grid">
      <p class="cell-title semibold space-between row-center">
        {`index ${formatNumber(cell)}`}
        <span
          class="cell-distance text-sm"
          style={
            status === "reached"
              ? `background: ${distanceColour(distance)}; color: ${depthInk(distance)}`
              : undefined
          }
          data-fate={status}
        >
          {status === "reached" ? `distance ${distance}` : "no distance"}
        </span>
      </p>
      <p class="cell-digits">
        <span class="cell-label text-sm text-muted">
          {log.table === "permutations" ? "permutation" : "orientation"}
        </span>{" "}
        <b>{cellDigits(log, cell).join(" ")}</b>
      </p>
      <p class="cell-way">
        {status === "reached" && path.length > 0 && (
          <>
            <span class="cell-label text-sm text-muted">from solved</span>{" "}
            <b>{path.join(" ")}</b>
          </>
        )}
        {status === "reached" && path.length === 0 && "This is solved."}
        {status === "later" && "Not reached yet. What distance do you expect?"}
        {status === "never" && "These moves never lead here."}
      </p>
      <CubeNet state={cube} />
    </div>
  );
}
