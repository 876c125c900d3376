import type { LostSolutions } from "../../../../workers/lost-solutions.ts";
import type { JobState } from "../../../kit/job/job.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";

/**
 * The result of the count.
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
      return "Measuring all positions, then looking at the first moves of each …";
    case "cancelled":
      return "Cancelled. What was reached stays on show.";
    case "failed":
      return `It could not be counted: ${state.message}.`;
    case "done":
      return count.someWithF === built.someWithF && count.onlyWithF === built.onlyWithF
        ? `Counted in this browser. ${countText(count)}`
        : "The library is broken: this count is not the one made with the page.";
  }
}

function countText({
  examined: done,
  someWithF: some,
  onlyWithF: all,
}: LostSolutions): string {
  return `Of ${formatNumber(done)} cubes, the program with the slip misses at least one solution for ${formatNumber(some)} (${percent(some, done)}), and prints nothing for ${formatNumber(all)} of them (${percent(all, done)}).`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
