import { useRef } from "preact/hooks";
import { unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { applyMoves } from "../../../../lib/puzzle/moves.ts";
import type { StageWays } from "../../../../workers/stage-ways.ts";
import { CubeView } from "../../../kit/cube/CubeView.tsx";
import { JumpButtons } from "../../../kit/cube/JumpButtons.tsx";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import { Choice } from "../../../kit/widget/Choice.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { HoldButton } from "../../../kit/widget/HoldButton.tsx";
import { PlayButton } from "../../../kit/widget/PlayButton.tsx";
import { Slider } from "../../../kit/widget/Slider.tsx";
import { usePlaying } from "../../../kit/widget/use-playing.ts";
import { useStartWhenPresented } from "../../../kit/widget/use-start-when-presented.ts";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { METHOD_NAMES, METHODS } from "../methods.ts";
import "./two-ways-home.css";
import { twoWays } from "./two-ways-model.ts";
import { useStageWays } from "./use-stage-ways.ts";

/** Milliseconds from one turn to the next. */
const PACE = 800;

/** What a cube is turned by, in parts. */
type Parts = readonly { readonly title: string; readonly moves: readonly number[] }[];

const turns = (count: number) => `${count} ${count === 1 ? "turn" : "turns"}`;

/** The reader's cube goes home twice: stage by stage, and by the shortest way. */
export function TwoWaysHome({ examples }: { examples: readonly StageWays[] }) {
  const cube = useWidget(readerCube);
  const state = useWidget(twoWays);
  const { method } = state;
  const { ways, failure } = useStageWays({ cube, method }, examples);
  const inside = useRef<HTMLDivElement>(null);

  const byStages = ways?.stages.flat() ?? [];
  const last = Math.max(byStages.length, ways?.direct.length ?? 0);
  const step = state.cube === cube ? Math.min(state.step, last) : 0;
  const go = (to: number, amend = false) =>
    twoWays.dispatch(
      { type: "go", cube, step: Math.min(Math.max(to, 0), last) },
      { amend },
    );
  const playing = usePlaying({
    pace: PACE,
    isOver: step === last,
    onStep: ({ amend }) => go(step === last ? 0 : step + 1, amend),
  });
  const stepBy = (by: 1 | -1, amend: boolean) => {
    playing.stop();
    go(step + by, amend);
  };
  useStartWhenPresented(inside, twoWays, () => go(0));

  return (
    <Figure
      id="two-ways-home"
      title="Two ways home"
      lead="Compare the way in stages with the shortest way."
      store={twoWays}
      controls={
        <Choice
          label="Method"
          options={METHOD_NAMES}
          value={method}
          onChoose={(chosen) => {
            playing.stop();
            twoWays.dispatch({ type: "method", method: chosen });
          }}
          show={(each) => METHODS[each].name}
        />
      }
      captionRoom={[3.3, 4.65, 6]}
      caption={<Caption ways={ways} failure={failure} />}
    >
      <div class="two-ways grid" ref={inside}>
        <Lane
          title={METHODS[method].name}
          cube={cube}
          step={step}
          isKnown={ways !== undefined}
          parts={METHODS[method].stages.map((title, i) => ({
            title,
            moves: ways?.stages[i] ?? [],
          }))}
        />
        <Lane
          title="God’s way"
          cube={cube}
          step={step}
          isKnown={ways !== undefined}
          parts={[{ title: "all at once", moves: ways?.direct ?? [] }]}
        />
      </div>
      <div class="controls two-ways-controls needs-js">
        <HoldButton label="Turn back" onStep={({ amend }) => stepBy(-1, amend)}>
          ◂ Back
        </HoldButton>
        <HoldButton label="Turn on" onStep={({ amend }) => stepBy(1, amend)}>
          Turn ▸
        </HoldButton>
        <PlayButton playing={playing} idle={last === 0} class="primary two-ways-play" />
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
  parts: Parts;
  /** Not yet, while the tables are built. */
  isKnown: boolean;
}

function Lane({ title, cube, step, parts, isKnown }: LaneProps) {
  const moves = parts.flatMap((part) => part.moves);
  const isHome = isKnown && step >= moves.length;
  return (
    <section class="two-ways-lane" aria-label={title}>
      <p class="two-ways-title">
        <b>{title}</b>{" "}
        <span class="text-muted">{isKnown ? turns(moves.length) : "…"}</span>
      </p>
      <CubeView state={applyMoves(unrankState(cube), moves.slice(0, step))} />
      <p class="two-ways-made" data-home={isHome || undefined}>
        {isHome
          ? "✓ home"
          : `${step} made, ${isKnown ? moves.length - step : "…"} to go`}
      </p>
      <dl class="two-ways-parts">
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
                    {nameMove(move)}
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

function Caption({ ways, failure }: { ways?: StageWays; failure?: string }) {
  if (failure !== undefined) return <>The tables could not be built: {failure}.</>;
  if (!ways) return <>The tables of each stage are being built.</>;
  const byStages = ways.stages.flat().length;
  const direct = ways.direct.length;
  if (direct === 0) return <>This cube is solved. Take another.</>;
  if (byStages === direct) {
    return (
      <>
        No turn is lost this time: both ways take <b>{turns(direct)}</b>. That is luck.
      </>
    );
  }
  return (
    <>
      In stages it takes <b>{turns(byStages)}</b>, though no stage could be shorter. God
      needs <b>{direct}</b>, and stops nowhere on the way.
    </>
  );
}
