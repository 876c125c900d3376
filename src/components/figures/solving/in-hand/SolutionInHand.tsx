import { useRef, useState } from "preact/hooks";
import type { Colouring } from "#lib/puzzle/colourings.ts";
import { unrankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { CubeView } from "#kit/cube/CubeView.tsx";
import { moveLabel } from "#kit/cube/move-label.ts";
import { TableProgress } from "#kit/distances/TableProgress.tsx";
import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { FigureNotice } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import type { AllSolutions } from "../solutions/all-solutions.ts";
import { facePaintStyle } from "../your-cube/PaintedCube.tsx";
import type { Palette } from "../your-cube/paints.ts";
import { edit } from "../your-cube/your-cube-store.ts";
import type { HandheldCube } from "./handheld-cube.ts";
import { MoveToolbar } from "./MoveToolbar.tsx";
import { OtherSolutions } from "./OtherSolutions.tsx";
import { turnInstruction } from "./turn-instructions.ts";
import { useEasiestSolutions } from "./use-easiest-solutions.ts";
import "./solution-in-hand.css";
import { solutionProgress } from "./progress-model.ts";
import type { WrongTurnPicker } from "./WrongTurnPicker.tsx";

interface Props {
  cube: HandheldCube;
  palette: Palette;
  examples: readonly AllSolutions[];
}

/** A shortest solution, one large move at a time, with the cube held as painted. */
export function SolutionInHand({ cube, palette, examples }: Props) {
  const search = useEasiestSolutions(cube.index, examples);
  const box = useRef<HTMLDivElement>(null);
  /** Continues from another net, with the focus on the new solution. */
  const continueFrom = (colouring: Colouring) => {
    edit({ type: "colouring", colouring });
    box.current!.focus({ preventScroll: true });
    box.current!.closest("figure")!.scrollIntoView();
  };
  return (
    <div class="hand-box" ref={box} tabIndex={-1}>
      <FigureNotice store={solutionProgress} />
      {search.phase === "broken" ? (
        <p role="alert">
          <b>The library is broken.</b> {search.fault.message}. No moves are shown.
        </p>
      ) : search.phase === "found" ? (
        <SolutionSteps
          key={search.result.index}
          {...{ cube, palette, result: search.result }}
          onFound={continueFrom}
        />
      ) : (
        <TableProgress metric="HTM" build={search.build} />
      )}
    </div>
  );
}

function SolutionSteps({
  cube,
  palette,
  result,
  onFound: onRecognise,
}: Omit<Props, "examples"> & {
  result: AllSolutions;
  onFound(net: Colouring): void;
}) {
  const progress = useWidget(solutionProgress);
  const { solutions, index, distance } = result;
  const isSaved = progress.cube === index;
  const solution = isSaved ? Math.min(progress.solution, solutions.length - 1) : 0;
  const moves = solutions[solution];
  const step = isSaved ? Math.min(progress.step, moves.length) : 0;
  const [wrongTurns, setWrongTurns] = useState<{
    WrongTurnPicker: typeof WrongTurnPicker;
  }>();
  const toggleWrongTurns = () => {
    if (wrongTurns) setWrongTurns(undefined);
    else void import("./WrongTurnPicker.tsx").then(setWrongTurns);
  };
  const go = (to: number, at: number) => {
    setWrongTurns(undefined);
    solutionProgress.dispatch({ cube: index, solution: to, step: at });
  };
  /** Reads the store, because several presses may come before the next render. */
  const stepBy = (by: 1 | -1) => {
    const now = solutionProgress.state.value;
    const at = (now.cube === index ? now.step : 0) + by;
    go(solution, Math.min(Math.max(at, 0), moves.length));
  };

  if (distance === 0) {
    return (
      <div class="solution-in-hand" style={facePaintStyle(cube.letters)}>
        <p class="hand-head">It is solved.</p>
        <div class="hand-now">
          <CubeView state={cube.state} letters={cube.letters} />
        </div>
      </div>
    );
  }
  return (
    <div class="solution-in-hand" style={facePaintStyle(cube.letters)}>
      <p class="hand-head">
        Solved in <b>{countWord(distance, "turn")}</b>, held as you painted it.
      </p>
      <MoveToolbar
        moves={moves.map(moveLabel)}
        step={step}
        onStep={(at) => go(solution, at)}
      />
      <div class="hand-now">
        <CubeView
          state={applyMoves(unrankState(index), moves.slice(0, step))}
          letters={cube.letters}
        />
        <p class="hand-next" aria-live="polite">
          {step < moves.length ? (
            <>
              <b>{moveLabel(moves[step])}</b>
              <span>{turnInstruction(moves[step])}</span>
            </>
          ) : (
            <>
              <b aria-hidden="true">✓</b>
              <span>solved</span>
            </>
          )}
        </p>
        <div class="buttons screen-only needs-js">
          <Button idle={step === 0} onClick={() => stepBy(-1)}>
            Back
          </Button>
          <Button
            class="primary"
            idle={step === moves.length}
            onClick={() => stepBy(1)}
          >
            Next
          </Button>
        </div>
      </div>
      <div class="buttons screen-only needs-js">
        <Button aria-expanded={wrongTurns !== undefined} onClick={toggleWrongTurns}>
          I went wrong
        </Button>
        {!wrongTurns && (
          <OtherSolutions
            solutions={solutions}
            selected={solution}
            onSelect={(to) => go(to, 0)}
          />
        )}
      </div>
      {wrongTurns && (
        <wrongTurns.WrongTurnPicker
          {...{ cube, palette, index, moves, step }}
          onRecognise={onRecognise}
        />
      )}
    </div>
  );
}
