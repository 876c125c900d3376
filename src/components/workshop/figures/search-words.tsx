import type { PublishedFigures } from "../../../puzzles/gallery.ts";
import { differenceInWords, firstDifference } from "../../kit/distances/agreement.ts";
import { meanOf, sumOf } from "../../kit/distances/histogram-sums.ts";
import type { JobState } from "../../kit/job/job.ts";
import { formatNumber } from "../../kit/text/format-number.ts";
import type { ChosenPuzzle } from "../puzzle/chosen-puzzle.ts";
import type { SearchedPuzzle } from "../puzzle/searched-puzzle.ts";

/** What the search of all positions takes at most. */
const MAX_SEARCHED = 200_000_000n;

/** Why a puzzle cannot be searched, if that is known. */
export function tooLargeInWords({
  isLight,
  name,
  puzzle,
}: ChosenPuzzle): string | undefined {
  if (!isLight || puzzle.sizeBig <= MAX_SEARCHED) return undefined;
  return `${name} has ${formatNumber(puzzle.sizeBig)} positions. A table of all of them is made up to ${formatNumber(MAX_SEARCHED)}: this one would fill ${formatNumber(puzzle.sizeBig / 1_000_000_000n + 1n)} gigabytes at a byte each.`;
}

export function searchInWords(
  { name }: ChosenPuzzle,
  state: JobState<readonly number[], SearchedPuzzle>,
  found: readonly number[],
): string {
  const positions = formatNumber(sumOf(found));
  if (state.phase === "done") {
    const farthest = found.at(-1)!;
    return `${name}: God’s number is ${found.length - 1}. Of ${positions} positions, ${formatNumber(farthest)} ${farthest === 1 ? "is" : "are"} that far; the mean is ${meanOf(found).toFixed(2)} moves.`;
  }
  if (state.phase === "running") return `Searching: ${positions} positions so far …`;
  if (state.phase === "cancelled") return `Cancelled after ${positions} positions.`;
  if (state.phase === "failed") return `The search has failed: ${state.message}.`;
  return `How far are the positions of ${name} from solved? Your browser can find out.`;
}

/** What is published, and whether the browser has found the same. */
export function agreementInWords(
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
