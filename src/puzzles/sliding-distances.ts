import type { PuzzleDistances } from "../lib/any-puzzle/build-distances.ts";
import type { SearchOptions } from "../lib/tables/search-options.ts";
import { checkIndex } from "../lib/indexing/check-input.ts";
import { checkMetric, type Metric } from "../lib/puzzle/moves.ts";
import { breadthFirst } from "../lib/tables/breadth-first.ts";
import {
  applySlide,
  checkSlidingBoard,
  longestSlide,
  whySlideIllegal,
  type Slide,
  type SlidingBoard,
  formatSlide,
  SLIDE_DIRECTIONS,
} from "./sliding-board.ts";
import { rankPieces, countTilePermutations, unrankPieces } from "./sliding-index.ts";

/** The distances of a board, by the indices of its states. */
export interface BoardDistances extends Omit<PuzzleDistances, "distance"> {
  distance(index: number): number;
}

/**
 * How far each position of a board is from solved. In HTM any tiles in a line that slide
 * together count as one move, in QTM each tile does.
 *
 * @throws {RangeError | TypeError} when there is no such board or metric
 * @cost  some microseconds and a byte for each position: a second for 3 × 3
 */
export function slidingDistances(
  uncheckedBoard: SlidingBoard,
  options: { metric: Metric } & Pick<SearchOptions, "onDepth">,
): BoardDistances {
  const board = checkSlidingBoard(uncheckedBoard);
  const metric = checkMetric(options);
  const { rows, columns } = board;
  const size = rows * columns * countTilePermutations(board);
  const slides = SLIDE_DIRECTIONS.flatMap((direction) => {
    const longest = metric === "QTM" ? 1 : longestSlide(direction, board);
    return Array.from({ length: longest }, (_, i): Slide => ({
      direction,
      tiles: i + 1,
    }));
  });
  const { distance, histogram } = breadthFirst<readonly number[], Slide>(
    {
      size,
      start: Array.from({ length: rows * columns }, (_, cell) => cell),
      moves: slides,
      rank: (pieces) => rankPieces(pieces, board),
      unrank: (index) => unrankPieces(index, board),
      // A slide that cannot be made leads nowhere.
      apply: (pieces, slide) =>
        whySlideIllegal(slide, board, pieces.indexOf(board.gap)) === undefined
          ? applySlide(pieces, slide, board)
          : pieces,
    },
    { onDepth: options.onDepth },
  );
  return {
    metric,
    moves: slides.map(formatSlide),
    costs: slides.map(() => 1),
    histogram,
    diameter: histogram.length - 1,
    distance: (index) => distance[checkIndex(index, size)],
  };
}
