import type { Metric } from "#lib/puzzle/moves.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import {
  formatPercent,
  type StateCounts,
  type LowerBoundSums,
} from "#kit/distances/lower-bound-counts.ts";
import type { SurveyRun } from "./survey-store.ts";

interface Props {
  run: SurveyRun;
  metric: Metric;
  sums: LowerBoundSums;
  precomputed: StateCounts;
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
  precomputed: StateCounts;
  total: number;
}) {
  switch (run.phase) {
    case "idle":
      return null;
    case "running":
      return run.progress === undefined ? (
        <>Building the table first, in the background … </>
      ) : (
        <>Counting, {formatPercent(run.progress, total)} done … </>
      );
    case "cancelled":
      return <>Cancelled. These counts are from when this page was made. </>;
    case "failed":
      return (
        <>
          <b>Counting failed here:</b> {run.message}.{" "}
        </>
      );
    case "done":
      return String(run.result.statesByBound) === String(precomputed) ? (
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
        {formatNumber(tooNear)} states are closer than their lower bound, so the library
        is broken.
      </>
    );
  }
  return (
    <>
      The bound is never too large, so no state is above the diagonal. Means in {metric}
      : bound {meanBound.toFixed(2)}, distance {meanDistance.toFixed(2)}. Both are equal
      for {formatNumber(unsaid[0])} states ({formatPercent(unsaid[0], total)}).
    </>
  );
}
