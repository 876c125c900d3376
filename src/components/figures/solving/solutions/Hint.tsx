import { useMemo, useState } from "preact/hooks";
import { unrankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { AllSolutions } from "./all-solutions.ts";
import { CubeInHand } from "./CubeInHand.tsx";
import { Button } from "#kit/widget/Button.tsx";

interface Props {
  result: AllSolutions;
  solution: number;
  step: number;
  onGo: (solution: number, step: number) => void;
}

/** Reveals one move at a time, on request. */
export function Hint({ result, solution, step, onGo }: Props) {
  const moves = result.solutions[solution];
  /** The step whose move is revealed. */
  const [revealedStep, setRevealedStep] = useState<number>();
  const isRevealed = revealedStep === step;
  const state = useMemo(
    () => applyMoves(unrankState(result.index), moves.slice(0, step)),
    [result, moves, step],
  );
  const remaining = moves.length - step;
  return (
    <div class="solution-hint">
      <CubeInHand state={state} />
      <div>
        <p>{remaining === 0 ? "Solved." : `To go: ${countWord(remaining, "move")}.`}</p>
        <p class="hint-move" aria-live="polite">
          {isRevealed && remaining > 0
            ? moveLabel(moves[step])
            : remaining > 0
              ? "?"
              : "✓"}
        </p>
        <div class="close buttons walk-controls screen-only">
          <Button
            idle={step === 0}
            onClick={() => {
              setRevealedStep(undefined);
              onGo(solution, step - 1);
            }}
          >
            Back
          </Button>
          <Button
            class="primary"
            idle={remaining === 0}
            onClick={() => {
              if (isRevealed) onGo(solution, step + 1);
              else setRevealedStep(step);
            }}
          >
            {isRevealed ? "Make it" : "Show the next move"}
          </Button>
        </div>
      </div>
    </div>
  );
}
