import { useRef, useState } from "preact/hooks";
import type { Colouring } from "../../../../lib/puzzle/colourings.ts";
import { unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { applyMoves } from "../../../../lib/puzzle/moves.ts";
import { CubeView } from "../../../kit/cube/CubeView.tsx";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { Waiting } from "../../../kit/distances/Waiting.tsx";
import { capitalised } from "../../../kit/text/capitalised.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { Notice } from "../../../kit/widget/Figure.tsx";
import { useRoving } from "../../../kit/widget/use-roving.ts";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import type { AllSolutions } from "../solutions/all-solutions.ts";
import { paintsOfFaces } from "../your-cube/PaintedCube.tsx";
import type { Palette } from "../your-cube/paints.ts";
import { edit } from "../your-cube/your-cube-store.ts";
import type { ReadersHold } from "./held-cube.ts";
import { OtherWays } from "./OtherWays.tsx";
import { turnWords } from "./turn-words.ts";
import { useWays } from "./use-ways.ts";
import "./way-in-hand.css";
import { wayInHand } from "./way-model.ts";
import type { WentWrong } from "./WentWrong.tsx";

interface Props {
  held: ReadersHold;
  palette: Palette;
  examples: readonly AllSolutions[];
}

/** A shortest way home, one large move at a time, in the hold that the reader painted. */
export function WayInHand({ held, palette, examples }: Props) {
  const search = useWays(held.index, examples);
  const box = useRef<HTMLDivElement>(null);
  /** The list that was pressed is gone: the reader goes on at the first move, in sight. */
  const goOnFrom = (colouring: Colouring) => {
    edit({ type: "colouring", colouring });
    box.current!.focus({ preventScroll: true });
    box.current!.closest("figure")!.scrollIntoView();
  };
  return (
    <div class="way-box" ref={box} tabIndex={-1}>
      <Notice store={wayInHand} />
      {search.phase === "broken" ? (
        <p role="alert">
          <b>The library is broken.</b> {search.fault.fault}. No moves are shown.
        </p>
      ) : search.phase === "found" ? (
        <Way
          key={search.found.index}
          {...{ held, palette, found: search.found }}
          onFound={goOnFrom}
        />
      ) : (
        <Waiting metric="HTM" build={search.build} />
      )}
    </div>
  );
}

function Way({
  held,
  palette,
  found,
  onFound,
}: Omit<Props, "examples"> & {
  found: AllSolutions;
  onFound(net: Colouring): void;
}) {
  const way = useWidget(wayInHand);
  const { solutions, index, distance } = found;
  const isHere = way.cube === index;
  const solution = isHere ? Math.min(way.solution, solutions.length - 1) : 0;
  const moves = solutions[solution];
  const step = isHere ? Math.min(way.step, moves.length) : 0;
  /** What follows a wrong turn: loaded when it is asked for. */
  const [lost, setLost] = useState<{ WentWrong: typeof WentWrong }>();
  const askWhereLost = () => {
    if (lost) setLost(undefined);
    else void import("./WentWrong.tsx").then(setLost);
  };
  const go = (to: number, at: number) => {
    setLost(undefined);
    wayInHand.dispatch({ cube: index, solution: to, step: at });
  };
  /** Presses may come before the last one is drawn: each counts. */
  const goBy = (moved: 1 | -1) => {
    const now = wayInHand.state.value;
    const at = (now.cube === index ? now.step : 0) + moved;
    go(solution, Math.min(Math.max(at, 0), moves.length));
  };

  if (distance === 0) {
    return (
      <div class="way-in-hand" style={paintsOfFaces(held.letters)}>
        <p class="way-head">It is solved.</p>
        <div class="way-now">
          <CubeView state={held.state} letters={held.letters} />
        </div>
      </div>
    );
  }
  return (
    <div class="way-in-hand" style={paintsOfFaces(held.letters)}>
      <p class="way-head">
        <b>{capitalised(countWord(distance, "turn"))}</b> to solved, in your hold.
      </p>
      <Moves moves={moves} step={step} onStep={(at) => go(solution, at)} />
      <div class="way-now">
        <CubeView
          state={applyMoves(unrankState(index), moves.slice(0, step))}
          letters={held.letters}
        />
        <p class="way-next" aria-live="polite">
          {step < moves.length ? (
            <>
              <b>{nameMove(moves[step])}</b>
              <span>{turnWords(moves[step])}</span>
            </>
          ) : (
            <>
              <b aria-hidden="true">✓</b>
              <span>solved</span>
            </>
          )}
        </p>
        <div class="buttons screen-only needs-js">
          <Button idle={step === 0} onClick={() => goBy(-1)}>
            Back
          </Button>
          <Button class="primary" idle={step === moves.length} onClick={() => goBy(1)}>
            Next
          </Button>
        </div>
      </div>
      <div class="buttons screen-only needs-js">
        <Button aria-expanded={lost !== undefined} onClick={askWhereLost}>
          I went wrong
        </Button>
        {!lost && (
          <OtherWays
            solutions={solutions}
            chosen={solution}
            onChoose={(to) => go(to, 0)}
          />
        )}
      </div>
      {lost && (
        <lost.WentWrong {...{ held, palette, index, moves, step }} onFound={onFound} />
      )}
    </div>
  );
}

/** The whole way in letters: a press goes to before that move. */
function Moves({
  moves,
  step,
  onStep,
}: {
  moves: readonly number[];
  step: number;
  onStep(step: number): void;
}) {
  const { row, item } = useRoving(moves.length, Math.min(step, moves.length - 1));
  return (
    <div class="way-moves" role="toolbar" aria-label="The moves" {...row}>
      {moves.map((move, i) => (
        <button
          key={i}
          type="button"
          aria-current={i === step ? "step" : undefined}
          data-made={i < step || undefined}
          onClick={() => onStep(i)}
          {...item(i)}
        >
          {nameMove(move)}
        </button>
      ))}
    </div>
  );
}
