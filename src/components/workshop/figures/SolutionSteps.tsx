import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import type { Turnable } from "../../../puzzles/turnable.ts";
import { Button } from "../../kit/widget/Button.tsx";
import { PlayButton } from "../../kit/widget/PlayButton.tsx";
import { usePlaying } from "../../kit/widget/use-playing.ts";
import type { SearchedPuzzle } from "../puzzle/searched-puzzle.ts";
import { workshop } from "../puzzle/workshop-store.ts";
import { useSolution } from "./use-solution.ts";

interface Props {
  puzzle: Turnable;
  state: PuzzleState;
  searched: SearchedPuzzle;
}

/** A shortest solution of the position, made move by move. */
export function SolutionSteps({ puzzle, state, searched }: Props) {
  const { moves, failure, isOld } = useSolution(puzzle, state, searched);
  const isOver = !isOld && moves.length === 0;
  const step = ({ amend }: { amend: boolean }) => {
    if (isOld || isOver) return;
    workshop.dispatch({ type: "move", move: moves[0] }, { amend });
  };
  const playing = usePlaying({ pace: 700, isOver, onStep: step });
  return (
    <div class="solution-steps grid">
      <p class="solution-length">
        {isOld ? (
          "Looking for a shortest solution …"
        ) : failure !== undefined ? (
          `No solution was found: ${failure}.`
        ) : isOver ? (
          "The position above is solved."
        ) : (
          <>
            The position above is <b>{moves.length}</b>{" "}
            {moves.length === 1 ? "move" : "moves"} from solved. A shortest solution:
          </>
        )}
      </p>
      <div class="buttons">
        <Button idle={isOld || isOver} onClick={() => step({ amend: false })}>
          Next move
        </Button>
        <PlayButton playing={playing} idle={(isOld || isOver) && !playing.isPlaying} />
      </div>
      <ol class="solution-moves wraps" data-old={isOld || undefined}>
        {moves.map((move, i) => (
          <li key={moves.length - i} class="framed rounded">
            {move}
          </li>
        ))}
      </ol>
    </div>
  );
}
