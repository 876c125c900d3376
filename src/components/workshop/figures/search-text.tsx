import { MAX_TABLE_STATES } from "../../../lib/any-puzzle/search-depths.ts";
import type { PublishedFigures } from "../../../puzzles/gallery.ts";
import { differenceInWords, firstDifference } from "../../kit/distances/agreement.ts";
import { meanOf, sumOf } from "../../kit/distances/histogram-sums.ts";
import type { JobState } from "../../kit/job/job.ts";
import { formatNumber } from "../../kit/text/format-number.ts";
import { withGroups } from "../../kit/text/with-groups.ts";
import type { WorkshopPuzzle } from "../puzzle/workshop-puzzle.ts";
import { isShortNumber } from "../puzzle/parse-big-number.ts";
import type { SearchedPuzzle, SearchProgress } from "../puzzle/searched-puzzle.ts";

/** Each has two bits. */
const STATES_PER_MEGABYTE = 4_000_000n;

/**
 * Why a puzzle cannot be searched, if that is known.
 *
 * @param size  how many positions it has; undefined where that has not been found out
 */
export function whyTooLarge(
  name: string,
  size: bigint | undefined,
): string | undefined {
  if (size === undefined || size <= MAX_TABLE_STATES) return undefined;
  const limit = `Searches here go up to ${formatNumber(MAX_TABLE_STATES)}`;
  if (!isShortNumber(size)) {
    return `${name} has a number of positions with ${String(size).length} digits. ${limit}: a table of that many would fill more memory than there is on Earth.`;
  }
  const megabytes = (size + STATES_PER_MEGABYTE / 2n) / STATES_PER_MEGABYTE;
  const much =
    megabytes < 10_000n
      ? `${formatNumber(megabytes)} megabytes`
      : `${formatNumber((megabytes + 500n) / 1000n)} gigabytes`;
  return `${name} has ${formatNumber(size)} positions. ${limit}: a table of these would fill ${much} at two bits each, and as much again while it is made.`;
}

export function searchCaption(
  { name }: WorkshopPuzzle,
  state: JobState<SearchProgress, SearchedPuzzle>,
  size: bigint | undefined,
): string {
  if (state.phase === "done") {
    const { histogram: found } = state.result;
    const positions = formatNumber(sumOf(found));
    const farthest = found.at(-1)!;
    return `${name}: God’s number is ${found.length - 1}. Of ${positions} positions, ${formatNumber(farthest)} ${farthest === 1 ? "is" : "are"} that far; the mean is ${meanOf(found).toFixed(2)} moves.`;
  }
  const { histogram, soFar } = state.progress;
  const positions = formatNumber(sumOf(histogram) + soFar);
  if (state.phase === "running") {
    const all = size === undefined ? "" : ` of ${formatNumber(size)}`;
    return `Searching: ${positions}${all} positions so far …`;
  }
  if (state.phase === "cancelled") return `Cancelled after ${positions} positions.`;
  if (state.phase === "failed") {
    return `This could not be searched: ${withGroups(state.message)}.`;
  }
  if (size === undefined) {
    return `Press “Find out what is forced” above to see how many positions ${name} has: up to ${formatNumber(MAX_TABLE_STATES)} can be searched here.`;
  }
  return `How far is each position of ${name} from solved? Your browser can find out.`;
}

/** What is published, and whether the browser has found the same. */
export function agreementCaption(
  { positions, godsNumber, histogram, source, address }: PublishedFigures,
  found: readonly number[] | undefined,
) {
  if (source === undefined) return "We know of no published figures to compare with.";
  const by = address === undefined ? source : <a href={address}>{source}</a>;
  if (found === undefined) {
    return (
      <>
        Known elsewhere:{" "}
        {[
          positions !== undefined && `${formatNumber(positions)} positions`,
          godsNumber !== undefined && `God’s number ${godsNumber}`,
        ]
          .filter(Boolean)
          .join(", ")}{" "}
        ({by}).
      </>
    );
  }
  const difference = histogram && firstDifference(found, histogram);
  if (difference !== undefined) {
    return (
      <>
        ≠ {differenceInWords("What was found", difference)} ({by})
      </>
    );
  }
  const isSame =
    (positions ?? sumOf(found)) === sumOf(found) &&
    (godsNumber ?? found.length - 1) === found.length - 1;
  return isSame ? (
    <>
      ✓ This agrees with what is known elsewhere
      {histogram ? ", row by row" : ": positions and God’s number"} ({by}).
    </>
  ) : (
    <>
      ≠ Known elsewhere: {positions && formatNumber(positions)} positions, God’s number{" "}
      {godsNumber} ({by}).
    </>
  );
}
