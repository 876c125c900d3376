import { useEffect, useRef } from "preact/hooks";
import type { PlayablePuzzle } from "../../../puzzles/playable-puzzle.ts";
import { Button } from "../../kit/widget/Button.tsx";
import { PlayButton } from "../../kit/widget/PlayButton.tsx";
import { usePlaying } from "../../kit/widget/use-playing.ts";
import type { Workshop } from "../puzzle/workshop-model.ts";
import { workshopStore } from "../puzzle/workshop-store.ts";
import { UNTRANSLATED } from "../../kit/translation/untranslated.ts";

interface Props {
  shown: Workshop;
  /** The remaining moves of a solution. */
  moves: readonly string[];
  /** Why there is no solution. */
  failure?: string | undefined;
  /** Whether the moves are those of the position before. */
  isOld?: boolean;
  /** The moves to leave room for, so that nothing jumps. */
  longest: number;
}

/** A solution of the position, made move by move. */
export function SolutionMoves({
  shown,
  moves,
  failure,
  isOld = false,
  longest,
}: Props) {
  const { chosen, state } = shown;
  const isOver = !isOld && moves.length === 0;
  /** Where the last step has led. */
  const reached = useRef(state);
  const step = ({ amend }: { amend: boolean }) => {
    if (isOld || isOver || workshopStore.state.value.state !== state) return;
    workshopStore.dispatch({ type: "move", move: moves[0] }, { amend });
    reached.current = workshopStore.state.value.state;
  };
  const playing = usePlaying({ pace: 700, isOver, onStep: step });
  // A turn made by hand stops the solution that is played.
  useEffect(() => {
    if (state !== reached.current) playing.stop();
  }, [state]);
  const widest = longestMoveName(chosen.puzzle);
  return (
    <>
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
        <ol
          class="solution-moves cluster"
          data-old={isOld || undefined}
          {...UNTRANSLATED}
        >
          {moves.map((move, i) => (
            <li key={moves.length - i} class="framed rounded">
              {move}
            </li>
          ))}
        </ol>
        <p class="solution-moves cluster screen-only" aria-hidden="true" data-old>
          {Array.from({ length: longest }, (_, i) => (
            <span key={i} class="framed rounded">
              {widest}
            </span>
          ))}
        </p>
      </div>
    </>
  );
}

/** The longest name of a move or its inverse. */
function longestMoveName({ moves, inverse }: PlayablePuzzle): string {
  const names = moves.flatMap((move) => [move, inverse(move)]);
  return names.reduce((one, other) => (other.length > one.length ? other : one), "");
}
