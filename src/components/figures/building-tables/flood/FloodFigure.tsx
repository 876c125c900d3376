import { useMemo, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Chart } from "../../../kit/chart/Chart.tsx";
import {
  drawDepthHistogram,
  histogramInWords,
} from "../../../kit/chart/depth-histogram.ts";
import { SourceAt } from "../../../kit/source/SourceAt.tsx";
import { Choice } from "../../../kit/widget/Choice.tsx";
import { PredictableFigure } from "../../../kit/predict/PredictableFigure.tsx";
import { usePrediction } from "../../../kit/predict/use-prediction.ts";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { CellCard } from "./CellCard.tsx";
import { DepthChips } from "./DepthChips.tsx";
import { FloodControls } from "./FloodControls.tsx";
import { FloodGrid } from "./FloodGrid.tsx";
import { floodLog, type FloodTable } from "./flood-log.ts";
import { floodStore } from "./flood-model.ts";
import { agreementWords, momentWords, floodReachWords } from "./flood-words.ts";
import { FloodFacts } from "./FloodFacts.tsx";
import "./flood.css";
import { type Doing, momentAt } from "./moment.ts";
import { MoveChoice } from "./MoveChoice.tsx";
import { distanceColour } from "./distance-colour.ts";

const TABLES: readonly FloodTable[] = ["permutations", "orientations"];
/** Room for typical histograms; the few longer ones scroll. */
const CHART_ROWS = 9;

interface Props {
  /** The highlighted source of `breadthFirst`. */
  source?: ComponentChildren;
  /** The first line of the source in its file. */
  firstLine: number;
  /** The line of the source, counting from 0, for each action of the search. */
  lines: Readonly<Record<Doing, number>>;
}

/** Breadth-first search in progress: every index is a cell, every turn a step. */
export function FloodFigure({ source, firstLine, lines }: Props) {
  const state = useWidget(floodStore);
  const { table, subset, time } = state;
  const log = useMemo(() => floodLog(table, subset), [table, subset]);
  const moment = useMemo(() => momentAt(log, time), [log, time]);
  const { dispatch } = floodStore;
  const [hovered, setHovered] = useState<number>();
  const goTo = (depth: number) => dispatch({ type: "depth", depth });
  const prediction = usePrediction(
    "flood",
    log,
    () => import("./depth-questions.ts").then(({ depthQuestions }) => depthQuestions),
    { onStart: () => goTo(0), onShow: (place) => goTo(place + 1) },
  );

  const shown = hovered ?? state.cell ?? moment.turn?.to ?? 0;
  const agreement = agreementWords(log, moment);
  const { histogram } = moment;
  const rows = Math.max(CHART_ROWS, log.histogram.length);
  const full = Math.max(...log.histogram);
  return (
    <PredictableFigure
      prediction={prediction}
      id="flood"
      captionRoom={[3.3375, 4.65]}
      title="The flood"
      lead="See how each depth is made from the one before."
      store={floodStore}
      controls={
        <Choice
          label="What is flooded"
          options={TABLES}
          value={table}
          onChoose={(each) => {
            setHovered(undefined);
            dispatch({ type: "table", table: each });
          }}
          class="flood-tables"
        />
      }
      caption={
        <>
          {`${floodReachWords(log)} `}
          {agreement && (
            <b class="flood-agreement" data-agrees={agreement.agrees}>
              {`${agreement.agrees ? "✓" : "✗"} ${agreement.says}`}
            </b>
          )}
        </>
      }
    >
      <MoveChoice
        subset={subset}
        onToggle={(move) => dispatch({ type: "toggle", move })}
        onMoves={(moves) => dispatch({ type: "moves", moves })}
      />
      <div class="flood-body">
        <div class="flood-panes grid">
          <FloodGrid
            log={log}
            moment={moment}
            shown={shown}
            isPointed={hovered !== undefined || state.cell !== undefined}
            isPinned={state.cell !== undefined}
            onHover={setHovered}
            onRelease={() => dispatch({ type: "release" })}
            onPoint={(cell, options) => dispatch({ type: "cell", cell }, options)}
          />
          <div class="flood-side grid">
            <div
              class="flood-chart"
              role="group"
              aria-label="Histogram"
              tabIndex={rows > CHART_ROWS ? 0 : undefined}
              data-long={rows > CHART_ROWS || undefined}
            >
              <Chart
                draw={drawDepthHistogram({
                  histogram,
                  rows,
                  full,
                  fill: distanceColour,
                })}
                version={`${rows} ${full} ${histogram.join(" ")}`}
                label={histogramInWords(histogram)}
              />
            </div>
            <FloodFacts log={log} moment={moment} />
            <CellCard log={log} time={time} cell={shown} />
          </div>
        </div>
        <div class="reveals-answer">
          <DepthChips log={log} moment={moment} onDepth={goTo} />
          <FloodControls log={log} moment={moment} />
        </div>
        <p class="flood-now">{momentWords(log, moment)}</p>
        <SourceAt firstLine={firstLine} line={lines[moment.doing]}>
          {source}
        </SourceAt>
      </div>
    </PredictableFigure>
  );
}
