import { useMemo } from "preact/hooks";
import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import type { Puzzle } from "../../../lib/any-puzzle/puzzle.ts";
import type { PostedDistances } from "../../../workers/puzzle-distances.ts";
import { Button } from "../../kit/widget/Button.tsx";
import { PlayButton } from "../../kit/widget/PlayButton.tsx";
import { usePlaying } from "../../kit/widget/use-playing.ts";
import { solutionOf } from "../puzzle/table-distances.ts";
import { workshop } from "../puzzle/workshop-store.ts";

interface Props {
  puzzle: Puzzle;
  state: PuzzleState;
  table: PostedDistances;
}

/** A shortest solution of the position, made move by move. */
export function SolutionSteps({ puzzle, state, table }: Props) {
  const left = useMemo(() => solutionOf(puzzle, state, table), [puzzle, state, table]);
  const isOver = left.length === 0;
  const step = ({ amend }: { amend: boolean }) => {
    if (!isOver) workshop.dispatch({ type: "move", move: left[0] }, { amend });
  };
  const playing = usePlaying({ pace: 700, isOver, onStep: step });
  return (
    <div class="solution-steps grid">
      <p>
        {isOver ? (
          "The position above is solved."
        ) : (
          <>
            The position above is <b>{left.length}</b>{" "}
            {left.length === 1 ? "move" : "moves"} from solved. A shortest solution:
          </>
        )}
      </p>
      <ol class="solution-moves wraps">
        {left.map((move, i) => (
          <li key={left.length - i} class="framed rounded">
            {move}
          </li>
        ))}
      </ol>
      <div class="buttons">
        <Button idle={isOver} onClick={() => step({ amend: false })}>
          Next move
        </Button>
        <PlayButton playing={playing} idle={isOver && !playing.isPlaying} />
      </div>
    </div>
  );
}
