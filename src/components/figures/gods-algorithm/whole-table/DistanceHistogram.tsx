import { useMemo, useRef } from "preact/hooks";
import { turnUnit } from "#kit/distances/turn-unit.ts";
import { unrankState } from "#lib/puzzle/coordinates.ts";
import { type Metric, movesOf } from "#lib/puzzle/moves.ts";
import { Chart } from "#kit/chart/Chart.tsx";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { moveLabel } from "#kit/cube/move-label.ts";
import { JumpButtons } from "#kit/cube/JumpButtons.tsx";
import { readerCube, turnReaderCube } from "#kit/reader/reader-cube.ts";
import { TURN_KEYS_HINT, turnGestures } from "#kit/cube/turn-gestures.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { PredictableFigure } from "#kit/predict/PredictableFigure.tsx";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { FigureNotice } from "#kit/widget/Figure.tsx";
import { usePresentedSteps } from "#kit/widget/use-presented-steps.ts";
import { meanOf, sumOf } from "#kit/distances/histogram-sums.ts";
import { HistogramCaption } from "./HistogramCaption.tsx";
import "./distance-histogram.css";
import type { CubeDistances } from "#kit/distances/distances-of.ts";
import { drawGrowthChart, growthAltText } from "./growth-chart.ts";
import { cubeAndMetricHistory, metricStore } from "./metric-store.ts";
import type { PrecomputedTables } from "./precomputed-tables.ts";
import { PageMetricChoice } from "./PageMetricChoice.tsx";
import { DistanceTurns } from "./DistanceTurns.tsx";
import { useGrowth } from "./use-growth.ts";
import { useCubeDistances } from "./use-cube-distances.ts";
import { type TableBuild, wholeTables } from "#kit/distances/whole-table-store.ts";

/** A histogram that grows while the table is built, and the table's entries for one cube. */
export function DistanceHistogram({ precomputed }: { precomputed: PrecomputedTables }) {
  const { metric, build, index, distances } = useCubeDistances(precomputed);
  const published = PUBLISHED_HISTOGRAMS.states[metric];
  const growth = useGrowth(build);
  const { histogram } = precomputed[metric];
  const counts = growth.counts ?? histogram;
  const known = useMemo(() => ({ metric, histogram }), [metric, histogram]);
  const prediction = usePrediction("fig-all", known, () =>
    import("./histogram-questions.ts").then(
      ({ histogramQuestions }) => histogramQuestions,
    ),
  );

  // A clicker solves the cube.
  const inside = useRef<HTMLDivElement>(null);
  const closer =
    distances &&
    movesOf(metric).find((move) => distances.afterMove[move] < distances.now);
  // Until the distances are known, its presses do nothing.
  const isWaiting = distances === undefined && build.phase === "running";
  const next =
    closer !== undefined
      ? () => turnReaderCube(closer)
      : isWaiting
        ? () => {}
        : undefined;
  usePresentedSteps({
    inside,
    next: prediction.isOn ? undefined : next,
    back: readerCube.canUndo.value ? readerCube.undo : undefined,
  });

  return (
    <PredictableFigure
      prediction={prediction}
      id="fig-all"
      captionRoom={[4.2, 7]}
      title="All states by distance"
      lead="See how many states there are at each distance from solved."
      store={cubeAndMetricHistory}
      controls={
        <>
          <PageMetricChoice metric={metric} />
          <JobButton job={wholeTables[metric]} class="all-build">
            {build.phase === "idle" ? "Build the table" : "Build it again"}
          </JobButton>
        </>
      }
      caption={
        <HistogramCaption metric={metric} build={growth.build} published={published} />
      }
    >
      <FigureNotice store={metricStore} />
      <div
        class="distance-histogram grid"
        ref={inside}
        onKeyDown={turnGestures(turnReaderCube).onKeyDown}
      >
        <div class="all-chart reveals-answer">
          <Chart
            draw={drawGrowthChart({ counts, published })}
            version={`${metric} ${counts.join()}`}
            label={growthAltText({ counts, published })}
          />
        </div>
        <div class="all-sums reveals-answer">
          <progress
            max={sumOf(published)}
            value={sumOf(counts)}
            aria-label="States whose distance is known"
          />
          <Totals
            counts={counts}
            published={published}
            build={growth.build}
            metric={metric}
          />
        </div>
        <div class="all-cube">
          <CubeNet state={unrankState(index)} />
          <p class="all-distance">
            <CubeDistanceText {...{ index, distances, metric }} />
          </p>
          <div class="needs-js screen-only">
            <DistanceTurns
              metric={metric}
              distances={distances}
              onTurn={turnReaderCube}
            />
            <div class="all-jumps">
              <JumpButtons
                onJump={(to) => readerCube.dispatch({ type: "index", index: to })}
              />
            </div>
            <p class="figure-hint keyboard-hint all-hint">{TURN_KEYS_HINT}</p>
          </div>
        </div>
      </div>
    </PredictableFigure>
  );
}

function Totals({
  counts,
  published,
  build,
  metric,
}: {
  counts: readonly number[];
  published: readonly number[];
  build: TableBuild;
  metric: Metric;
}) {
  const total = sumOf(counts);
  const isComplete = total === sumOf(published);
  const seconds = build.phase === "done" ? build.result.milliseconds / 1000 : undefined;
  return (
    <dl>
      <dt>states</dt>
      <dd>{formatNumber(total)}</dd>
      <dt>farthest</dt>
      <dd>{isComplete ? formatCount(counts.length - 1, turnUnit(metric)) : "…"}</dd>
      <dt>mean</dt>
      <dd>{isComplete ? meanOf(counts).toFixed(6) : "…"}</dd>
      <dt>per second</dt>
      <dd>
        {seconds === undefined
          ? build.phase === "running"
            ? "…"
            : "–"
          : `${(total / seconds / 1_000_000).toFixed(1)} million`}
      </dd>
    </dl>
  );
}

function CubeDistanceText({
  index,
  distances,
  metric,
}: {
  index: number;
  distances: CubeDistances | undefined;
  metric: Metric;
}) {
  const name = `Your cube, state ${formatNumber(index)},`;
  if (distances === undefined) {
    return <>{name} is not in the table yet. Build the table to see its distance.</>;
  }
  const { now, afterMove } = distances;
  if (now === 0) return <>{name} is solved. Every move leads farther away.</>;
  const closer = movesOf(metric)
    .filter((move) => afterMove[move] < now)
    .map(moveLabel);
  return (
    <>
      {name} is <b>{formatCount(now, turnUnit(metric))}</b> from solved.{" "}
      {closer.length === 1 ? `Only ${closer[0]} leads` : `${formatList(closer)} lead`}{" "}
      closer.
    </>
  );
}
