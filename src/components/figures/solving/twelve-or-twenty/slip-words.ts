import { countWord, numberWord } from "../../../kit/text/number-word.ts";
import { divideByThree, type GuideSlip } from "./guide-search.ts";
import type { BothWays } from "./run-both-ways.ts";
import { PUZZLES, type SlipRun } from "./slip-model.ts";
import { meaningOf, minus } from "./Thirds.tsx";

/** The cube that the program is run on: the buttons show it, but not in print. */
export function wordsForRun({ puzzle, metric }: SlipRun): string {
  return `Run on: ${PUZZLES[puzzle]}, in ${metric}.`;
}

/** How the program represents the move before the first. */
export function wordsForStart({ start, rounding }: GuideSlip): string {
  const face = divideByThree(start, rounding);
  const third = `A third of ${minus(start)}, rounded ${rounding}, is ${minus(face)}: ${meaningOf(face)}.`;
  return face < 0
    ? `${third} Any face may come first.`
    : `${third} The program believes that F was turned just now, and begins nothing with F.`;
}

/** How many of all solutions the program printed, and what its test on faces cut. */
export function wordsForPrintout({ solutions, printout }: BothWays): string {
  const missed = solutions.filter(({ isPrinted }) => !isPrinted).length;
  return `${wordsForMissed(missed, solutions.length)} ${wordsForCut(printout.cutLater)}`;
}

function wordsForMissed(missed: number, all: number): string {
  if (missed === 0) return "It prints every solution.";
  if (missed === all) return "It prints nothing at all.";
  return `It misses ${numberWord(missed)} of ${all}.`;
}

function wordsForCut(cut: number): string {
  const test = "After a move its test “not the same face twice” has";
  if (cut === 0) return `${test} not cut a single turn.`;
  return `${test} cut ${countWord(cut, "turn")}: halves of half turns.`;
}
