import { useEffect, useRef, useState } from "preact/hooks";
import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import type { PlayablePuzzle } from "../../../puzzles/playable-puzzle.ts";
import { isSamePuzzleState } from "../puzzle/state-link.ts";
import type { SearchedPuzzle } from "../puzzle/searched-puzzle.ts";

/** What is known of a position: a shortest solution, or why there is no answer. */
interface Solution {
  readonly to: PuzzleState;
  readonly moves: readonly string[];
  readonly failure?: string;
}

/**
 * A shortest solution of a position; `isOld` while the moves are those of the position
 * before. Whoever makes its first move has the rest of it at once.
 */
export function useSolution(
  puzzle: PlayablePuzzle,
  state: PuzzleState,
  searched: SearchedPuzzle,
): Omit<Solution, "to"> & { readonly isOld: boolean } {
  const [answer, setAnswer] = useState<Solution>();
  const last = useRef<Solution>();
  if (answer?.to === state) last.current = answer;
  last.current = remainingSolution(state, puzzle, last.current) ?? last.current;
  const isOld = last.current?.to !== state;
  useEffect(() => {
    if (!isOld) return;
    let isAsked = true;
    const tell = (found: Omit<Solution, "to">) => {
      if (isAsked) setAnswer({ to: state, ...found });
    };
    searched.solution(state).then(
      (moves) => tell({ moves }),
      ({ message }: Error) => tell({ moves: [], failure: message }),
    );
    return () => void (isAsked = false);
  }, [searched, state]);
  return { moves: [], ...last.current, isOld };
}

/** The rest of a solution, where its first move has led to the position. */
function remainingSolution(
  state: PuzzleState,
  puzzle: PlayablePuzzle,
  before: Solution | undefined,
): Solution | undefined {
  if (before === undefined || before.to === state || before.moves.length === 0) return;
  const [move, ...moves] = before.moves;
  const isNext = isSamePuzzleState(puzzle, puzzle.apply(before.to, move), state);
  return isNext ? { to: state, moves } : undefined;
}
