import { countWord, numberWord } from "#kit/text/number-word.ts";
import { divideByThree, type GuideVariant } from "./guide-search.ts";
import type { SearchComparison } from "./compare-searches.ts";
import { RUN_CUBES, type GuideRun } from "./guide-run-model.ts";
import { faceLabel, withMinusSign } from "./Thirds.tsx";

/** The cube on which the program runs; in print there are no buttons to show it. */
export function runText({ puzzle, metric }: GuideRun): string {
  return `Run on: ${RUN_CUBES[puzzle]}, in ${metric}.`;
}

/** How the program represents the move before the first. */
export function startText({ start, rounding }: GuideVariant): string {
  const face = divideByThree(start, rounding);
  const third = `A third of ${withMinusSign(start)}, rounded ${rounding}, is ${withMinusSign(face)}: ${faceLabel(face)}.`;
  return face < 0
    ? `${third} Any face may come first.`
    : `${third} The program assumes that F has just been turned, and starts no solution with F.`;
}

/** How many of the solutions the program printed, and what its test on faces cut. */
export function printoutText({ solutions, printout }: SearchComparison): string {
  const missed = solutions.filter(({ isPrinted }) => !isPrinted).length;
  return `${missedText(missed, solutions.length)} ${cutText(printout.cutLater)}`;
}

function missedText(missed: number, all: number): string {
  if (missed === 0) return "It prints every solution.";
  if (missed === all) return "It prints nothing at all.";
  return `It misses ${numberWord(missed)} of ${all}.`;
}

function cutText(cut: number): string {
  const test = "After a move its test “not the same face twice” has";
  if (cut === 0) return `${test} not cut a single turn.`;
  return `${test} cut ${countWord(cut, "turn")}: halves of half turns.`;
}
