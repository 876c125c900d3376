import { useEffect, useRef, useState } from "preact/hooks";
import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import type { PlayablePuzzle } from "#src/puzzles/playable-puzzle.ts";
import { isSamePuzzleState } from "../puzzle/state-link.ts";
import type { SearchedPuzzle } from "../puzzle/searched-puzzle.ts";

/** The result for a state: a shortest solution, or why there is none. */
interface Solution {
  readonly solvedState: PuzzleState;
  readonly moves: readonly string[];
  readonly failure?: string;
}

/**
 * A shortest solution of a state; `isOutdated` while the moves are those of the state
 * before. After its first move the rest is still the solution.
 */
export function useSolution(
  puzzle: PlayablePuzzle,
  state: PuzzleState,
  searched: SearchedPuzzle,
): Omit<Solution, "solvedState"> & { readonly isOutdated: boolean } {
  const [answer, setAnswer] = useState<Solution>();
  const last = useRef<Solution>();
  if (answer?.solvedState === state) last.current = answer;
  last.current = remainingSolution(state, puzzle, last.current) ?? last.current;
  const isOutdated = last.current?.solvedState !== state;
  useEffect(() => {
    if (!isOutdated) return;
    let isCurrent = true;
    const setResult = (result: Omit<Solution, "solvedState">) => {
      if (isCurrent) setAnswer({ solvedState: state, ...result });
    };
    searched.solution(state).then(
      (moves) => setResult({ moves }),
      ({ message }: Error) => setResult({ moves: [], failure: message }),
    );
    return () => void (isCurrent = false);
  }, [searched, state]);
  return { moves: [], ...last.current, isOutdated };
}

/** The rest of a solution, if its first move has led to the state. */
function remainingSolution(
  state: PuzzleState,
  puzzle: PlayablePuzzle,
  previous: Solution | undefined,
): Solution | undefined {
  if (
    previous === undefined ||
    previous.solvedState === state ||
    previous.moves.length === 0
  )
    return;
  const [move, ...moves] = previous.moves;
  const isNext = isSamePuzzleState(
    puzzle,
    puzzle.apply(previous.solvedState, move),
    state,
  );
  return isNext ? { solvedState: state, moves } : undefined;
}
