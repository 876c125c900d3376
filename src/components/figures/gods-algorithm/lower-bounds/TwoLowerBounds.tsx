import { turnUnit } from "#kit/distances/turn-unit.ts";
import { useState } from "preact/hooks";
import { N_STATES, unrankState } from "#lib/puzzle/coordinates.ts";
import { type Metric, movesOf } from "#lib/puzzle/moves.ts";
import { Chart } from "#kit/chart/Chart.tsx";
import { drawDepthHistogram } from "#kit/chart/depth-histogram.ts";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { JumpButtons } from "#kit/cube/JumpButtons.tsx";
import { readerCube, turnReaderCube } from "#kit/reader/reader-cube.ts";
import { TURN_KEYS_HINT, turnGestures } from "#kit/cube/turn-gestures.ts";
import { TurnButtons } from "#kit/cube/TurnButtons.tsx";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { cubeAndMetricHistory, metricStore } from "../whole-table/metric-store.ts";
import { PageMetricChoice } from "../whole-table/PageMetricChoice.tsx";
import type { PrecomputedTables } from "../whole-table/precomputed-tables.ts";
import { useCubeDistances } from "../whole-table/use-cube-distances.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { useJobState } from "#kit/job/use-job.ts";
import { Figure, FigureNotice } from "#kit/widget/Figure.tsx";
import { More } from "#kit/widget/More.tsx";
import { cubeBounds, type CubeBounds } from "./cube-bounds.ts";
import { formatPercent, sumLowerBounds } from "#kit/distances/lower-bound-counts.ts";
import { BoundsCaption } from "./BoundsCaption.tsx";
import { type BoundsCell, BoundsTable } from "./BoundsTable.tsx";
import "./two-lower-bounds.css";
import { surveys } from "./survey-store.ts";

const GAP_ROWS = 11;

/** The lower bounds from the two small tables for all states, compared with the distances. */
export function TwoLowerBounds({ precomputed }: { precomputed: PrecomputedTables }) {
  const { metric, build, index, distances } = useCubeDistances(precomputed);
  const [selected, setSelected] = useState<BoundsCell>();
  const run = useJobState(surveys[metric]);
  const { statesByBound: positions } =
    run.phase === "done" ? run.result : precomputed[metric].survey;
  const sums = sumLowerBounds(positions);
  const bound = cubeBounds(index, metric);
  const turn = (move: number, options?: { amend: boolean }) => {
    setSelected(undefined);
    turnReaderCube(move, options);
  };

  return (
    <Figure
      id="fig-shadows"
      captionRoom={[4.2, 4.2, 7]}
      title="Bound and distance"
      lead="See how often the two are equal."
      store={cubeAndMetricHistory}
      controls={
        <>
          <PageMetricChoice metric={metric} />
          <JobButton
            plain
            job={surveys[metric]}
            class="bounds-count"
            idle={run.phase === "done"}
          >
            {run.phase === "done" ? "Counted here" : "Count here"}
          </JobButton>
        </>
      }
      caption={
        <BoundsCaption
          {...{ run, metric, sums }}
          precomputed={precomputed[metric].survey.statesByBound}
        />
      }
    >
      <FigureNotice store={metricStore} />
      <div
        class="two-bounds grid"
        aria-busy={build.phase === "running"}
        onKeyDown={turnGestures(turn).onKeyDown}
      >
        <div class="bounds-own grid">
          <CubeNet state={unrankState(index)} />
          <p class="bounds-words">
            <BoundText bound={bound} distance={distances?.now} index={index} />
          </p>
          <div class="buttons screen-only needs-js">
            <TurnButtons moves={movesOf(metric)} onTurn={turn} />
            <div class="buttons bounds-jumps">
              <JumpButtons
                onJump={(to) => {
                  setSelected(undefined);
                  readerCube.dispatch({ type: "index", index: to });
                }}
              />
            </div>
            <p class="figure-hint keyboard-hint w-full">{TURN_KEYS_HINT}</p>
          </div>
        </div>
        <div>
          <p class="bounds-axes space-between text-sm text-muted" aria-hidden="true">
            <span>↓ distance</span>
            <span class="bounds-key">your cube</span>
            <span>bound →</span>
          </p>
          <BoundsTable
            positions={positions}
            cube={{ bound: bound.bound, distance: distances?.now }}
            selected={selected}
            onSelect={setSelected}
          />
          <p class="bounds-readout">
            <Readout
              metric={metric}
              cell={selected ?? { bound: bound.bound, distance: distances?.now }}
              positions={positions}
            />
          </p>
        </div>
      </div>
      <More title="How far off the bound is">
        <p>States by the difference between distance and bound:</p>
        <Chart
          draw={drawDepthHistogram({
            histogram: sums.unsaid,
            rows: GAP_ROWS,
            fill: () => "var(--accent)",
          })}
          version={`${metric} ${sums.unsaid.join()}`}
          label={gapAltText(sums.unsaid)}
        />
      </More>
    </Figure>
  );
}

function BoundText({
  bound: { permutation, orientation, bound },
  distance,
  index,
}: {
  bound: CubeBounds;
  distance: number | undefined;
  index: number;
}) {
  return (
    <>
      Your cube, state {formatNumber(index)}: its permutation alone is{" "}
      <b>{`${permutation}`}</b> from solved, its orientation alone{" "}
      <b>{`${orientation}`}</b>. So it is at least {`${bound}`} away.{" "}
      {distance === undefined ? (
        <>The table is being built; it has the distance.</>
      ) : (
        <>
          Its distance is <b>{`${distance}`}</b>.
        </>
      )}
    </>
  );
}

function Readout({
  cell: { bound, distance },
  positions,
  metric,
}: {
  cell: { bound: number; distance: number | undefined };
  positions: readonly (readonly number[])[];
  metric: Metric;
}) {
  if (distance === undefined) {
    return <>Bound {`${bound}`}: somewhere in this column. The table has the row.</>;
  }
  const count = positions[bound]?.[distance] ?? 0;
  const gap = distance - bound;
  const rest =
    gap === 0
      ? "Here the bound is exact."
      : `Here the bound is ${formatCount(gap, turnUnit(metric))} too low.`;
  return (
    <>
      Bound {`${bound}`}, distance {`${distance}`}: <b>{formatNumber(count)}</b>{" "}
      {count === 1 ? "state" : "states"}, {formatPercent(count, N_STATES)} of all.{" "}
      {rest}
    </>
  );
}

function gapAltText(gaps: readonly number[]): string {
  const rows = gaps.map((count, turns) => `${turns}: ${formatNumber(count)}`);
  return `States by the difference between distance and bound. ${rows.join("; ")}.`;
}
