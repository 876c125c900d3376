import { ALL_BIG_MOVES, applyBigMoves } from "#lib/big-cube/moves.ts";
import { rankBigCube } from "#lib/big-cube/number.ts";
import type { BigCube } from "#lib/big-cube/state.ts";
import { FACES, OPPOSITE } from "#lib/puzzle/corners.ts";
import { faceOf, quarterTurnsOf } from "#lib/puzzle/moves.ts";

/** One mistake in a sequence of moves, and the resulting cube. */
export interface BigWrongTurn {
  /** The number of right moves before it. */
  readonly step: number;
  /** The move made instead, 0..17; undefined if the move was left out. */
  readonly made: number | undefined;
  /** The cube after it and the other moves. */
  readonly cube: BigCube;
}

/**
 * Yields the cubes after one mistake: a move was replaced by another or left out, and all
 * others were as intended. The likeliest come first: recent mistakes, and small ones. Cubes
 * on the intended path are left out.
 *
 * @param cube       the start
 * @param moves      the intended moves, each 0..17
 * @param movesMade  the number of moves made, 0 to their number; the next may be made too
 * @returns          each cube once, with the likeliest mistake that leads to it
 */
export function* bigWrongTurns(
  cube: BigCube,
  moves: readonly number[],
  movesMade: number,
): Generator<BigWrongTurn> {
  const path = [...moves.keys(), moves.length].map((n) => moves.slice(0, n));
  const visited = new Set(path.map((made) => rankBigCube(applyBigMoves(cube, made))));
  for (const { step, made } of mistakes(moves, movesMade)) {
    const wrong = made === undefined ? [] : [made];
    const rest = moves.slice(step + 1, movesMade);
    const after = applyBigMoves(cube, [...path[step], ...wrong, ...rest]);
    const index = rankBigCube(after);
    if (visited.has(index)) continue;
    visited.add(index);
    yield { step, made, cube: after };
  }
}

/** All mistakes, the likeliest first. */
function mistakes(
  moves: readonly number[],
  movesMade: number,
): Omit<BigWrongTurn, "cube">[] {
  const all = moves.slice(0, movesMade + 1).flatMap((move, step) => {
    const age = step === movesMade ? NEXT_MOVE_AGE : movesMade - 1 - step;
    return [...ALL_BIG_MOVES, undefined]
      .filter((made) => made !== move)
      .map((made) => ({ step, made, cost: age + differenceOf(move, made) }));
  });
  return all.sort((a, b) => a.cost - b.cost || b.step - a.step);
}

/** The last move is a little likelier to be wrong than the one that may be made too. */
const NEXT_MOVE_AGE = 0.5;

/**
 * How unlikely a mistake is, 0..5: the same face turned the other way, or once instead of
 * twice; twice instead of once; not at all; a neighbouring face in the same way; the opposite
 * face; another face in another way.
 */
function differenceOf(move: number, made: number | undefined): number {
  if (made === undefined) return 2;
  const [face, madeFace] = [move, made].map((one) => FACES[faceOf(one)]);
  if (face === madeFace) return quarterTurnsOf(made) === 2 ? 1 : 0;
  if (quarterTurnsOf(move) !== quarterTurnsOf(made)) return 5;
  return OPPOSITE[face] === madeFace ? 4 : 3;
}
