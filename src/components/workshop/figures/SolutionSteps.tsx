import { useEffect, useRef } from "preact/hooks";
import type { Turnable } from "../../../puzzles/turnable.ts";
import { Button } from "../../kit/widget/Button.tsx";
import { PlayButton } from "../../kit/widget/PlayButton.tsx";
import { usePlaying } from "../../kit/widget/use-playing.ts";
import type { SearchedPuzzle } from "../puzzle/searched-puzzle.ts";
import type { Workshop } from "../puzzle/workshop-model.ts";
import { workshop } from "../puzzle/workshop-store.ts";
import { FarthestButton } from "./FarthestButton.tsx";
import { PuzzleNet } from "./PuzzleNet.tsx";
import { useSolution } from "./use-solution.ts";

interface Props {
  shown: Workshop;
  searched: SearchedPuzzle;
}

/** A shortest solution of the position, made move by move, and the puzzle as it follows. */
export function SolutionSteps({ shown, searched }: Props) {
  const { chosen, state, turn } = shown;
  const { puzzle, net } = chosen;
  const { moves, failure, isOld } = useSolution(puzzle, state, searched);
  const isOver = !isOld && moves.length === 0;
  /** Where the last step has led. */
  const reached = useRef(state);
  const step = ({ amend }: { amend: boolean }) => {
    if (isOld || isOver || workshop.state.value.state !== state) return;
    workshop.dispatch({ type: "move", move: moves[0] }, { amend });
    reached.current = workshop.state.value.state;
  };
  const playing = usePlaying({ pace: 700, isOver, onStep: step });
  // Who turns the puzzle meanwhile goes on from there.
  useEffect(() => {
    if (state !== reached.current) playing.stop();
  }, [state]);
  // As much as the longest solution takes is kept free, so that nothing jumps.
  const farthest = searched.histogram.length - 1;
  const widest = widestOf(puzzle);
  return (
    <div class="solution-steps">
      {net !== undefined && (
        <div class="solution-drawing centred screen-only">
          <PuzzleNet
            net={net}
            state={state}
            turn={turn}
            motion={() => puzzle.motion(state, turn!.moves)}
          />
        </div>
      )}
      <FarthestButton searched={searched} />
      <p class="solution-length">
        {isOld ? (
          "Looking for a shortest solution …"
        ) : failure !== undefined ? (
          `No solution was found: ${failure}.`
        ) : isOver ? (
          "This position is solved."
        ) : (
          <>
            This position is <b>{moves.length}</b>{" "}
            {moves.length === 1 ? "move" : "moves"} from solved.
          </>
        )}
      </p>
      <div class="buttons">
        <Button idle={isOld || isOver} onClick={() => step({ amend: false })}>
          Next move
        </Button>
        <PlayButton playing={playing} idle={(isOld || isOver) && !playing.isPlaying} />
      </div>
      <div class="solution-room grid">
        <ol class="solution-moves wraps" data-old={isOld || undefined}>
          {moves.map((move, i) => (
            <li key={moves.length - i} class="framed rounded">
              {move}
            </li>
          ))}
        </ol>
        <p class="solution-moves wraps screen-only" aria-hidden="true" data-old>
          {Array.from({ length: farthest }, (_, i) => (
            <span key={i} class="framed rounded">
              {widest}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The longest name of a move or its inverse. */
function widestOf({ moves, inverse }: Turnable): string {
  const names = moves.flatMap((move) => [move, inverse(move)]);
  return names.reduce((one, other) => (other.length > one.length ? other : one), "");
}
