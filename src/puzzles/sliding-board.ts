import { isObject } from "../lib/any-puzzle/check-rows.ts";
import { checkWhole, describeValue } from "../lib/indexing/check-input.ts";

/** A board of tiles, one of whose cells is empty: the gap. Cells are counted row by row. */
export interface SlidingBoard {
  /** 2..4. */
  readonly rows: number;
  /** 2..4. */
  readonly columns: number;
  /** The cell where the gap is when solved, from 0. */
  readonly gap: number;
}

/** Whether a definition is of a sliding puzzle; not whether there is such a board. */
export function isSlidingBoard(definition: object): definition is SlidingBoard {
  return isObject(definition) && "rows" in definition;
}

/** @throws {RangeError | TypeError} when a side is not 2..4, or the gap off the board */
export function checkSlidingBoard({ rows, columns, gap }: SlidingBoard): SlidingBoard {
  checkWhole("rows", rows, 2, 4);
  checkWhole("columns", columns, 2, 4);
  checkWhole("gap", gap, 0, rows * columns - 1);
  return { rows, columns, gap };
}

/**
 * For each direction of a tile: its step, the opposite, and on which side of the gap it is.
 */
const DIRECTIONS = {
  U: { down: -1, right: 0, back: "D", gapSide: "below" },
  D: { down: 1, right: 0, back: "U", gapSide: "above" },
  L: { down: 0, right: -1, back: "R", gapSide: "right of" },
  R: { down: 0, right: 1, back: "L", gapSide: "left of" },
} as const;

type SlideDirection = keyof typeof DIRECTIONS;

export const SLIDE_DIRECTIONS = Object.keys(DIRECTIONS) as readonly SlideDirection[];

/** Some tiles in a line that slide one cell in the same direction. */
export interface Slide {
  readonly direction: SlideDirection;
  readonly tiles: number;
}

/**
 * The slide with this name: U, D, L or R, made several times as in L2, or backwards as in U'.
 *
 * @throws {RangeError} when there is no such slide
 */
export function parseSlide(name: string): Slide {
  const [, direction, count = "", back] = /^([UDLR])([1-9]?)('?)$/.exec(name) ?? [];
  if (direction === undefined) {
    const directions = `${SLIDE_DIRECTIONS.slice(0, -1).join(", ")} or ${SLIDE_DIRECTIONS.at(-1)}`;
    throw new RangeError(
      `there is no move ${describeValue(name)}; expected ${directions}, ` +
        "or one of them several times or backwards, such as L2 or U'",
    );
  }
  return {
    direction:
      back === "'"
        ? DIRECTIONS[direction as SlideDirection].back
        : (direction as SlideDirection),
    tiles: count === "" ? 1 : Number(count),
  };
}

export function formatSlide({ direction, tiles }: Slide): string {
  return tiles === 1 ? direction : `${direction}${tiles}`;
}

export function reverseSlide({ direction, tiles }: Slide): Slide {
  return { direction: DIRECTIONS[direction].back, tiles };
}

/** The most tiles that can slide in this direction. */
export function longestSlide(
  direction: SlideDirection,
  { rows, columns }: SlidingBoard,
): number {
  return (DIRECTIONS[direction].down === 0 ? columns : rows) - 1;
}

/** How many tiles can slide in this direction, given the gap's cell. */
function countSlidableTiles(
  direction: SlideDirection,
  { rows, columns }: SlidingBoard,
  gap: number,
): number {
  const [row, column] = [Math.floor(gap / columns), gap % columns];
  const { down, right } = DIRECTIONS[direction];
  if (down !== 0) return down < 0 ? rows - 1 - row : row;
  return right < 0 ? columns - 1 - column : column;
}

/**
 * Slides that can be made one after the other when solved: sideways as many tiles as can,
 * one up or down, and one back.
 */
export function exampleSlides(board: SlidingBoard): Slide[] {
  const across = board.gap % board.columns > 0 ? "R" : "L";
  const along = board.gap >= board.columns ? "D" : "U";
  return [
    { direction: across, tiles: countSlidableTiles(across, board, board.gap) },
    { direction: along, tiles: 1 },
    { direction: DIRECTIONS[across].back, tiles: 1 },
  ];
}

/** The reason why a slide cannot be made, or undefined. */
export function whySlideIllegal(
  { direction, tiles }: Slide,
  board: SlidingBoard,
  gap: number,
): string | undefined {
  const room = countSlidableTiles(direction, board, gap);
  if (tiles <= room) return undefined;
  const { gapSide } = DIRECTIONS[direction];
  if (room === 0) return `there is no tile ${gapSide} the gap`;
  return `there ${room === 1 ? "is only one tile" : `are only ${room} tiles`} ${gapSide} the gap`;
}

/** The slide that takes the gap to a cell of its row or column; undefined elsewhere. */
export function slideTo(
  cell: number,
  { columns }: SlidingBoard,
  gap: number,
): Slide | undefined {
  const down = Math.floor(cell / columns) - Math.floor(gap / columns);
  const right = (cell % columns) - (gap % columns);
  if ((down === 0) === (right === 0)) return undefined;
  const direction = down > 0 ? "U" : down < 0 ? "D" : right > 0 ? "L" : "R";
  return { direction, tiles: Math.abs(down + right) };
}

/**
 * The pieces after a slide. They are numbered by the cells where they lie when solved, so
 * the gap's is the board's.
 *
 * Unchecked: the caller guarantees that the slide can be made.
 */
export function applySlide(
  pieces: readonly number[],
  { direction, tiles }: Slide,
  { columns, gap }: SlidingBoard,
): number[] {
  const next = pieces.slice();
  const { down, right } = DIRECTIONS[direction];
  const step = down * columns + right;
  let at = pieces.indexOf(gap);
  for (let left = tiles; left > 0; left--, at -= step) next[at] = next[at - step];
  next[at] = gap;
  return next;
}
