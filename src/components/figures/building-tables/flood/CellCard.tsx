import { useMemo } from "preact/hooks";
import { CubeNet } from "../../../kit/cube/CubeNet.tsx";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { depthInk } from "../../../kit/distances/depth-colours.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { cubeOf, digitsOf, fateOf } from "./cell-words.ts";
import type { FloodLog } from "./flood-log.ts";
import { wayTo } from "./moment.ts";
import { distanceColour } from "./distance-colour.ts";

interface Props {
  log: FloodLog;
  time: number;
  cell: number;
}

/** One index: the state it represents, its distance, and a shortest path to it. */
export function CellCard({ log, time, cell }: Props) {
  const fate = fateOf(log, time, cell);
  const cube = useMemo(() => cubeOf(log, time, cell), [log, time, cell]);
  const way = wayTo(log, cell).map(({ move }) => nameMove(move));
  const distance = log.distance[cell];
  return (
    <div class="cell-card grid">
      <p class="cell-title semibold space-between row-center">
        {`number ${formatNumber(cell)}`}
        <span
          class="cell-distance text-sm"
          style={
            fate === "reached"
              ? `background: ${distanceColour(distance)}; color: ${depthInk(distance)}`
              : undefined
          }
          data-fate={fate}
        >
          {fate === "reached" ? `distance ${distance}` : "no distance"}
        </span>
      </p>
      <p class="cell-digits">
        <span class="cell-label text-sm text-muted">
          {log.table === "permutations" ? "order" : "twists"}
        </span>{" "}
        <b>{digitsOf(log, cell).join(" ")}</b>
      </p>
      <p class="cell-way">
        {fate === "reached" && way.length > 0 && (
          <>
            <span class="cell-label text-sm text-muted">from solved</span>{" "}
            <b>{way.join(" ")}</b>
          </>
        )}
        {fate === "reached" && way.length === 0 && "This is solved."}
        {fate === "later" && "Not reached yet. How far is it, do you think?"}
        {fate === "never" && "These moves never lead here."}
      </p>
      <CubeNet state={cube} />
    </div>
  );
}
