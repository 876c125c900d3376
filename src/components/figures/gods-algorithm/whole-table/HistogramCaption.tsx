import { turnUnit } from "#kit/distances/turn-unit.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { formatTime } from "#kit/text/format-time.ts";
import { firstDifference } from "#kit/distances/compare-histograms.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { prefersReducedMotion } from "#kit/widget/prefers-reduced-motion.ts";
import type { TableBuild } from "#kit/distances/whole-table-store.ts";

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
          All {total} states, none more than{" "}
          <b>{formatCount(published.length - 1, turnUnit(metric))}</b> from solved (
          {metric}). A dashed outline is a published count; ✓ means that ours is the
          same.
          <span class="screen-only">
            {" "}
            <b>Build the table</b> counts them again, in your browser.
          </span>
        </>
      );
    case "running":
      return (
        <>Building the table in the background. Each bar is a depth that is finished.</>
      );
    case "cancelled":
      return <>Cancelled. The bars show the counts from when this page was made.</>;
    case "failed":
      return (
        <>
          <b>The table could not be built:</b> {build.message}. The bars show the
          earlier counts.{" "}
          {!build.isUndone &&
            `Moves should reach all ${total} states, so the library is broken.`}
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
      counts agree with the published ones in {metric}. No state is more than{" "}
      <b>{formatCount(histogram.length - 1, turnUnit(metric))}</b> from solved. This
      page now has all {formatNumber(sumOf(histogram))} distances.
    </>
  );
}
