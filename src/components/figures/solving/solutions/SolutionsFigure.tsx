import { useLayoutEffect, useState } from "preact/hooks";
import { unrankState } from "#lib/puzzle/coordinates.ts";
import type { SolutionEdge } from "#lib/solver/solution-graph.ts";
import { JumpButtons } from "#kit/cube/JumpButtons.tsx";
import { moveLabel } from "#kit/cube/move-label.ts";
import { MetricChoice } from "#kit/distances/MetricChoice.tsx";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { More } from "#kit/widget/More.tsx";
import { Button } from "#kit/widget/Button.tsx";
import { PredictableFigure } from "#kit/predict/PredictableFigure.tsx";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { FigureNotice, FigureStatus } from "#kit/widget/Figure.tsx";
import { DeferredChildren } from "#kit/widget/DeferredChildren.tsx";
import { usePlaying } from "#kit/widget/use-playing.ts";
import { withJointReset } from "#kit/widget/joint-reset.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { PaintedCube } from "../your-cube/PaintedCube.tsx";
import { bindReaderCube, cubeHistory, goToCube } from "../your-cube/your-cube-store.ts";
import type { AllSolutions, SolverFault } from "./all-solutions.ts";
import { GraphView } from "./GraphView.tsx";
import { Hint } from "./Hint.tsx";
import { Player, type Speed, SPEEDS } from "./Player.tsx";
import { MOST_SOLUTIONS, SWAPPED } from "./remarkable-cubes.ts";
import { SolutionList } from "./SolutionList.tsx";
import { SolutionsCaption } from "./SolutionsCaption.tsx";
import "./solutions.css";
import { useAllSolutions } from "./use-all-solutions.ts";
import { TableProgress } from "#kit/distances/TableProgress.tsx";
import { readerWalk } from "./walk-model.ts";
import { nearestSolution } from "./solution-choices.ts";

/** The undo history of the cube; a reset also resets the metric and the hints. */
const cubeAndWalkHistory = withJointReset(cubeHistory, readerWalk);

/** Every shortest solution of the reader's cube: counted, listed, drawn and played. */
export function SolutionsFigure({ examples }: { examples: readonly AllSolutions[] }) {
  const cube = useWidget(readerCube);
  const walk = useWidget(readerWalk);
  const search = useAllSolutions(cube, walk.metric, examples);
  const { dispatch } = readerWalk;
  useLayoutEffect(() => void bindReaderCube(), []);
  const result = search.phase === "found" ? search.result : undefined;
  const prediction = usePrediction("fig-solutions", result, () =>
    import("./solution-questions.ts").then(
      ({ solutionQuestions }) => solutionQuestions,
    ),
  );

  return (
    <PredictableFigure
      prediction={prediction}
      id="fig-solutions"
      captionRoom={[4.2, 4.2, 6.6]}
      title="Every shortest solution"
      lead="Follow the bands down: every path is a shortest solution."
      store={cubeAndWalkHistory}
      caption={
        <SolutionsCaption search={search} hints={walk.hints} metric={walk.metric} />
      }
    >
      <div class="buttons solutions-choices needs-js">
        <MetricChoice
          metric={walk.metric}
          onChoose={(metric) => dispatch({ type: "metric", metric })}
          class="joined"
        />
        <Button
          aria-pressed={walk.hints}
          onClick={() => dispatch({ type: "hints", hints: !walk.hints })}
        >
          Only hints
        </Button>
        <JumpButtons onJump={goToCube} />
        <Button onClick={() => goToCube(SWAPPED)}>1 and 2 swapped</Button>
        <Button onClick={() => goToCube(MOST_SOLUTIONS[walk.metric])}>
          The most solutions
        </Button>
      </div>
      <FigureNotice store={readerWalk} />
      {result && prediction.isHiding && (
        <PaintedCube state={unrankState(result.index)} />
      )}
      <div
        class="solutions-body"
        data-phase={search.phase}
        hidden={prediction.isHiding && result !== undefined}
      >
        {search.phase === "found" ? (
          <SolutionExplorer result={search.result} />
        ) : search.phase === "broken" ? (
          <BrokenLibrary cube={cube} fault={search.fault} />
        ) : (
          <TableProgress metric={walk.metric} build={search.build} />
        )}
      </div>
      {!prediction.isHiding && <FigureStatus store={readerWalk} />}
    </PredictableFigure>
  );
}

function SolutionExplorer({ result }: { result: AllSolutions }) {
  const walk = useWidget(readerWalk);
  const { solutions, index } = result;
  const isSaved = walk.cube === index;
  const solution = isSaved ? Math.min(walk.solution, solutions.length - 1) : 0;
  const moves = solutions[solution];
  const step = isSaved ? Math.min(walk.step, moves.length) : 0;

  const go = (to: number, at: number) =>
    readerWalk.dispatch(
      { type: "go", cube: index, solution: to, step: at },
      { amend: true },
    );
  // Hints are revealed one by one, and never play.
  const remaining = walk.hints ? 0 : moves.length - step;
  const [speed, setSpeed] = useState<Speed>("steady");
  const playing = usePlaying({
    pace: SPEEDS[speed],
    isOver: remaining === 0,
    onStep: () => go(solution, step + 1),
  });
  useLayoutEffect(playing.stop, [result]);

  if (result.distance === 0) return <SolvedAlready />;
  if (walk.hints) return <Hint {...{ result, solution, step }} onGo={go} />;

  const choose = (to: number) => {
    go(to, 0);
    playing.start();
  };
  /** Selects the solution with this turn that shares most moves with the current one. */
  const chooseThrough = (turn: SolutionEdge) => {
    const nearest = nearestSolution(solutions, moves, (other) =>
      passes(result, other, turn),
    );
    if (!nearest) return;
    go(nearest.solution, Math.min(step, nearest.shared));
    playing.start();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowDown: [solution, Math.min(step + 1, moves.length)],
      ArrowUp: [solution, Math.max(step - 1, 0)],
      ArrowRight: [Math.min(solution + 1, solutions.length - 1), 0],
      ArrowLeft: [Math.max(solution - 1, 0), 0],
    }[event.key];
    if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    playing.stop();
    go(to[0], to[1]);
  };

  return (
    <div class="solutions-explorer grid">
      <Player
        {...{ result, solution, step, playing, speed }}
        onSpeed={setSpeed}
        onGo={go}
      />
      <div
        class="solutions-graph rounded"
        role="group"
        aria-label="Graph of the solutions. Arrow keys down and up step through the selected solution, left and right select another."
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <DeferredChildren>
          <GraphView
            result={result}
            selected={{ moves, step }}
            onTurn={chooseThrough}
          />
        </DeferredChildren>
      </div>
      <p class="figure-hint solutions-keys screen-only needs-js">
        Tap a band to select it.
        <span class="keyboard-hint">
          {" "}
          In the drawing, ↓ and ↑ step, ← and → select another solution.
        </span>
        <span class="solutions-if-wide"> It can be moved sideways.</span>
      </p>
      <DeferredChildren>
        <More title={`List of the ${formatCount(solutions.length, "solution")}`}>
          <SolutionList
            key={`${result.metric} ${index}`}
            result={result}
            selected={solution}
            onChoose={choose}
          />
        </More>
      </DeferredChildren>
    </div>
  );
}

/** Whether a solution includes this turn, from the same state. */
function passes(
  { index, graph }: AllSolutions,
  moves: readonly number[],
  turn: SolutionEdge,
): boolean {
  let at = index;
  for (const move of moves) {
    if (at === turn.from && move === turn.move) return true;
    at = graph.turns.find((next) => next.from === at && next.move === move)!.to;
  }
  return false;
}

function SolvedAlready() {
  return (
    <div class="solutions-nothing">
      <PaintedCube state={unrankState(0)} />
      <p>
        <b>Nothing to do.</b> This cube is solved: its one shortest solution has no
        moves. Scramble it, or choose another.
      </p>
    </div>
  );
}

/** An error in the library's result, which is not shown as a solution. */
function BrokenLibrary({ cube, fault }: { cube: number; fault: SolverFault }) {
  return (
    <div class="solutions-broken rounded" role="alert">
      <p>
        <b>The library is broken.</b> For cube {formatNumber(cube)}: {fault.message}.
      </p>
      {fault.moves && (
        <p class="solutions-refused">
          <s>{fault.moves.map(moveLabel).join(" ")}</s>
        </p>
      )}
      <p>
        Each solution is checked on the cube before it is shown. None is shown here.
      </p>
    </div>
  );
}
