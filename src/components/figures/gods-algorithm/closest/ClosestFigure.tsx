import { splitIndex, unrankState } from "#lib/puzzle/coordinates.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { pruningTables } from "#lib/tables/pruning-table.ts";
import { cubeAndMetricHistory, metricStore } from "../whole-table/metric-store.ts";
import { PageMetricChoice } from "../whole-table/PageMetricChoice.tsx";
import { ClosestBars } from "./ClosestBars.tsx";
import "./closest.css";
import { closestStates, type FixedCoordinate } from "./closest-states.ts";
import { closestText } from "./closest-text.ts";

/** The states closest to solved with the reader's orientation, and with its permutation. */
export function ClosestFigure() {
  const index = useWidget(readerCube);
  const metric = useWidget(metricStore);
  return (
    <Figure
      id="fig-closest"
      title="The closest states"
      lead="Fix one part of your cube: how close to solved can it be?"
      store={cubeAndMetricHistory}
      controls={<PageMetricChoice metric={metric} />}
      caption={
        <p class="page-only">
          In the picture of all states, those with your orientation are a row, and those
          with your permutation a column. The marked bar includes yours.
        </p>
      }
    >
      <div class="closest grid">
        <ClosestWith fixed="orientation" {...{ index, metric }} />
        <ClosestWith fixed="permutation" {...{ index, metric }} />
      </div>
    </Figure>
  );
}

interface Props {
  fixed: FixedCoordinate;
  index: number;
  metric: Metric;
}

function ClosestWith({ fixed, index, metric }: Props) {
  const closest = closestStates(index, fixed, metric);
  const example = closest.states.includes(index) ? index : closest.states[0];
  const { histogram } = pruningTables(metric)[fixed];
  const text = closestText(fixed, splitIndex(index)[fixed], closest, metric);
  return (
    <div>
      <p class="semibold">{text.heading}</p>
      <p class="closest-words">{text.result}</p>
      <div class="closest-one grid">
        <CubeNet state={unrankState(example)} />
        <div>
          <p>
            {example === index ? "Yours: " : "One of them: "}
            {`state ${formatNumber(example)}`}
          </p>
          <Button
            class="needs-js screen-only"
            idle={example === index}
            onClick={() => readerCube.dispatch({ type: "index", index: example })}
          >
            Make it my cube
            <span class="visually-hidden">
              {fixed === "orientation"
                ? ", with the same orientation"
                : ", with the same permutation"}
            </span>
          </Button>
        </div>
      </div>
      <ClosestBars
        label={text.chartCaption}
        histogram={histogram}
        marked={closest.turns}
      />
    </div>
  );
}
