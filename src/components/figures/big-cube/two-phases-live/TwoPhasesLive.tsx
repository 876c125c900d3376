import { useState } from "preact/hooks";
import { toBigFacelets } from "#lib/big-cube/facelet-string.ts";
import { applyBigMoves } from "#lib/big-cube/moves.ts";
import { unrankBigCube } from "#lib/big-cube/number.ts";
import { VIEW_COUNTS } from "#src/workers/compare-views.ts";
import { Chart } from "#kit/chart/Chart.tsx";
import { BigCubePicture } from "#kit/cube/BigCubePicture.tsx";
import { bigMoveLabel } from "#kit/cube/big-move-label.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { formatTime } from "#kit/text/format-time.ts";
import { countWord } from "#kit/text/number-word.ts";
import { UNTRANSLATED } from "#kit/translation/untranslated.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { PlayButton } from "#kit/widget/PlayButton.tsx";
import { Slider } from "#kit/widget/Slider.tsx";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { usePlaying } from "#kit/widget/use-playing.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { BigJumpButtons } from "../BigJumpButtons.tsx";
import "../number-table.css";
import { readerBigCube } from "../reader-big-cube.ts";
import { drawFirstPhases, drawLengths, runsAltText, VIEW_MARKS } from "./draw-runs.ts";
import { parseScrambledIndex } from "./parse-scrambled-index.ts";
import "./two-phases-live.css";
import { runsText } from "./two-phases-text.ts";
import { useViewRuns } from "./use-view-runs.ts";
import { shortestOf, type ViewRun } from "./view-runs.ts";

const PACE_MS = 700;
/** The shapes of the charts, as characters. */
const SHAPES = { circle: "●", square: "■", triangle: "▲" };

/** The search of the reader's 3×3×3 in one, three and six views. */
export function TwoPhasesLive({ examples }: { examples: readonly ViewRun[] }) {
  const cube = useWidget(readerBigCube);
  const { job, state, runs } = useViewRuns(cube, examples);
  const moves = shortestOf(runs)?.moves ?? [];
  const version = `${cube} ${runsAltText(runs)}`;
  return (
    <Figure
      id="two-phases-live"
      title="Watch the search"
      lead="Each mark is a solution, shorter than those before it."
      store={readerBigCube}
      controls={<JobButton job={job}>Search</JobButton>}
      captionRoom={[3.3, 4.65, 7.3]}
      caption={<span role="status">{runsText(state, runs)}</span>}
    >
      <div class="two-phases-cube screen-only needs-js">
        <BigJumpButtons />
        <TypedField
          id="two-phases-moves"
          label="moves from solved"
          text=""
          hint="such as R U2 F’"
          subject={cube}
          width={16}
          inputMode="text"
          read={parseScrambledIndex}
          onValue={(index, options) =>
            readerBigCube.dispatch({ type: "index", index }, options)
          }
        />
      </div>
      <div class="two-phases-charts grid">
        <Chart draw={drawLengths(runs)} version={version} label={runsAltText(runs)} />
        <Chart
          draw={drawFirstPhases(runs)}
          version={version}
          label={runsAltText(runs)}
        />
      </div>
      <RunTable runs={runs} />
      <SolutionPlayer key={`${cube} ${moves.join()}`} cube={cube} moves={moves} />
    </Figure>
  );
}

function RunTable({ runs }: { runs: readonly ViewRun[] }) {
  return (
    <table class="number-table named-rows two-phases-runs">
      <caption class="visually-hidden">
        The searches in one, three and six views
      </caption>
      <thead>
        <tr>
          <th scope="col">views</th>
          <th scope="col">moves</th>
          <th scope="col">after nodes</th>
          <th scope="col">ends of phase 1</th>
          <th scope="col">time</th>
        </tr>
      </thead>
      <tbody>
        {VIEW_COUNTS.map((views) => {
          const run = runs.find((one) => one.views === views);
          const best = run?.solutions.at(-1);
          const { colour, symbol } = VIEW_MARKS[views];
          return (
            <tr key={views}>
              <th scope="row">
                <span style={`color: ${colour}`} aria-hidden="true">
                  {SHAPES[symbol]}
                </span>{" "}
                {formatCount(views, "view")}
              </th>
              <td>{best ? best.moves.length : "–"}</td>
              <td>{best ? formatNumber(best.nodes) : "–"}</td>
              <td>{run ? formatNumber(run.nFirstPhases) : "–"}</td>
              <td>
                {run?.milliseconds === undefined ? "–" : formatTime(run.milliseconds)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Makes the moves of the shortest solution. */
function SolutionPlayer({ cube, moves }: { cube: bigint; moves: readonly number[] }) {
  const [step, setStep] = useState(0);
  const last = moves.length;
  const playing = usePlaying({
    pace: PACE_MS,
    isOver: step === last,
    onStep: () => setStep((before) => (before === last ? 0 : before + 1)),
  });
  const state = applyBigMoves(unrankBigCube(cube), moves.slice(0, step));
  return (
    <div class="two-phases-player grid">
      <BigCubePicture stickers={toBigFacelets(state)} />
      <div>
        <p class="two-phases-solution" {...UNTRANSLATED}>
          {moves.map((move, i) => (
            <span
              key={i}
              data-made={i < step || undefined}
              data-next={i === step || undefined}
            >
              {bigMoveLabel(move)}
            </span>
          ))}
        </p>
        <div class="controls needs-js screen-only">
          <PlayButton playing={playing} idle={last === 0} />
          <Slider
            label="Moves made"
            says={countWord(step, "move")}
            max={last}
            value={step}
            onValue={(to) => {
              playing.stop();
              setStep(to);
            }}
          />
        </div>
      </div>
    </div>
  );
}
