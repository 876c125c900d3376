import { NODES_EACH, VIEW_COUNTS } from "#src/workers/compare-views.ts";
import type { JobState } from "#kit/job/job.ts";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { shortestOf, type ViewRun } from "./view-runs.ts";

/** What the searches show so far. */
export function runsText(
  state: JobState<readonly ViewRun[], void>,
  runs: readonly ViewRun[],
): string {
  if (state.phase === "failed")
    return `The cube could not be solved: ${state.message}.`;
  if (state.phase === "running") {
    const run = runs.at(-1);
    return run
      ? `Searching in ${countWord(run.views, "view")}.`
      : "Building the tables of the solver.";
  }
  const shortest = shortestOf(runs);
  if (!shortest) {
    return `Search this cube in ${VIEW_COUNTS.join(", ").replace(/, (\d)$/, " and $1")} views, with ${formatNumber(NODES_EACH)} nodes each.`;
  }
  if (shortest.moves.length === 0) return "This cube is solved. Choose another.";
  return `${improvementText(runs)} The shortest found has ${formatCount(shortest.moves.length, "move")}: ${shortest.firstPhaseLength} until the cube is tame, and ${shortest.moves.length - shortest.firstPhaseLength} from there.${state.phase === "cancelled" ? " The search was stopped." : ""}`;
}

/** How the first solutions compare with those at the end. */
function improvementText(runs: readonly ViewRun[]): string {
  const [run] = runs.filter(({ solutions }) => solutions.length > 0);
  const [first] = run.solutions;
  const last = run.solutions[run.solutions.length - 1];
  const start = `In ${countWord(run.views, "view")} the first solution has ${formatCount(first.moves.length, "move")}`;
  return first === last
    ? `${start}, and no shorter one is found.`
    : `${start}, and longer first phases lead to shorter ones, down to ${last.moves.length}.`;
}
