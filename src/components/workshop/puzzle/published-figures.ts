import { internalsOf, type Puzzle } from "../../../lib/any-puzzle/puzzle.ts";
import { puzzleSteps } from "../../../lib/any-puzzle/puzzle-steps.ts";
import type { Metric } from "../../../lib/puzzle/moves.ts";
import type { PublishedFigures } from "../../../puzzles/gallery.ts";
import type { WorkshopPuzzle } from "./workshop-puzzle.ts";

/** What is published of a puzzle in a metric; the same in both, where both count the same moves. */
export function publishedFiguresIn(
  { metric, puzzle, published, publishedInOtherMetric = {} }: WorkshopPuzzle,
  otherMetric: Metric,
): PublishedFigures {
  const isSame = typeof puzzle.group !== "string" && hasSameMoves(puzzle.group);
  return otherMetric === metric || isSame ? published : publishedInOtherMetric;
}

/** Whether no move has other powers than itself and its inverse. */
function hasSameMoves(puzzle: Puzzle): boolean {
  const { moves, layout } = internalsOf(puzzle).checked;
  try {
    const [half, quarter] = (["HTM", "QTM"] as const).map(
      (metric) => puzzleSteps(moves, layout, metric).length,
    );
    return half === quarter;
  } catch {
    return false; // too many powers for HTM
  }
}
