import { moveLabel } from "#kit/cube/move-label.ts";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { numberWord } from "#kit/text/number-word.ts";
import { visitCaption } from "../search/search-text.ts";
import { movesTo } from "../search/search-tree.ts";
import type { SolveAllRun, SolveAllSnapshot } from "./solve-all-run.ts";

export const movesText = (moves: readonly number[]) => moves.map(moveLabel).join(" ");

/** What the last step did. */
export function stepCaption(
  { turns, solutions }: SolveAllRun,
  { visit, isOver, kept }: SolveAllSnapshot,
): string {
  if (visit === undefined) {
    return `The function is called with a cube that is ${formatCount(turns, "turn")} from solved.`;
  }
  if (isOver) {
    const found = formatCount(solutions.length, "shortest solution");
    return `The search is over. It found ${found}, and each of the ${numberWord(kept)} moves that it kept is on one of them.`;
  }
  return visitCaption(visit, "exact");
}

/** The arguments of the call that is running. */
export function callText(
  { turns }: SolveAllRun,
  { current }: SolveAllSnapshot,
): string {
  const moves = movesTo(current);
  const last = moves.length > 0 ? moveLabel(moves.at(-1)!) : "none";
  return `depth ${turns - moves.length}, moves “${movesText(moves)}”, last ${last}`;
}

/** The counts of moves and solutions so far. */
export function countsText(
  { solutions }: SolveAllRun,
  { steps, kept, cut, leftOut }: SolveAllSnapshot,
): string {
  const found = solutions.filter(({ step }) => step <= steps).length;
  const counts = `${formatNumber(kept)} kept, ${formatNumber(cut)} cut, ${formatNumber(leftOut)} left out`;
  return `${counts}; ${formatCount(found, "solution")} so far`;
}
