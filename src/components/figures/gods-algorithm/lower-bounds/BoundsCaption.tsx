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
  served: Positions;
}

export function BoundsCaption({ run, metric, sums, served }: Props) {
  return (
    <>
      <span role="status">
        <Phase run={run} served={served} total={sums.total} />
      </span>{" "}
      <Finding metric={metric} sums={sums} />
    </>
  );
}

function Phase({
  run,
  served,
  total,
}: {
  run: SurveyRun;
  served: Positions;
  total: number;
}) {
  switch (run.phase) {
    case "idle":
      return <span class="reads-alone">Counted when this page was made. </span>;
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
      return String(run.result.positions) === String(served) ? (
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

function Finding({ metric, sums }: { metric: Metric; sums: LowerBoundSums }) {
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
