import { turnUnit } from "../../../kit/distances/turn-unit.ts";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { formatCount, formatNumber } from "../../../kit/text/format-number.ts";
import { formatTime } from "../../../kit/text/format-time.ts";
import { firstDifference } from "../../../kit/distances/compare-histograms.ts";
import { sumOf } from "../../../kit/distances/histogram-sums.ts";
import { prefersReducedMotion } from "../../../kit/widget/prefers-reduced-motion.ts";
import type { TableBuild } from "../../../kit/distances/whole-table-store.ts";

interface Props {
  metric: Metric;
  build: TableBuild;
  published: readonly number[];
}

/** The status of the table, announced to screen readers. */
export function HistogramCaption(props: Props) {
  return <span role="status">{captionText(props)}</span>;
}

function captionText({ metric, build, published }: Props) {
  const total = formatNumber(sumOf(published));
  switch (build.phase) {
    case "idle":
      return (
        <>
          Computed when this page was made, in {metric}: {total} states, none more than{" "}
          <b>{formatCount(published.length - 1, turnUnit(metric))}</b> from solved. The
          dashed outlines are the published counts; ✓ means that ours agree.
          <span class="screen-only">
            {" "}
            Build the table, and your own browser fills the outlines.
          </span>
        </>
      );
    case "running":
      return <>Building the table in the background. Each bar is a finished depth.</>;
    case "cancelled":
      return <>Cancelled. The counts shown were computed when this page was made.</>;
    case "failed":
      return (
        <>
          <b>The table could not be built:</b> {build.message}. The bars show the
          earlier counts.{" "}
          {!build.isUndone &&
            `According to the published counts, turns lead to all ${total} states, so the library is broken.`}
        </>
      );
    case "done":
      return (
        <BuildResult result={build.result} published={published} metric={metric} />
      );
  }
}

function BuildResult({
  result: { histogram, milliseconds },
  published,
  metric,
}: {
  result: { readonly histogram: readonly number[]; readonly milliseconds: number };
  published: readonly number[];
  metric: Metric;
}) {
  const difference = firstDifference(histogram, published);
  if (difference) {
    return (
      <>
        <b>The counts differ from the published ones.</b> At distance {difference.depth}{" "}
        the library finds {formatNumber(difference.found)} states instead of the
        published {formatNumber(difference.published)}. One of the two is wrong.
      </>
    );
  }
  return (
    <>
      <b>Built here, in {formatTime(milliseconds)}</b>
      {prefersReducedMotion() ? "" : ", and drawn more slowly"}. All {histogram.length}{" "}
      counts agree with the published ones in {metric}. Every state is at most{" "}
      <b>{formatCount(histogram.length - 1, turnUnit(metric))}</b> from solved, and this
      page now has all {formatNumber(sumOf(histogram))} distances.
    </>
  );
}
