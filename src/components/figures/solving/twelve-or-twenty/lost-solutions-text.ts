import type { LostSolutions } from "../../../../workers/lost-solutions.ts";
import type { JobState } from "../../../kit/job/job.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";

/**
 * The caption for the count.
 *
 * @param built  the count computed at build
 */
export function lostSolutionsCaption(
  state: JobState<LostSolutions, void>,
  built: LostSolutions,
): string {
  const { progress: count } = state;
  switch (state.phase) {
    case "idle":
      return countText(count);
    case "running":
      return "Computing all distances, then checking the first moves of each state …";
    case "cancelled":
      return "Cancelled. The counts so far are shown.";
    case "failed":
      return `It could not be counted: ${state.message}.`;
    case "done":
      return count.someWithF === built.someWithF && count.onlyWithF === built.onlyWithF
        ? `Counted in this browser. ${countText(count)}`
        : "The library is broken: this count differs from the one made with the page.";
  }
}

function countText({
  examined: done,
  someWithF: some,
  onlyWithF: all,
}: LostSolutions): string {
  return `Of ${formatNumber(done)} states, the program with the mistake misses at least one solution for ${formatNumber(some)} (${percent(some, done)}), and prints nothing for ${formatNumber(all)} of them (${percent(all, done)}).`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
