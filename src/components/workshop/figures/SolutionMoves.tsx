import { useEffect, useRef } from "preact/hooks";
import type { PlayablePuzzle } from "#src/puzzles/playable-puzzle.ts";
import { Button } from "#kit/widget/Button.tsx";
import { PlayButton } from "#kit/widget/PlayButton.tsx";
import { usePlaying } from "#kit/widget/use-playing.ts";
import type { Workshop } from "../puzzle/workshop-model.ts";
import { workshopStore } from "../puzzle/workshop-store.ts";
import { UNTRANSLATED } from "#kit/translation/untranslated.ts";

interface Props {
  workshop: Workshop;
  /** The remaining moves of a solution. */
  moves: readonly string[];
  failure?: string | undefined;
  /** Whether the moves belong to the state before. */
  isOutdated?: boolean;
  /** The number of moves to reserve room for, so that the layout doesn't jump. */
  longest: number;
}

/** A solution of the state, played move by move. */
export function SolutionMoves({
  workshop,
  moves,
  failure,
  isOutdated = false,
  longest,
}: Props) {
  const { current, state } = workshop;
  const isSolved = !isOutdated && moves.length === 0;
  /** The state after the last step. */
  const lastState = useRef(state);
  const makeMove = ({ amend }: { amend: boolean }) => {
    if (isOutdated || isSolved || workshopStore.state.value.state !== state) return;
    workshopStore.dispatch({ type: "move", move: moves[0] }, { amend });
    lastState.current = workshopStore.state.value.state;
  };
  const playback = usePlaying({ pace: 700, isOver: isSolved, onStep: makeMove });
  // A manual move stops the playback.
  useEffect(() => {
    if (state !== lastState.current) playback.stop();
  }, [state]);
  const longestName = longestMoveName(current.puzzle);
  return (
    <>
      <p class="solution-length">
        {isOutdated ? (
          "Searching for a shortest solution …"
        ) : failure !== undefined ? (
          `No solution was found: ${failure}.`
        ) : isSolved ? (
          "This state is solved."
        ) : (
          <>
            This state is <b>{moves.length}</b> {moves.length === 1 ? "move" : "moves"}{" "}
            from solved.
          </>
        )}
      </p>
      <div class="buttons">
        <Button
          idle={isOutdated || isSolved}
          onClick={() => makeMove({ amend: false })}
        >
          Next move
        </Button>
        <PlayButton
          playing={playback}
          idle={(isOutdated || isSolved) && !playback.isPlaying}
        />
      </div>
      <div class="solution-room grid">
        <ol
          class="solution-moves cluster"
          data-old={isOutdated || undefined}
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
              {longestName}
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
