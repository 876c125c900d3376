import { faceOf, moveOf, quarterTurnsOf } from "../puzzle/moves.ts";
import type { BigCubeCoordinate } from "./coordinates.ts";
import { afterBigMoves, BIG_MOVE_NAMES } from "./moves.ts";
import { multiplyPieces } from "./products.ts";
import { BIG_CUBE_TWISTS, SOLVED_BIG_CUBE } from "./state.ts";

/** The values of a coordinate after each move. */
export interface BigMoveTable {
  /** The number of values, 1..65536. */
  readonly size: number;
  /** The value of the solved cube. */
  readonly solved: number;
  /** The moves of the table, each 0..17, as in `BIG_MOVE_NAMES`. */
  readonly moves: readonly number[];
  /** `after[value × number of moves + i]` is the value after `moves[i]`. */
  readonly after: Uint16Array<ArrayBuffer>;
}

/** Values have 16 bits. */
const MAX_SIZE = 65_536;

/**
 * Builds the move table of a coordinate: unranks each value, turns the cube and ranks it.
 *
 * @param coordinate  such as `CORNER_TWISTS`
 * @param moves       some of the coordinate's moves; default: all of them
 * @returns           with two bytes for each value and move
 * @throws {RangeError} when the coordinate does not allow one of the moves, or has more than
 *         65,536 values
 * @cost   unranks each value, and ranks it after each quarter turn
 * @example
 * const { moves, after } = buildBigMoveTable(CORNER_TWISTS);
 * after[0 * moves.length + 3] // → 1494
 */
export function buildBigMoveTable(
  coordinate: BigCubeCoordinate,
  moves: readonly number[] = coordinate.moves,
): BigMoveTable {
  const { name, size, orbit } = coordinate;
  if (size > MAX_SIZE) {
    throw new RangeError(`"${name}" has ${size} values; expected ${MAX_SIZE} at most`);
  }
  const refused = moves.find((move) => !coordinate.moves.includes(move));
  if (refused !== undefined) {
    const nameOf = (move: number) => BIG_MOVE_NAMES[move] ?? move;
    throw new RangeError(
      `"${name}" allows no move ${nameOf(refused)}; ` +
        `expected some of ${coordinate.moves.map(nameOf).join(" ")}`,
    );
  }
  const n = moves.length;
  const after = new Uint16Array(size * n);
  const quarterTurns = moves.map((move) => moves.indexOf(moveOf(faceOf(move), 1)));
  // Half turns and anticlockwise ones repeat the quarter turn, if the table has it.
  const isRanked = quarterTurns.map((quarter, i) => quarter === i || quarter === -1);
  const effects = moves.map((move) => afterBigMoves(SOLVED_BIG_CUBE, [move])[orbit]);
  for (let value = 0; value < size; value++) {
    const cube = coordinate.unrank(value);
    for (let i = 0; i < n; i++) {
      if (!isRanked[i]) continue;
      const pieces = multiplyPieces(cube[orbit], effects[i], BIG_CUBE_TWISTS[orbit]);
      after[value * n + i] = coordinate.rank({ ...cube, [orbit]: pieces });
    }
  }
  for (let i = 0; i < n; i++) {
    if (isRanked[i]) continue;
    for (let value = 0; value < size; value++) {
      let result = value;
      for (let turns = quarterTurnsOf(moves[i]); turns > 0; turns--) {
        result = after[result * n + quarterTurns[i]];
      }
      after[value * n + i] = result;
    }
  }
  return { size, solved: coordinate.rank(SOLVED_BIG_CUBE), moves, after };
}
