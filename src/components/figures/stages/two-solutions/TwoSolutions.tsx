import { useRef } from "preact/hooks";
import { unrankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import type { StageSolutions } from "#src/workers/stage-solutions.ts";
import { CubeView } from "#kit/cube/CubeView.tsx";
import { JumpButtons } from "#kit/cube/JumpButtons.tsx";
import { moveLabel } from "#kit/cube/move-label.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { countWord } from "#kit/text/number-word.ts";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { HoldButton } from "#kit/widget/HoldButton.tsx";
import { PlayButton } from "#kit/widget/PlayButton.tsx";
import { Slider } from "#kit/widget/Slider.tsx";
import { usePlaying } from "#kit/widget/use-playing.ts";
import { useStartWhenPresented } from "#kit/widget/use-start-when-presented.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { METHOD_NAMES, METHOD_TEXTS } from "../method-texts.ts";
import "./two-solutions.css";
import { twoSolutionsStore } from "./two-solutions-model.ts";
import { useStageSolutions } from "./use-stage-solutions.ts";

const PACE_MS = 800;

/** A solution in parts, each with a title. */
type SolutionParts = readonly {
  readonly title: string;
  readonly moves: readonly number[];
}[];

const turnsText = (count: number) => `${count} ${count === 1 ? "turn" : "turns"}`;

/** Solves the reader's cube twice: stage by stage, and by a shortest solution. */
export function TwoSolutions({ examples }: { examples: readonly StageSolutions[] }) {
  const cube = useWidget(readerCube);
  const state = useWidget(twoSolutionsStore);
  const { method } = state;
  const { solutions, failure } = useStageSolutions({ cube, method }, examples);
  const inside = useRef<HTMLDivElement>(null);

  const byStages = solutions?.stages.flat() ?? [];
  const last = Math.max(byStages.length, solutions?.shortest.length ?? 0);
  const step = state.cube === cube ? Math.min(state.step, last) : 0;
  const go = (to: number, amend = false) =>
    twoSolutionsStore.dispatch(
      { type: "go", cube, step: Math.min(Math.max(to, 0), last) },
      { amend },
    );
  const playing = usePlaying({
    pace: PACE_MS,
    isOver: step === last,
    onStep: ({ amend }) => go(step === last ? 0 : step + 1, amend),
  });
  const stepBy = (by: 1 | -1, amend: boolean) => {
    playing.stop();
    go(step + by, amend);
  };
  useStartWhenPresented(inside, twoSolutionsStore, () => go(0));

  return (
    <Figure
      id="two-ways-home"
      title="Two solutions"
      lead="Compare the solution in stages with a shortest one."
      store={twoSolutionsStore}
      controls={
        <Choice
          label="Method"
          options={METHOD_NAMES}
          value={method}
          onChoose={(chosen) => {
            playing.stop();
            twoSolutionsStore.dispatch({ type: "method", method: chosen });
          }}
          show={(each) => METHOD_TEXTS[each].name}
        />
      }
      captionRoom={[3.3, 4.65, 6]}
      caption={<Caption solutions={solutions} failure={failure} />}
    >
      <div class="two-solutions grid" ref={inside}>
        <SolutionLane
          title={METHOD_TEXTS[method].name}
          cube={cube}
          step={step}
          isKnown={solutions !== undefined}
          parts={METHOD_TEXTS[method].stages.map((title, i) => ({
            title,
            moves: solutions?.stages[i] ?? [],
          }))}
        />
        <SolutionLane
          title="God’s algorithm"
          cube={cube}
          step={step}
          isKnown={solutions !== undefined}
          parts={[{ title: "all at once", moves: solutions?.shortest ?? [] }]}
        />
      </div>
      <div class="controls two-solutions-controls needs-js">
        <HoldButton label="Turn back" onStep={({ amend }) => stepBy(-1, amend)}>
          ◂ Back
        </HoldButton>
        <HoldButton label="Turn on" onStep={({ amend }) => stepBy(1, amend)}>
          Turn ▸
        </HoldButton>
        <PlayButton
          playing={playing}
          idle={last === 0}
          class="primary two-solutions-play"
        />
        <Slider
          label="Turns made"
          says={countWord(step, "turn")}
          max={last}
          value={step}
          onValue={(to, { amend }) => {
            playing.stop();
            go(to, amend);
          }}
        />
        <JumpButtons
          onJump={(index) => readerCube.dispatch({ type: "index", index })}
        />
      </div>
    </Figure>
  );
}

interface LaneProps {
  title: string;
  cube: number;
  step: number;
  parts: SolutionParts;
  isKnown: boolean;
}

function SolutionLane({ title, cube, step, parts, isKnown }: LaneProps) {
  const moves = parts.flatMap((part) => part.moves);
  const isSolved = isKnown && step >= moves.length;
  return (
    <section class="two-solutions-lane" aria-label={title}>
      <p class="two-solutions-title">
        <b>{title}</b>{" "}
        <span class="text-muted">{isKnown ? turnsText(moves.length) : "…"}</span>
      </p>
      <CubeView state={applyMoves(unrankState(cube), moves.slice(0, step))} />
      <p class="two-solutions-made" data-home={isSolved || undefined}>
        {isSolved
          ? "✓ solved"
          : `${step} made, ${isKnown ? moves.length - step : "…"} to go`}
      </p>
      <dl class="two-solutions-parts">
        {parts.map((part, i) => {
          const before = parts.slice(0, i).flatMap((one) => one.moves).length;
          return (
            <div key={part.title}>
              <dt>{part.title}</dt>
              <dd>
                {part.moves.length === 0 && (
                  <span class="text-muted">{isKnown ? "nothing to do" : "…"}</span>
                )}
                {part.moves.map((move, at) => (
                  <span
                    key={at}
                    data-made={before + at < step || undefined}
                    data-next={before + at === step || undefined}
                  >
                    {moveLabel(move)}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Caption({
  solutions,
  failure,
}: {
  solutions?: StageSolutions;
  failure?: string;
}) {
  if (failure !== undefined) return <>The tables could not be built: {failure}.</>;
  if (!solutions) return <>The tables of each stage are being built.</>;
  const byStages = solutions.stages.flat().length;
  const direct = solutions.shortest.length;
  if (direct === 0) return <>This cube is solved. Choose another.</>;
  if (byStages === direct) {
    return (
      <>
        The stages are lucky this time: both take <b>{turnsText(direct)}</b>.
      </>
    );
  }
  return (
    <>
      In stages it takes <b>{turnsText(byStages)}</b>, though no stage could be shorter.
      God’s algorithm needs <b>{direct}</b>, because it doesn’t stop at any goal.
    </>
  );
}
