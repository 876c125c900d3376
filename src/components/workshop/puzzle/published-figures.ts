import { internalsOf, type Puzzle } from "#lib/any-puzzle/puzzle.ts";
import { puzzleSteps } from "#lib/any-puzzle/puzzle-steps.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import type { PublishedFigures } from "#src/puzzles/gallery.ts";
import type { WorkshopPuzzle } from "./workshop-puzzle.ts";

/** The published figures in a metric; the same in both metrics if the same moves count. */
export function publishedFiguresIn(
  { metric, puzzle, published, publishedInOtherMetric = {} }: WorkshopPuzzle,
  otherMetric: Metric,
): PublishedFigures {
  const isSame = typeof puzzle.group !== "string" && hasSameMoves(puzzle.group);
  return otherMetric === metric || isSame ? published : publishedInOtherMetric;
}

/** Whether both metrics count the same moves. */
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
