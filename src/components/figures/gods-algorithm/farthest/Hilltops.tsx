import { turnUnit } from "#kit/distances/turn-unit.ts";
import { unrankState } from "#lib/puzzle/coordinates.ts";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { readerCube, turnReaderCube } from "#kit/reader/reader-cube.ts";
import { TURN_KEYS_HINT, turnGestures } from "#kit/cube/turn-gestures.ts";
import { depthColour } from "#kit/distances/depth-colours.ts";
import { surveys } from "../lower-bounds/survey-store.ts";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import type { CubeDistances } from "#kit/distances/distances-of.ts";
import { cubeAndMetricHistory, metricStore } from "../whole-table/metric-store.ts";
import type { PrecomputedTables } from "../whole-table/precomputed-tables.ts";
import { PageMetricChoice } from "../whole-table/PageMetricChoice.tsx";
import { DistanceTurns } from "../whole-table/DistanceTurns.tsx";
import { useCubeDistances } from "../whole-table/use-cube-distances.ts";
import { type Metric, movesOf } from "#lib/puzzle/moves.ts";
import { useJobState } from "#kit/job/use-job.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure, FigureNotice } from "#kit/widget/Figure.tsx";
import { useRoving } from "#kit/widget/use-roving.ts";
import "./hilltops.css";

/** The states from which no turn leads farther from solved, by distance. */
export function Hilltops({ precomputed }: { precomputed: PrecomputedTables }) {
  const { metric, build, index, distances } = useCubeDistances(precomputed);
  const run = useJobState(surveys[metric]);
  const survey = run.phase === "done" ? run.result : precomputed[metric].survey;
  const { hilltops } = survey;
  const counts = hilltops.map((_, distance) =>
    sumOf(survey.statesByBound.map((row) => row[distance])),
  );
  const examples = hilltops.flatMap(({ example }) => example ?? []);
  const { row, item } = useRoving(examples.length, 0);

  return (
    <Figure
      id="fig-hilltops"
      captionRoom={[4.2, 5.6]}
      title="Local maxima"
      lead="See how many states no turn leads farther away from."
      store={cubeAndMetricHistory}
      controls={<PageMetricChoice metric={metric} />}
      caption={<HilltopCaption distances={distances} metric={metric} />}
    >
      <FigureNotice store={metricStore} />
      <div class="hilltops grid" onKeyDown={turnGestures(turnReaderCube).onKeyDown}>
        <div {...row}>
          <table>
            <thead>
              <tr>
                <th scope="col">distance</th>
                <th scope="col">states</th>
                <th scope="col">no turn leads farther</th>
                <th scope="col">every turn leads closer</th>
                <td class="needs-js screen-only" />
              </tr>
            </thead>
            <tbody>
              {hilltops.map(({ noneFarther, allCloser, example }, distance) => (
                <tr key={distance} data-empty={noneFarther === 0 || undefined}>
                  <th scope="row">
                    <span
                      class="swatch"
                      style={`background: ${depthColour(distance)}`}
                    />
                    {`${distance}`}
                  </th>
                  <td>{formatNumber(counts[distance])}</td>
                  <td>{formatNumber(noneFarther)}</td>
                  <td>{formatNumber(allCloser)}</td>
                  <td class="needs-js screen-only">
                    {example !== undefined && (
                      <Button
                        aria-label={`Show one at distance ${distance}`}
                        aria-pressed={index === example}
                        onClick={() =>
                          readerCube.dispatch({ type: "index", index: example })
                        }
                        {...item(examples.indexOf(example))}
                      >
                        show
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div class="hilltops-cube" aria-busy={build.phase === "running"}>
          <CubeNet state={unrankState(index)} />
          <div class="needs-js screen-only">
            <DistanceTurns
              metric={metric}
              distances={distances}
              onTurn={turnReaderCube}
            />
            <p class="figure-hint keyboard-hint hilltops-hint">{TURN_KEYS_HINT}</p>
          </div>
        </div>
      </div>
    </Figure>
  );
}

function HilltopCaption({
  distances,
  metric,
}: {
  distances: CubeDistances | undefined;
  metric: Metric;
}) {
  if (distances === undefined) {
    return <>The table is being built; it has the distances around your cube.</>;
  }
  const { now, afterMove } = distances;
  const after = movesOf(metric).map((move) => afterMove[move]);
  const nFarther = after.filter((distance) => distance > now).length;
  const nCloser = after.filter((distance) => distance < now).length;
  const turn = turnUnit(metric);
  const here = <b>{formatCount(now, turn)} from solved</b>;
  if (nFarther > 0) {
    return (
      <>
        Your cube, {here}, is not a local maximum: {leadingTurns(nFarther, turn)}{" "}
        farther, {nCloser} closer.
        <span class="screen-only"> Press “show” to see one that is.</span>
      </>
    );
  }
  return (
    <>
      Your cube, {here}, is a local maximum: no {turn} leads farther,{" "}
      {nCloser === after.length
        ? "and every one leads closer"
        : `${nCloser} of ${after.length} ${nCloser === 1 ? "leads" : "lead"} closer, and the others keep the distance`}
      .
    </>
  );
}

function leadingTurns(turns: number, turn: string): string {
  return `${formatCount(turns, turn)} ${turns === 1 ? "leads" : "lead"}`;
}
