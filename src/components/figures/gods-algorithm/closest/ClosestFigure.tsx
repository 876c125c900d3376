import { splitIndex, unrankState } from "../../../../lib/puzzle/coordinates.ts";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { CubeNet } from "../../../kit/cube/CubeNet.tsx";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { pruningTables } from "../../../../lib/tables/pruning-table.ts";
import { cubeInMetric, metricStore } from "../whole-table/metric-store.ts";
import { PageMetric } from "../whole-table/PageMetric.tsx";
import { ClosestBars } from "./ClosestBars.tsx";
import "./closest.css";
import { closestOf, type Coordinate } from "./closest-of.ts";
import { wordsForClosest } from "./closest-words.ts";

/** The closest cube with the same twists, and the closest with the same order. */
export function ClosestFigure() {
  const index = useWidget(readerCube);
  const metric = useWidget(metricStore);
  return (
    <Figure
      id="fig-closest"
      title="The closest"
      lead="Compare your cube with the closest of its row and column."
      store={cubeInMetric}
      controls={<PageMetric metric={metric} />}
      caption={
        <p class="reads-alone">
          In the picture, the cubes with your twists are a row, and those with your
          order a column. The marked bar is where yours stands among all rows, and all
          columns.
        </p>
      }
    >
      <div class="closest grid">
        <ClosestWith keeps="orientation" {...{ index, metric }} />
        <ClosestWith keeps="permutation" {...{ index, metric }} />
      </div>
    </Figure>
  );
}

interface Props {
  keeps: Coordinate;
  index: number;
  metric: Metric;
}

function ClosestWith({ keeps, index, metric }: Props) {
  const closest = closestOf(index, keeps, metric);
  const shown = closest.states.includes(index) ? index : closest.states[0];
  const { histogram } = pruningTables(metric)[keeps];
  const words = wordsForClosest(keeps, splitIndex(index)[keeps], closest);
  return (
    <div>
      <p class="semibold">{words.kept}</p>
      <p class="closest-words">{words.found}</p>
      <div class="closest-one grid">
        <CubeNet state={unrankState(shown)} />
        <div>
          <p>
            {shown === index ? "Yours: " : "One of them: "}
            {`number ${formatNumber(shown)}`}
          </p>
          <Button
            class="needs-js screen-only"
            idle={shown === index}
            onClick={() => readerCube.dispatch({ type: "index", index: shown })}
          >
            Make it my cube
            <span class="visually-hidden">
              {keeps === "orientation"
                ? ", with the same twists"
                : ", with the same order"}
            </span>
          </Button>
        </div>
      </div>
      <ClosestBars label={words.all} histogram={histogram} marked={closest.turns} />
    </div>
  );
}
