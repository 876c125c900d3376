import { formatNumber } from "../../../kit/text/format-number.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import type { JobState } from "../../../kit/job/job.ts";
import type { Round } from "../../../../workers/search-rounds.ts";
import { sumOf } from "../../../kit/distances/histogram-sums.ts";
import type { RoundsRuns } from "./use-rounds.ts";

interface Told {
  readonly cube: number;
  /** Whether the cube is the page's own, not chosen by the reader. */
  readonly isPages: boolean;
  readonly phase: JobState<RoundsRuns, void>["phase"];
  readonly runs: RoundsRuns;
  /** The predicted number of moves of both searches. */
  readonly foretold: { readonly pruning: number; readonly none: number };
}

/** The results of the two searches. */
export function wordsForRounds({ cube, isPages, phase, runs, foretold }: Told): string {
  if (cube === 0) return "This cube is solved: no round is needed.";
  if (phase === "failed") {
    return "The search could not be run in this browser.";
  }
  if (phase === "cancelled") return "Cancelled. What was counted stays on show.";
  if (phase === "running") return "Searching, in the background …";
  const { pruning, none } = runs;
  if (pruning && none) return wordsForBoth(pruning, none);
  return `The bars are on a logarithmic scale: each step of the same width is ten times as much. ${isPages ? "This cube" : "Your cube"} takes ${formatNumber(foretold.pruning)} moves with the two tables, and ${formatNumber(foretold.none)} without.`;
}

function wordsForBoth(pruning: readonly Round[], none: readonly Round[]): string {
  const [withTables, without] = [pruning, none].map((rounds) => rounds.at(-1)!);
  const isComplete = withTables.complete && without.complete;
  if (isComplete && withTables.solutions !== without.solutions) {
    return "The library is broken: the two searches found different solutions.";
  }
  const found = isComplete
    ? "the same solutions"
    : "what they could before the second was stopped";
  return `Both found ${found}. ${compare(timeOf(pruning), timeOf(none))} ✓ marks what was counted here.`;
}

function compare(withTables: number, without: number): string {
  // Clocks in browsers are coarse: a search that is over sooner can't be timed.
  if (withTables < MEASURABLE) {
    return without < MEASURABLE
      ? "Both were over too soon to be timed."
      : `With the tables it was over in less than ${countWord(MEASURABLE, "millisecond")}; without, it took ${formatNumber(Math.round(without))} milliseconds.`;
  }
  const times = without / withTables;
  return times < 2
    ? "So near to solved, it took hardly longer without a table."
    : `With the tables the search took ${formatNumber(Math.round(withTables))} milliseconds, without a table ${formatNumber(Number(times.toPrecision(2)))} times as long. Building the tables is not counted.`;
}

/** Some clocks tell only whole milliseconds. */
const MEASURABLE = 2;

const timeOf = (rounds: readonly Round[]) =>
  sumOf(rounds.map(({ milliseconds }) => milliseconds));
