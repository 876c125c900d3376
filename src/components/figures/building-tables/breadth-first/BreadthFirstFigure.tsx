import { useMemo, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Chart } from "#kit/chart/Chart.tsx";
import { drawDepthHistogram, histogramAltText } from "#kit/chart/depth-histogram.ts";
import { SourceAt } from "#kit/source/SourceAt.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { More } from "#kit/widget/More.tsx";
import { Select } from "#kit/widget/Select.tsx";
import { PredictableFigure } from "#kit/predict/PredictableFigure.tsx";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { CellCard } from "./CellCard.tsx";
import { DepthChips } from "./DepthChips.tsx";
import { SearchControls } from "./SearchControls.tsx";
import { DistanceGrid } from "./DistanceGrid.tsx";
import { breadthFirstLog, type BreadthFirstTable } from "./breadth-first-log.ts";
import { breadthFirstStore } from "./breadth-first-model.ts";
import { agreementText, snapshotText, reachText } from "./breadth-first-text.ts";
import { SearchFacts } from "./SearchFacts.tsx";
import "./breadth-first.css";
import { type SearchStepKind, snapshotAt } from "./search-snapshot.ts";
import { MovePicker } from "./MovePicker.tsx";
import { distanceColour } from "./distance-colour.ts";

const TABLES: readonly BreadthFirstTable[] = ["permutations", "orientations"];
/** Turns per second. */
const SPEEDS = [2, 20, 200, 2000, 10_000];
const SPEED_NAMES = ["turn by turn", "slow", "brisk", "fast", "very fast"];
/** Enough for typical histograms; the few longer ones scroll. */
const CHART_ROWS = 9;

interface Props {
  /** The highlighted source of `breadthFirst`. */
  source?: ComponentChildren;
  /** The first line of the source in its file. */
  firstLine: number;
  /** The line of the source that each kind of step executes, from 0. */
  lines: Readonly<Record<SearchStepKind, number>>;
}

/** A breadth-first search step by step: every index is a cell, every turn a step. */
export function BreadthFirstFigure({ source, firstLine, lines }: Props) {
  const state = useWidget(breadthFirstStore);
  const { table, subset, time } = state;
  const log = useMemo(() => breadthFirstLog(table, subset), [table, subset]);
  const snapshot = useMemo(() => snapshotAt(log, time), [log, time]);
  const { dispatch } = breadthFirstStore;
  const [hovered, setHovered] = useState<number>();
  const [speed, setSpeed] = useState(3);
  const goTo = (depth: number) => dispatch({ type: "depth", depth });
  const prediction = usePrediction(
    "flood",
    log,
    () => import("./depth-questions.ts").then(({ depthQuestions }) => depthQuestions),
    { onStart: () => goTo(0), onReveal: (place) => goTo(place + 1) },
  );

  const displayedCell = hovered ?? state.cell ?? snapshot.turn?.to ?? 0;
  const agreement = agreementText(log, snapshot);
  const { histogram } = snapshot;
  const rows = Math.max(CHART_ROWS, log.histogram.length);
  const full = Math.max(...log.histogram);
  return (
    <PredictableFigure
      prediction={prediction}
      id="flood"
      captionRoom={[3.3375, 4.65]}
      title="Breadth-first search"
      lead="See how each depth is made from the one before."
      store={breadthFirstStore}
      caption={
        <>
          {`${reachText(log)} `}
          {agreement && (
            <b class="flood-agreement" data-agrees={agreement.agrees}>
              {`${agreement.agrees ? "✓" : "✗"} ${agreement.says}`}
            </b>
          )}
        </>
      }
    >
      <div class="flood-body grid">
        <DistanceGrid
          log={log}
          snapshot={snapshot}
          displayedCell={displayedCell}
          isPointed={hovered !== undefined || state.cell !== undefined}
          isPinned={state.cell !== undefined}
          onHover={setHovered}
          onRelease={() => dispatch({ type: "release" })}
          onPoint={(cell, options) => dispatch({ type: "cell", cell }, options)}
        />
        <div class="flood-side grid">
          <Choice
            label="Which table"
            options={TABLES}
            value={table}
            onChoose={(each) => {
              setHovered(undefined);
              dispatch({ type: "table", table: each });
            }}
            class="close flood-tables needs-js"
          />
          <div class="reveals-answer">
            <DepthChips log={log} snapshot={snapshot} onDepth={goTo} />
            <SearchControls log={log} snapshot={snapshot} speed={SPEEDS[speed]} />
          </div>
          <p class="flood-now">{snapshotText(log, snapshot)}</p>
          <SearchFacts log={log} snapshot={snapshot} />
        </div>
        <SourceAt firstLine={firstLine} line={lines[snapshot.stepKind]}>
          {source}
        </SourceAt>
      </div>
      <More title="Allowed moves, speed, histogram and cube">
        <div class="flood-settings row">
          <MovePicker
            subset={subset}
            onToggle={(move) => dispatch({ type: "toggle", move })}
            onMoves={(moves) => dispatch({ type: "moves", moves })}
          />
          <label class="needs-js">
            speed{" "}
            <Select
              label="Speed"
              options={[...SPEEDS.keys()]}
              value={speed}
              onChoose={(each) => setSpeed(each)}
              show={(i) => SPEED_NAMES[i]}
            />
          </label>
        </div>
        <div class="flood-more grid">
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
              label={histogramAltText(histogram)}
            />
          </div>
          <CellCard log={log} time={time} cell={displayedCell} />
        </div>
      </More>
    </PredictableFigure>
  );
}
