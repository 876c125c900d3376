import type { SearchedPuzzle } from "../puzzle/searched-puzzle.ts";
import type { Workshop } from "../puzzle/workshop-model.ts";
import { FarthestButton } from "./FarthestButton.tsx";
import { SolutionMoves } from "./SolutionMoves.tsx";
import { PuzzleNet } from "./PuzzleNet.tsx";
import { useSolution } from "./use-solution.ts";

interface Props {
  shown: Workshop;
  searched: SearchedPuzzle;
}

/** A shortest solution of the position, made move by move, and the puzzle as it follows. */
export function SolutionPanel({ shown, searched }: Props) {
  const { chosen, state } = shown;
  const solution = useSolution(chosen.puzzle, state, searched);
  return (
    <div class="solution-steps">
      <SolutionNet shown={shown} />
      <FarthestButton searched={searched} />
      <SolutionMoves
        shown={shown}
        {...solution}
        longest={searched.histogram.length - 1}
      />
    </div>
  );
}

/** The puzzle once more, so that its solution is seen where it is made. */
export function SolutionNet({ shown: { chosen, state, turn } }: { shown: Workshop }) {
  const { net, puzzle } = chosen;
  return net === undefined ? null : (
    <div class="solution-drawing centred screen-only">
      <PuzzleNet
        net={net}
        state={state}
        turn={turn}
        motion={() => puzzle.motion(state, turn!.moves)}
      />
    </div>
  );
}
