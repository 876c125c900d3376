import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import {
  percent,
  type Positions,
  type LowerBoundSums,
} from "../../../kit/distances/lower-bound-counts.ts";
import type { SurveyRun } from "./survey-store.ts";

interface Props {
  run: SurveyRun;
  metric: Metric;
  sums: LowerBoundSums;
  /** The counts computed at build. */
  precomputed: Positions;
}

export function BoundsCaption({ run, metric, sums, precomputed }: Props) {
  return (
    <>
      <span role="status">
        <SurveyStatus run={run} precomputed={precomputed} total={sums.total} />
      </span>{" "}
      <BoundsSummary metric={metric} sums={sums} />
    </>
  );
}

function SurveyStatus({
  run,
  precomputed,
  total,
}: {
  run: SurveyRun;
  precomputed: Positions;
  total: number;
}) {
  switch (run.phase) {
    case "idle":
      return <span class="page-only">Counted when this page was made. </span>;
    case "running":
      return run.progress === undefined ? (
        <>Building the table first, in the background … </>
      ) : (
        <>Counting, {percent(run.progress, total)} done … </>
      );
    case "cancelled":
      return <>Cancelled: these counts are from when this page was made. </>;
    case "failed":
      return (
        <>
          <b>They could not be counted here:</b> {run.message}.{" "}
        </>
      );
    case "done":
      return String(run.result.positions) === String(precomputed) ? (
        <>Counted again in your browser, with the same result in every cell. </>
      ) : (
        <>
          <b>
            Your browser’s counts differ from those that the page was made with.
          </b>{" "}
        </>
      );
  }
}

function BoundsSummary({ metric, sums }: { metric: Metric; sums: LowerBoundSums }) {
  const { total, meanBound, meanDistance, unsaid, tooNear } = sums;
  if (tooNear > 0) {
    return (
      <>
        {formatNumber(tooNear)} positions are nearer than their bound: then it is no
        bound, and the library is broken.
      </>
    );
  }
  return (
    <>
      No position lies above the stairs: the bound never promises too much. But it is{" "}
      {meanBound.toFixed(2)} on average, the distance {meanDistance.toFixed(2)} in{" "}
      {metric}, and only {formatNumber(unsaid[0])} positions,{" "}
      {percent(unsaid[0], total)}, stand on the tinted stairs where both are the same.
    </>
  );
}
