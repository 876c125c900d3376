import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import type { JobState } from "#kit/job/job.ts";
import type { RoundsRun, RoundsRuns } from "./use-rounds.ts";

interface RoundsSummary {
  readonly cube: number;
  /** Whether the cube is the page's example. */
  readonly isPages: boolean;
  readonly phase: JobState<RoundsRuns, void>["phase"];
  readonly runs: RoundsRuns;
  /** The moves that each search tries, as predicted. */
  readonly tries: { readonly pruning: number; readonly none: number };
}

/** The caption for the two searches. */
export function roundsCaption({
  cube,
  isPages,
  phase,
  runs,
  tries,
}: RoundsSummary): string {
  if (cube === 0) return "This cube is solved: no round is needed.";
  if (phase === "failed") {
    return "The search could not be run in this browser.";
  }
  if (phase === "cancelled") return "Cancelled. The counts so far are shown.";
  if (phase === "running") return "Searching in the background …";
  const { pruning, none } = runs;
  if (pruning && none) return comparisonText(pruning, none);
  const times = tries.none / tries.pruning;
  const asMany = times < 2 ? "" : `, about ${rounded(times)} times as many`;
  return `${isPages ? "This cube" : "Your cube"} takes ${formatCount(tries.pruning, "try", "tries")} with the two tables and ${formatNumber(tries.none)} without${asMany}. The bars show the tries on a logarithmic scale: each equal step means ten times as many.`;
}

function comparisonText(pruning: RoundsRun, none: RoundsRun): string {
  const [withTables, without] = [pruning, none].map(({ rounds }) => rounds.at(-1)!);
  const isComplete = withTables.complete && without.complete;
  if (isComplete && withTables.solutions !== without.solutions) {
    return "The library is broken: the two searches found different solutions.";
  }
  const agreement = isComplete
    ? "the same solutions"
    : "what they could before the second one was stopped";
  const milliseconds = pruning.milliseconds!;
  const times = none.milliseconds! / milliseconds;
  const timing =
    times < 2
      ? "This close to solved, it took hardly longer without a table."
      : `With the tables the search takes ${rounded(milliseconds)} milliseconds, without a table ${rounded(times)} times as long; building the tables is not counted.`;
  return `Both found ${agreement}. ${timing} ✓ marks what was counted here.`;
}

/** Two digits: times are no more precise than that. */
function rounded(value: number): string {
  return formatNumber(Number(value.toPrecision(2)));
}
