import { useMemo, useState } from "preact/hooks";
import { unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { applyMoves } from "../../../../lib/puzzle/moves.ts";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import type { AllSolutions } from "./all-solutions.ts";
import { CubeInHand } from "./CubeInHand.tsx";
import { Button } from "../../../kit/widget/Button.tsx";

interface Props {
  found: AllSolutions;
  solution: number;
  step: number;
  onGo: (solution: number, step: number) => void;
}

/** Shows nothing but the next move, and that only on request. */
export function Hint({ found, solution, step, onGo }: Props) {
  const moves = found.solutions[solution];
  /** The step at which the reader asked: the move after it stays hidden. */
  const [asked, setAsked] = useState<number>();
  const isShown = asked === step;
  const state = useMemo(
    () => applyMoves(unrankState(found.index), moves.slice(0, step)),
    [found, moves, step],
  );
  const left = moves.length - step;
  return (
    <div class="solution-hint">
      <CubeInHand state={state} />
      <div>
        <p>{left === 0 ? "Solved." : `To go: ${countWord(left, "move")}.`}</p>
        <p class="hint-move" aria-live="polite">
          {isShown && left > 0 ? nameMove(moves[step]) : left > 0 ? "?" : "✓"}
        </p>
        <div class="close buttons walk-controls screen-only">
          <Button
            idle={step === 0}
            onClick={() => {
              setAsked(undefined);
              onGo(solution, step - 1);
            }}
          >
            Back
          </Button>
          <Button
            class="primary"
            idle={left === 0}
            onClick={() => {
              if (isShown) onGo(solution, step + 1);
              else setAsked(step);
            }}
          >
            {isShown ? "Make it" : "Just the next move"}
          </Button>
        </div>
      </div>
    </div>
  );
}
