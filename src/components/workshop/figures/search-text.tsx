import { MAX_TABLE_STATES } from "#lib/any-puzzle/search-depths.ts";
import type { PublishedFigures } from "#src/puzzles/gallery.ts";
import {
  differenceMessage,
  firstDifference,
} from "#kit/distances/compare-histograms.ts";
import { meanOf, sumOf } from "#kit/distances/histogram-sums.ts";
import type { JobState } from "#kit/job/job.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { withGroups } from "#kit/text/with-groups.ts";
import type { WorkshopPuzzle } from "../puzzle/workshop-puzzle.ts";
import { isShortNumber } from "#kit/widget/parse-big-number.ts";
import type { SearchedPuzzle, SearchProgress } from "../puzzle/searched-puzzle.ts";

/** At two bits each. */
const STATES_PER_MEGABYTE = 4_000_000n;

/**
 * Why a puzzle cannot be searched, if that is known.
 *
 * @param size  the number of its states; undefined if it is not known
 */
export function whyTooLarge(
  name: string,
  size: bigint | undefined,
): string | undefined {
  if (size === undefined || size <= MAX_TABLE_STATES) return undefined;
  const limit = `This page can search up to ${formatNumber(MAX_TABLE_STATES)}`;
  if (!isShortNumber(size)) {
    return `The number of states of ${name} has ${String(size).length} digits. ${limit}: a table of all of them would need more memory than there is on Earth.`;
  }
  const megabytes = (size + STATES_PER_MEGABYTE / 2n) / STATES_PER_MEGABYTE;
  const memory =
    megabytes < 10_000n
      ? `${formatNumber(megabytes)} megabytes`
      : `${formatNumber((megabytes + 500n) / 1000n)} gigabytes`;
  return `${name} has ${formatNumber(size)} states. ${limit}: a table of all of them would need ${memory} at two bits each, and twice that while it is built.`;
}

export function searchCaption(
  { name }: WorkshopPuzzle,
  state: JobState<SearchProgress, SearchedPuzzle>,
  size: bigint | undefined,
): string {
  if (state.phase === "done") {
    const { histogram: counts } = state.result;
    const states = formatNumber(sumOf(counts));
    const farthest = counts.at(-1)!;
    return `${name}: God’s number is ${counts.length - 1}. Of ${states} states, ${formatNumber(farthest)} ${farthest === 1 ? "is" : "are"} that far; the mean is ${meanOf(counts).toFixed(2)} moves.`;
  }
  const { histogram, soFar } = state.progress;
  const states = formatNumber(sumOf(histogram) + soFar);
  if (state.phase === "running") {
    const all = size === undefined ? "" : ` of ${formatNumber(size)}`;
    return `Searching: ${states}${all} states so far …`;
  }
  if (state.phase === "cancelled") return `Cancelled after ${states} states.`;
  if (state.phase === "failed") {
    return `The search failed: ${withGroups(state.message)}.`;
  }
  if (size === undefined) {
    return `Press “Find out what is forced” above to see how many states ${name} has. This page can search up to ${formatNumber(MAX_TABLE_STATES)}.`;
  }
  return `How far is each state of ${name} from solved? Your browser can find out.`;
}

/** Published figures, and whether the search agrees with them. */
export function agreementCaption(
  { states, godsNumber, histogram, source, address }: PublishedFigures,
  counts: readonly number[] | undefined,
) {
  if (source === undefined)
    return "We don’t know of any published figures to compare with.";
  const by = address === undefined ? source : <a href={address}>{source}</a>;
  if (counts === undefined) {
    return (
      <>
        Published:{" "}
        {[
          states !== undefined && `${formatNumber(states)} states`,
          godsNumber !== undefined && `God’s number ${godsNumber}`,
        ]
          .filter(Boolean)
          .join(", ")}{" "}
        ({by}).
      </>
    );
  }
  const difference = histogram && firstDifference(counts, histogram);
  if (difference !== undefined) {
    return (
      <>
        ≠ {differenceMessage("The result", difference)} ({by})
      </>
    );
  }
  const isSame =
    (states ?? sumOf(counts)) === sumOf(counts) &&
    (godsNumber ?? counts.length - 1) === counts.length - 1;
  return isSame ? (
    <>
      ✓ This agrees with the published figures
      {histogram ? ", row by row" : ": states and God’s number"} ({by}).
    </>
  ) : (
    <>
      ≠ Published: {states && formatNumber(states)} states, God’s number {godsNumber} (
      {by}).
    </>
  );
}
