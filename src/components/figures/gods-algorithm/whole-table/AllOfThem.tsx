import { unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { type Metric, movesOf } from "../../../../lib/puzzle/moves.ts";
import { Chart } from "../../../kit/chart/Chart.tsx";
import { CubeNet } from "../../../kit/cube/CubeNet.tsx";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { JumpButtons } from "../../../kit/cube/JumpButtons.tsx";
import { readerCube, turnReaderCube } from "../../../kit/reader/reader-cube.ts";
import { TURN_KEYS_HINT, turnGestures } from "../../../kit/cube/turn-gestures.ts";
import { PUBLISHED } from "../../../kit/distances/published-histograms.ts";
import { formatCount, formatNumber } from "../../../kit/text/format-number.ts";
import { listOf } from "../../../kit/text/list-of.ts";
import { JobButton } from "../../../kit/job/JobButton.tsx";
import { Figure, Notice } from "../../../kit/widget/Figure.tsx";
import { meanOf, sumOf } from "../../../kit/distances/histogram-sums.ts";
import { AllCaption } from "./AllCaption.tsx";
import "./all-of-them.css";
import type { CubeDistances } from "../../../kit/distances/distances-of.ts";
import { drawGrowth, growthInWords } from "./draw-growth.ts";
import { cubeInMetric, metricStore } from "./metric-store.ts";
import type { KnownInBoth } from "./tables-at-build.ts";
import { PageMetric } from "./PageMetric.tsx";
import { TurnsHome } from "./TurnsHome.tsx";
import { useGrowth } from "./use-growth.ts";
import { useCubeInTable } from "./use-cube-in-table.ts";
import {
  type TableBuild,
  wholeTables,
} from "../../../kit/distances/whole-table-store.ts";

/** The whole table, built while the reader watches, and its entries for one cube. */
export function AllOfThem({ known }: { known: KnownInBoth }) {
  const { metric, build, index, distances } = useCubeInTable(known);
  const published = PUBLISHED.states[metric];
  const growth = useGrowth(build);
  const counted = growth.counted ?? known[metric].histogram;

  return (
    <Figure
      id="fig-all"
      captionRoom={[5.6, 8.2]}
      title="All of them"
      lead="See how many positions there are at each distance."
      store={cubeInMetric}
      controls={
        <>
          <PageMetric metric={metric} />
          <JobButton job={wholeTables[metric]} class="all-build">
            {build.phase === "idle" ? "Build the table" : "Build it again"}
          </JobButton>
        </>
      }
      caption={
        <AllCaption metric={metric} build={growth.build} published={published} />
      }
    >
      <Notice store={metricStore} />
      <div class="all-of-them grid" onKeyDown={turnGestures(turnReaderCube).onKeyDown}>
        <div class="all-chart">
          <Chart
            draw={drawGrowth({ counted, published })}
            version={`${metric} ${counted.join()}`}
            label={growthInWords({ counted, published })}
          />
        </div>
        <div class="all-sums">
          <progress
            max={sumOf(published)}
            value={sumOf(counted)}
            aria-label="Positions whose distance is known"
          />
          <Sums counted={counted} published={published} build={growth.build} />
        </div>
        <div class="all-cube">
          <CubeNet state={unrankState(index)} />
          <p class="all-distance">
            <CubeDistance {...{ index, distances, metric }} />
          </p>
          <div class="needs-js screen-only">
            <TurnsHome metric={metric} distances={distances} onTurn={turnReaderCube} />
            <div class="all-jumps">
              <JumpButtons
                onJump={(to) => readerCube.dispatch({ type: "index", index: to })}
              />
            </div>
            <p class="figure-hint all-hint">{TURN_KEYS_HINT}</p>
          </div>
        </div>
      </div>
    </Figure>
  );
}

function Sums({
  counted,
  published,
  build,
}: {
  counted: readonly number[];
  published: readonly number[];
  build: TableBuild;
}) {
  const total = sumOf(counted);
  const isWhole = total === sumOf(published);
  const seconds = build.phase === "done" ? build.result.milliseconds / 1000 : undefined;
  return (
    <dl>
      <dt>positions</dt>
      <dd>{formatNumber(total)}</dd>
      <dt>farthest</dt>
      <dd>{isWhole ? `${counted.length - 1} turns` : "…"}</dd>
      <dt>mean</dt>
      <dd>{isWhole ? meanOf(counted).toFixed(6) : "…"}</dd>
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

function CubeDistance({
  index,
  distances,
  metric,
}: {
  index: number;
  distances: CubeDistances | undefined;
  metric: Metric;
}) {
  const name = `Your cube, number ${formatNumber(index)},`;
  if (distances === undefined) {
    return <>{name} has a distance that only the table knows. Build it.</>;
  }
  const { now, afterMove } = distances;
  if (now === 0) return <>{name} is solved. Every turn leads away.</>;
  const nearer = movesOf(metric)
    .filter((move) => afterMove[move] < now)
    .map(nameMove);
  return (
    <>
      {name} is <b>{formatCount(now, metric === "QTM" ? "quarter turn" : "turn")}</b>{" "}
      from solved.{" "}
      {nearer.length === 1 ? `Only ${nearer[0]} leads` : `${listOf(nearer)} lead`}{" "}
      nearer.
    </>
  );
}
