import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import type { Turnable } from "../../../puzzles/turnable.ts";
import type { Reading } from "../../kit/widget/reading.ts";
import { isSameState } from "./position-text.ts";

/** More at once are a slip. */
const MAX_TYPED = 1000;

/** The signs that keyboards and texts have for a move made backwards. */
const APOSTROPHES = /[’‘ʼ′´`＇]/g;

/**
 * Moves as a reader typed them, separated by spaces or commas: listed ones, and powers such
 * as U2, U' and (M1)2. A name in which spaces stand is read whole.
 *
 * @param state  the position from which they are made, one after the other
 */
export function readMoves(
  typed: string,
  puzzle: Turnable,
  state: PuzzleState,
): Reading<readonly string[]> {
  const hasComma = puzzle.moves.some((name) => name.includes(","));
  const words = typed.split(hasComma ? /\s+/ : /[\s,]+/).filter(Boolean);
  if (words.length === 0) {
    return {
      problem: `Nothing is typed; expected moves, such as ${puzzle.example.join(" ")}.`,
    };
  }
  if (words.length > MAX_TYPED) {
    return {
      problem: `There are ${words.length} moves; expected ${MAX_TYPED} at most.`,
    };
  }
  const longest = Math.max(...puzzle.moves.map((name) => name.split(/\s+/).length));
  const moves: string[] = [];
  for (let at = 0, reached = state; at < words.length;) {
    const made = makeNext(words.slice(at, at + longest), puzzle, reached);
    if (typeof made === "string") {
      return { problem: `Move ${moves.length + 1}: ${made}. No move was made.` };
    }
    moves.push(made.move);
    reached = made.state;
    at += made.words;
  }
  return { value: moves };
}

/** Whether moves that can be made in a position lead back to it. */
export function leadBack(
  moves: readonly string[],
  puzzle: Turnable,
  state: PuzzleState,
): boolean {
  return isSameState(puzzle, moves.reduce(puzzle.apply, state), state);
}

interface Made {
  readonly move: string;
  readonly words: number;
  readonly state: PuzzleState;
}

/** The move with which words begin, of as many words as possible, or why there is none. */
function makeNext(
  words: readonly string[],
  puzzle: Turnable,
  state: PuzzleState,
): Made | string {
  let why = "";
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(" ");
    for (const move of new Set([name, name.replace(APOSTROPHES, "'")])) {
      try {
        return { move, words: count, state: puzzle.apply(state, move) };
      } catch (error) {
        why = (error as Error).message;
      }
    }
  }
  return /^(\[|\([^)]*$)/.test(words[0])
    ? `“${words[0].slice(0, 20)}” opens a group or a commutator, which are not read here; expected moves written out, as in ${puzzle.example.join(" ")}`
    : why;
}
