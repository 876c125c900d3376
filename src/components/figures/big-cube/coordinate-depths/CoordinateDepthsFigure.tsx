import { useEffect } from "preact/hooks";
import { toBigFacelets } from "#lib/big-cube/facelet-string.ts";
import { unrankBigCube } from "#lib/big-cube/number.ts";
import { Chart } from "#kit/chart/Chart.tsx";
import { drawDepthHistogram, histogramAltText } from "#kit/chart/depth-histogram.ts";
import { BigCubePicture } from "#kit/cube/BigCubePicture.tsx";
import { meanOf, sumOf } from "#kit/distances/histogram-sums.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { useJob, useJobState } from "#kit/job/use-job.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { Figure, FigureNotice } from "#kit/widget/Figure.tsx";
import { Select } from "#kit/widget/Select.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import type { DepthCounts, CountedDepths } from "#src/workers/depth-table.ts";
import { runJob } from "#src/workers/run-job.ts";
import { BigJumpButtons } from "../BigJumpButtons.tsx";
import { BigTurnButtons } from "../BigTurnButtons.tsx";
import { readerBigCube } from "../reader-big-cube.ts";
import { CoordinateValues } from "./CoordinateValues.tsx";
import {
  cubeAndDepthsHistory,
  depthsStore,
  entryOf,
  DEPTH_TABLE_NAMES,
  tableTitle,
} from "./depths-model.ts";
import { PublishedCheck } from "./PublishedCheck.tsx";
import "./coordinate-depths.css";

/** The rows to reserve: most tables have about ten. */
const ROWS = 10;

interface Props {
  /** The counts of the table that the figure opens with. */
  example: DepthCounts;
}

/** A pruning table of one coordinate or two, built depth by depth, and the cube’s entry in it. */
export function CoordinateDepthsFigure({ example }: Props) {
  const name = useWidget(depthsStore);
  const cube = unrankBigCube(useWidget(readerBigCube));
  const job = useJob<readonly number[], CountedDepths>(
    [],
    ({ signal, onProgress }) =>
      runJob("depth-table", name, {
        signal,
        onProgress: (count) => onProgress((counts) => [...counts, count]),
      }),
    [name],
  );
  const state = useJobState(job);
  const isExample = name === depthsStore.model.initial;
  useEffect(() => {
    if (!isExample) void job.start();
  }, [job]);
  const table = state.phase === "done" ? state.result : undefined;
  const counts = table ?? (isExample && state.phase === "idle" ? example : undefined);
  const histogram = counts?.histogram ?? state.progress;
  const entry = entryOf(name, cube);
  const depth = table && entry !== undefined ? table.depths[entry] : undefined;
  return (
    <Figure
      id="coordinate-depths"
      title="Pruning tables of coordinates"
      lead="Choose one coordinate or two, and build the table."
      store={cubeAndDepthsHistory}
      captionRoom={[3.3, 4.65, 6]}
      caption={
        <Caption
          counts={counts}
          depth={depth}
          isOutside={table !== undefined && entry === undefined}
        />
      }
    >
      <div class="coordinate-choice row-center needs-js">
        <Select
          label="Table"
          options={DEPTH_TABLE_NAMES}
          value={name}
          onChoose={(to) => depthsStore.dispatch(to)}
          show={tableTitle}
        />
        <JobButton job={job}>{table ? "Build it again" : "Build it here"}</JobButton>
      </div>
      <div class="coordinate-depths grid">
        <div>
          <Chart
            draw={drawDepthHistogram({
              histogram,
              rows: Math.max(ROWS, histogram.length),
              fill: (at) => (at === depth ? "var(--accent)" : "var(--line)"),
            })}
            version={`${histogram.join()} ${depth}`}
            label={histogramAltText(histogram)}
          />
          <PublishedCheck name={name} counts={counts} />
        </div>
        <div class="coordinate-cube">
          <BigCubePicture stickers={toBigFacelets(cube)} />
          <BigTurnButtons
            onTurn={(move) => readerBigCube.dispatch({ type: "turn", move })}
          />
          <BigJumpButtons />
          <CoordinateValues cube={cube} />
        </div>
      </div>
      <FigureNotice store={depthsStore} />
    </Figure>
  );
}

interface CaptionProps {
  counts: DepthCounts | undefined;
  /** The entry of the reader's cube. */
  depth: number | undefined;
  /** Whether the cube has no entry, because it isn't in the second phase. */
  isOutside: boolean;
}

/** Two live regions, so that a turn announces the entry alone. */
function Caption({ counts, depth, isOutside }: CaptionProps) {
  return (
    <>
      <span role="status">
        <TableText counts={counts} />
      </span>{" "}
      <span role="status">
        {depth !== undefined && (
          <>
            The entry for this cube is <b>{depth}</b>
            {depth === 0
              ? ": the table alone can’t tell it from solved."
              : `, so every solution has at least ${countWord(depth, "turn")}.`}
          </>
        )}
        {isOutside &&
          "This table has entries only for tame cubes. Press Solved, then turn the top or bottom, or make half turns of the sides."}
      </span>
    </>
  );
}

function TableText({ counts }: Pick<CaptionProps, "counts">) {
  if (counts === undefined)
    return <>The table is being built, one depth after another.</>;
  const { histogram } = counts;
  return (
    <>
      The table has <b>{n(sumOf(histogram))}</b> entries. The greatest entry is{" "}
      <b>{histogram.length - 1}</b>, and the mean is{" "}
      <b>{meanOf(histogram).toFixed(2)}</b>.
    </>
  );
}
