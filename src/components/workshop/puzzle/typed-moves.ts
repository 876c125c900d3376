import { formatNumber } from "#kit/text/format-number.ts";
import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import { expectedNames, unambiguousName } from "#lib/any-puzzle/move-names.ts";
import { type MovePower, createMoveMatcher } from "#lib/any-puzzle/move-matcher.ts";
import { parseMoveList } from "#lib/puzzle/move-list.ts";
import { MOVE_NAMES } from "#lib/puzzle/moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { isPocketCube } from "#src/puzzles/pocket-cube.ts";
import type { PlayablePuzzle } from "#src/puzzles/playable-puzzle.ts";
import { hiddenByComment } from "#kit/cube/hidden-by-comment.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import type { ParseResult } from "#kit/widget/parse-result.ts";
import { isSamePuzzleState } from "./state-link.ts";

/** A longer sequence is a mistake. */
const MAX_TYPED = 1000;

/**
 * Moves as a reader typed them: listed ones, powers such as U2 and U', and groups,
 * commutators and conjugates of them, which are written out.
 *
 * @param state  the state from which they are made, one after the other
 */
export function parseTypedMoves(
  typed: string,
  puzzle: PlayablePuzzle,
  state: PuzzleState,
): ParseResult<readonly string[]> {
  // The pocket cube accepts other faces and rotations.
  const parseMoveText = isPocketCube(puzzle.definition)
    ? (text: string) => parseMoves(text).map((move) => MOVE_NAMES[move])
    : (text: string) => parsePuzzleMoves(text, puzzle.moves);
  try {
    const problem = hiddenByComment(typed, parseMoveText);
    if (problem !== undefined) return { problem };
    const moves = parseMoveText(typed);
    if (moves.length === 0) {
      return {
        problem: `Nothing is typed; expected moves, such as ${puzzle.exampleMoves.join(" ")}.`,
      };
    }
    if (moves.length > MAX_TYPED) {
      return {
        problem: `These are ${formatNumber(moves.length)} moves; expected ${formatNumber(MAX_TYPED)} at most.`,
      };
    }
    assertLegal(moves, puzzle, state);
    return { value: moves };
  } catch (error) {
    return { problem: `${capitalised((error as Error).message)}. No move was made.` };
  }
}

function parsePuzzleMoves(text: string, names: readonly string[]): string[] {
  const nameSet = new Set(names);
  const moves = parseMoveList<MovePower>(text, (plain) => {
    const moveAt = createMoveMatcher(plain, names);
    return {
      moveAt(at) {
        const move = moveAt(at);
        return move && { value: [move.value], end: move.end };
      },
      power: ({ base, times }, more) => [{ base, times: times * more }],
      expected: expectedNames(names),
    };
  });
  return moves.map(({ base, times }) => unambiguousName(base, times, nameSet));
}

/** @throws {RangeError} at the first move that can't be made */
function assertLegal(
  moves: readonly string[],
  puzzle: PlayablePuzzle,
  state: PuzzleState,
): void {
  let current = state;
  for (const [i, move] of moves.entries()) {
    try {
      current = puzzle.apply(current, move);
    } catch (error) {
      throw new RangeError(`move ${i + 1}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
}

/** Whether legal moves lead back to the same state. */
export function returnsToState(
  moves: readonly string[],
  puzzle: PlayablePuzzle,
  state: PuzzleState,
): boolean {
  return isSamePuzzleState(puzzle, moves.reduce(puzzle.apply, state), state);
}
