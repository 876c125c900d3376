import { useMemo, useRef } from "preact/hooks";
import { unrankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { Button } from "#kit/widget/Button.tsx";
import { PlayButton } from "#kit/widget/PlayButton.tsx";
import { Select } from "#kit/widget/Select.tsx";
import type { usePlaying } from "#kit/widget/use-playing.ts";
import { usePresentedSteps } from "#kit/widget/use-presented-steps.ts";
import { useRoving } from "#kit/widget/use-roving.ts";
import type { AllSolutions } from "./all-solutions.ts";
import { CubeInHand } from "./CubeInHand.tsx";
import { nextMoveChoices } from "./solution-choices.ts";

/** Milliseconds from one move to the next. */
export const SPEEDS = { slow: 1400, steady: 800, fast: 400 } as const;
export type Speed = keyof typeof SPEEDS;

interface Props {
  result: AllSolutions;
  solution: number;
  step: number;
  playing: ReturnType<typeof usePlaying>;
  speed: Speed;
  onSpeed: (speed: Speed) => void;
  onGo: (solution: number, step: number) => void;
}

/** Plays one solution on the cube, with the alternatives at each step. */
export function Player(props: Props) {
  const { result, solution, step, playing, speed, onSpeed, onGo } = props;
  const { index, solutions } = result;
  const moves = solutions[solution];
  const state = useMemo(
    () => applyMoves(unrankState(index), moves.slice(0, step)),
    [index, moves, step],
  );
  const go = (to: number) => {
    playing.stop();
    onGo(solution, to);
  };
  const inside = useRef<HTMLDivElement>(null);
  const next = step < moves.length ? () => go(step + 1) : undefined;
  const back = step > 0 ? () => go(step - 1) : undefined;
  usePresentedSteps({ inside, next, back });
  const play = () => {
    if (playing.isPlaying) return playing.stop();
    if (step === moves.length) onGo(solution, 0);
    playing.start();
  };

  return (
    <div class="solution-player grid" ref={inside}>
      <CubeInHand state={state} />
      <p
        class="walk-moves cluster"
        aria-label={`Solution ${solution + 1}, ${step} made`}
      >
        {moves.map((move, i) => (
          <span
            key={i}
            data-made={i < step || undefined}
            data-next={i === step || undefined}
          >
            {moveLabel(move)}
          </span>
        ))}
      </p>
      <div class="close buttons walk-controls screen-only needs-js">
        <Button idle={!back} onClick={back}>
          Back
        </Button>
        <PlayButton playing={{ ...playing, toggle: play }} class="primary walk-play" />
        <Button idle={!next} onClick={next}>
          Step
        </Button>
        <Select
          label="Speed"
          options={Object.keys(SPEEDS) as Speed[]}
          value={speed}
          onChoose={onSpeed}
        />
      </div>
      <NextMoves {...{ result, moves, step }} onChoose={(to) => onGo(to, step + 1)} />
    </div>
  );
}

/** The next turns of all solutions, with the number of solutions of each. */
function NextMoves({
  result,
  moves,
  step,
  onChoose,
}: {
  result: AllSolutions;
  moves: readonly number[];
  step: number;
  onChoose: (solution: number) => void;
}) {
  const choices = nextMoveChoices(result.solutions, moves.slice(0, step));
  const { row, item } = useRoving(Math.max(choices.length, 1), 0);
  return (
    <div class="walk-choices needs-js screen-only">
      <p>{choices.length > 0 ? "Possible next turns:" : "The cube is solved here."}</p>
      <div role="toolbar" aria-label="Next turns" {...row}>
        {choices.map(({ move, count, solution }, i) => (
          <Button
            key={move}
            aria-current={move === moves[step] ? "true" : undefined}
            onClick={() =>
              onChoose(
                move === moves[step] ? result.solutions.indexOf(moves) : solution,
              )
            }
            {...item(i)}
          >
            {moveLabel(move)} <small>{count}</small>
            <span class="visually-hidden">
              {count === 1 ? "solution" : "solutions"}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
