import { useMemo } from "preact/hooks";
import { unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { applyMoves } from "../../../../lib/puzzle/moves.ts";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { useRoving } from "../../../kit/widget/use-roving.ts";
import type { AllSolutions } from "./all-solutions.ts";
import { CubeInHand } from "./CubeInHand.tsx";
import { type Speed, SPEEDS, usePlaying } from "./use-playing.ts";
import { choicesAfter } from "./which-solutions.ts";

interface Props {
  found: AllSolutions;
  solution: number;
  step: number;
  playing: ReturnType<typeof usePlaying>;
  onGo: (solution: number, step: number) => void;
}

/** The cube on its way along one solution, and the ways that part from it. */
export function Player({ found, solution, step, playing, onGo }: Props) {
  const { index, solutions } = found;
  const moves = solutions[solution];
  const state = useMemo(
    () => applyMoves(unrankState(index), moves.slice(0, step)),
    [index, moves, step],
  );
  const { isPlaying, setPlaying, speed, setSpeed } = playing;
  const go = (to: number) => {
    setPlaying(false);
    onGo(solution, to);
  };
  const play = () => {
    // At the end it begins anew.
    if (!isPlaying && step === moves.length) onGo(solution, 0);
    setPlaying(!isPlaying);
  };

  return (
    <div class="solution-player">
      <CubeInHand state={state} />
      <p class="walk-moves" aria-label={`Solution ${solution + 1}, ${step} made`}>
        {moves.map((move, i) => (
          <span
            key={i}
            data-made={i < step || undefined}
            data-next={i === step || undefined}
          >
            {nameMove(move)}
          </span>
        ))}
      </p>
      <div class="walk-controls needs-js">
        <button
          type="button"
          class="button"
          aria-disabled={step === 0}
          onClick={() => step > 0 && go(step - 1)}
        >
          Back
        </button>
        <button type="button" class="button primary walk-play" onClick={play}>
          {isPlaying ? "Pause" : "Play"}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={step === moves.length}
          onClick={() => step < moves.length && go(step + 1)}
        >
          Step
        </button>
        <select
          class="field"
          aria-label="Speed"
          value={speed}
          onChange={(event) => setSpeed(event.currentTarget.value as Speed)}
        >
          {Object.keys(SPEEDS).map((name) => (
            <option key={name} value={name} selected={name === speed}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Choices {...{ found, moves, step }} onChoose={(to) => onGo(to, step + 1)} />
    </div>
  );
}

/** Where the reader stands: which turns lead on, and to how many solutions. */
function Choices({
  found,
  moves,
  step,
  onChoose,
}: {
  found: AllSolutions;
  moves: readonly number[];
  step: number;
  onChoose: (solution: number) => void;
}) {
  const choices = choicesAfter(found.solutions, moves.slice(0, step));
  const { row, item } = useRoving(Math.max(choices.length, 1), 0);
  return (
    <div class="walk-choices">
      <p>{choices.length > 0 ? "From here lead on:" : "Here it is solved."}</p>
      <div role="toolbar" aria-label="Turns that lead on" {...row}>
        {choices.map(({ move, count, solution }, i) => (
          <button
            key={move}
            type="button"
            class="button"
            aria-current={move === moves[step] ? "true" : undefined}
            onClick={() =>
              onChoose(move === moves[step] ? found.solutions.indexOf(moves) : solution)
            }
            {...item(i)}
          >
            {nameMove(move)} <small>{count}</small>
            <span class="visually-hidden">
              {count === 1 ? "solution" : "solutions"}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
