import type { SearchedPuzzle } from "../puzzle/searched-puzzle.ts";
import type { Workshop } from "../puzzle/workshop-model.ts";
import { FarthestButton } from "./FarthestButton.tsx";
import { SolutionMoves } from "./SolutionMoves.tsx";
import { PuzzleNet } from "./PuzzleNet.tsx";
import { useSolution } from "./use-solution.ts";

interface Props {
  workshop: Workshop;
  searched: SearchedPuzzle;
}

/** A shortest solution of the state, played move by move, with the puzzle. */
export function SolutionPanel({ workshop, searched }: Props) {
  const { current, state } = workshop;
  const solution = useSolution(current.puzzle, state, searched);
  return (
    <div class="solution-steps">
      <SolutionNet workshop={workshop} />
      <FarthestButton searched={searched} />
      <SolutionMoves
        workshop={workshop}
        {...solution}
        longest={searched.histogram.length - 1}
      />
    </div>
  );
}

/** The puzzle again, next to its solution. */
export function SolutionNet({
  workshop: { current, state, turn },
}: {
  workshop: Workshop;
}) {
  const { net, puzzle } = current;
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
