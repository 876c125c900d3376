import type { OrbitState, PuzzleState } from "../lib/any-puzzle/definition.ts";
import { isObject, ownProperty } from "../lib/any-puzzle/check-rows.ts";
import { assertArray, checkWhole, describeValue } from "../lib/indexing/check-input.ts";
import {
  applySlide,
  reverseSlide,
  checkSlidingBoard,
  exampleSlides,
  whySlideIllegal,
  parseSlide,
  type SlidingBoard,
  formatSlide,
  slideTo,
  SLIDE_DIRECTIONS,
} from "./sliding-board.ts";
import {
  rankPieces,
  countTilePermutations,
  tileRadices,
  unrankPieces,
} from "./sliding-index.ts";
import type { PlayablePuzzle } from "./playable-puzzle.ts";

/** The one orbit of a sliding puzzle: its tiles and the gap. */
export const TILE_ORBIT = "TILES";

/** @throws {RangeError | TypeError} when it is no board of 2..4 rows and columns */
export function slidingPuzzle(uncheckedBoard: SlidingBoard): PlayablePuzzle {
  const board = checkSlidingBoard(uncheckedBoard);
  const { rows, columns, gap } = board;
  const cells = rows * columns;
  const nPermutations = countTilePermutations(board);
  const size = cells * nPermutations;
  const rank = (state: PuzzleState) => rankPieces(checkPieces(state), board);
  const whyIllegal = (state: PuzzleState, move: string) =>
    whySlideIllegal(parseSlide(move), board, checkPieces(state).indexOf(gap));

  function apply(state: PuzzleState, move: string): PuzzleState {
    const reason = whyIllegal(state, move);
    if (reason !== undefined) throw new RangeError(`${move} cannot be made: ${reason}`);
    return toState(applySlide(checkPieces(state), parseSlide(move), board));
  }

  return {
    definition: board,
    orbits: { [TILE_ORBIT]: { pieces: cells } },
    group:
      "a tile can slide only next to the gap, so a move is not a fixed row of numbers",
    countingMethod: "half of all permutations of the tiles and the gap",
    moves: SLIDE_DIRECTIONS,
    solved: toState(Array.from({ length: cells }, (_, cell) => cell)),
    sizeBig: BigInt(size),
    assemblies: {
      count: BigInt(2 * size),
      restrictions: [
        {
          ...{ part: 1n, whole: 2n },
          reason:
            "each slide swaps the gap with a tile, so the cell of the gap determines whether the permutation of all pieces is even or odd",
        },
      ],
    },
    coordinates: [
      {
        name: "cell of the gap",
        size: BigInt(cells),
        reason: "slides take the gap to every cell",
        ...{ kind: "group", positions: [], radices: [cells] },
        digitMeaning: "Cells are numbered from 0, row by row.",
      },
      {
        name: "permutation of the tiles",
        size: BigInt(nPermutations),
        reason: tileOrderReason(board),
        ...{ kind: "group", positions: [], radices: tileRadices(board) },
        digitMeaning:
          "For each tile, read row by row without the gap: how many smaller ones follow. The last two are forced.",
      },
    ],
    exampleMoves: exampleSlides(board).map(formatSlide),
    pressControls: {
      hint: "Press a tile in the row or column of the gap: it slides, and so do the tiles in between. A letter slides one tile in its direction, and is grey if no tile can go that way.",
      moveAt(state, cell) {
        const slide = slideTo(cell, board, checkPieces(state).indexOf(gap));
        return slide && formatSlide(slide);
      },
      arrows: { ArrowUp: "U", ArrowDown: "D", ArrowLeft: "L", ArrowRight: "R" },
    },
    apply,
    whyIllegal,
    rankBig: (state) => BigInt(rank(state)),
    unrankBig: (index) =>
      toState(unrankPieces(checkWhole("index", Number(index), 0, size - 1), board)),
    inverse: (move) => formatSlide(reverseSlide(parseSlide(move))),
    motion(after, moves) {
      const pieces = checkPieces(after);
      const before = moves.reduceRight(
        (pieces, move) => applySlide(pieces, reverseSlide(parseSlide(move)), board),
        pieces,
      );
      return toState(pieces.map((piece) => before.indexOf(piece)));
    },
    describeState(state) {
      const labels = checkPieces(state).map(
        (piece) => tileLabel(piece, board) ?? "gap",
      );
      const lines = Array.from({ length: rows }, (_, row) =>
        labels.slice(row * columns, (row + 1) * columns).join(" "),
      );
      return lines.join("; ");
    },
  };

  /** @throws {RangeError | TypeError} when these are not all pieces of the board */
  function checkPieces(state: PuzzleState): readonly number[] {
    const { permutation } = checkTiles(state);
    assertArray(`orbit ${describeValue(TILE_ORBIT)}: permutation`, permutation);
    const hasAllPieces =
      permutation.length === cells &&
      Array.from({ length: cells }, (_, piece) => piece).every((piece) =>
        permutation.includes(piece),
      );
    if (hasAllPieces) return permutation;
    throw new RangeError(
      `the pieces are ${permutation.slice(0, 20).join(" ")}; expected each of 0..${cells - 1} once`,
    );
  }
}

/** @throws {TypeError} when the state has no tiles */
function checkTiles(state: PuzzleState): OrbitState {
  if (!isObject(state)) {
    throw new TypeError(
      `a state is ${describeValue(state)}; expected its orbits by name`,
    );
  }
  const tiles = ownProperty(state, TILE_ORBIT);
  if (isObject(tiles)) return tiles;
  throw new TypeError(
    `orbit ${describeValue(TILE_ORBIT)} of the state is ${describeValue(tiles)}; expected {permutation, orientation}`,
  );
}

/** The number on a piece, counted from 1; undefined for the gap. */
export function tileLabel(piece: number, { gap }: SlidingBoard): string | undefined {
  if (piece === gap) return undefined;
  return String(piece < gap ? piece + 1 : piece);
}

function toState(permutation: readonly number[]): PuzzleState {
  return { [TILE_ORBIT]: { permutation, orientation: permutation.map(() => 0) } };
}

/** Explains why half of the permutations remain. */
function tileOrderReason({ rows, columns }: SlidingBoard): string {
  const cells = rows * columns;
  const tiles = cells - 1;
  const parityText =
    columns % 2 === 1
      ? "always form an even permutation"
      : "form an even or an odd permutation, depending on the row of the gap";
  return (
    `a slide swaps the gap with a tile, so the permutation of all ${cells} is even or odd as the cell of the gap ` +
    `is white or black on a chessboard; read row by row without the gap, the ${tiles} tiles ${parityText}: ` +
    `half of the ${tiles}! permutations remain`
  );
}
