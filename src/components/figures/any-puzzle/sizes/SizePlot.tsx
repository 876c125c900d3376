import { Chart } from "#kit/chart/Chart.tsx";
import { FigureFrame } from "#kit/widget/Figure.tsx";
import {
  drawSizeChart,
  type SizeChartLayout,
  SEARCH_STATUS,
  sizeChartAltText,
} from "./size-chart.ts";
import type { SearchStatus, SizedPuzzle } from "./size-facts.ts";
import "./size-plot.css";

/** Both are rendered; the width of the card decides which is shown. */
const LAYOUTS: readonly SizeChartLayout[] = ["narrow", "wide"];

/** The sizes of puzzles, and whether they were searched in full. */
export function SizePlot({ puzzles }: { puzzles: readonly SizedPuzzle[] }) {
  return (
    <FigureFrame
      id="size-plot"
      title="Where exact search ends"
      lead="See where the bars change their colour."
      caption={
        <>
          The bars show the <b>number of states</b>. The label of each is the{" "}
          <b>memory</b> for a table with two bits per state.
        </>
      }
    >
      <div class="size-plots">
        {LAYOUTS.map((layout) => (
          <div key={layout} class={`size-layout size-${layout}`}>
            <Chart
              draw={drawSizeChart(puzzles, layout)}
              version={layout}
              label={sizeChartAltText(puzzles)}
            />
          </div>
        ))}
      </div>
      <ul class="size-legend text-sm text-muted cluster">
        {Object.entries(SEARCH_STATUS).map(([searched, { words }]) => (
          <li
            key={searched}
            class="row-center"
            data-searched={searched as SearchStatus}
          >
            {words}
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}
