import { useEffect, useState } from "preact/hooks";
import { N_STATES, rankState, unrankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves, QTM_MOVES } from "#lib/puzzle/moves.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { MOVE_READINGS } from "#src/workers/move-readings.ts";
import type { ReadingTally, TallyProgress } from "#src/workers/tally-readings.ts";
import { CubeView } from "#kit/cube/CubeView.tsx";
import { formatNumber } from "#kit/text/format-number.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import type { JobState } from "#kit/job/job.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import {
  cubeAfter,
  isSolved,
  printedTurns,
  printedMovesStore,
  startingCube,
  type Target,
  type PrintedMovesTrial,
  turnsToPlay,
  formatTurns,
} from "./printed-moves-model.ts";
import "./printed-moves.css";
import { MoveReadingsTable, TARGET_LABELS } from "./MoveReadingsTable.tsx";
import { parseScramble, type Scramble } from "./parse-scramble.ts";
import { MAX_DEPTH, printedMovesForCube } from "./small-lookup.ts";
import { useTally } from "./use-tally.ts";

type TallyState = JobState<TallyProgress, void>;

/** The number of random cubes per press of the button. */
const CUBES_PER_RUN = 2000;

/** Shorter sequences are often palindromes, which hide the difference. */
const MIN_TURNS = 4;

/** The moves that the chapter's loop prints, read in four ways, on two cubes. */
export function PrintedMoves() {
  const trial = useWidget(printedMovesStore);
  const { tally, job } = useTally(CUBES_PER_RUN);
  const [scramble, setScramble] = useState<Scramble>();
  return (
    <Figure
      id="printed-moves"
      captionRoom={[5.2, 5.2, 8]}
      title="The moves that the loop prints"
      lead="Choose a reading of the moves: does it solve the cube?"
      store={printedMovesStore}
      controls={
        <Button
          onClick={() =>
            printedMovesStore.dispatch({ type: "cube", cube: randomCube() })
          }
        >
          Random
        </Button>
      }
      caption={<Caption trial={trial} />}
    >
      <div class="printed grid">
        <div class="printed-cube text-centre justify-center">
          <PlayedCube trial={trial} />
          <p>
            The loop prints <b>{formatTurns(printedTurns(trial))}</b>
          </p>
          <TypedField
            id="printed-scramble"
            label="moves from solved"
            text={scramble?.cube === trial.cube ? scramble.text : scrambleFor(trial)}
            hint="such as R U R′ U R"
            width={17}
            inputMode="text"
            read={parseScramble}
            onValue={(typed, options) => {
              setScramble(typed);
              printedMovesStore.dispatch({ type: "cube", cube: typed.cube }, options);
            }}
          />
        </div>
        <div>
          <MoveReadingsTable trial={trial} tally={tally} />
          <div class="printed-tally screen-only row needs-js">
            <JobButton plain job={job}>
              {`Try ${formatNumber(CUBES_PER_RUN)} ${tally ? "more" : "random cubes"}`}
            </JobButton>
            <TallyStatus state={job.state} tally={tally} />
          </div>
        </div>
      </div>
    </Figure>
  );
}

/** The cube that a reading is applied to: at first as it starts, then turn by turn. */
function PlayedCube({ trial }: { trial: PrintedMovesTrial }) {
  const { lastPlay } = trial;
  const [arrived, setArrived] = useState(trial);
  useEffect(() => setArrived(trial), [trial]);
  const turns = lastPlay ? turnsToPlay(trial, lastPlay.reading) : [];
  const start = startingCube(trial, lastPlay?.target ?? "cube");
  const index = lastPlay && arrived === trial ? cubeAfter(trial, lastPlay) : start;
  return <CubeView state={unrankState(index)} path={turns} />;
}

function TallyStatus({ state, tally }: { state: TallyState; tally?: ReadingTally }) {
  return (
    <div class="tally-status text-sm text-muted row-center">
      {state.phase === "running" && <Progress progress={state.progress} />}
      <span role="status">{tallyStatusText(state, tally)}</span>
    </div>
  );
}

function Progress({ progress }: { progress: TallyProgress }) {
  const [max, done, words] =
    progress.phase === "lookup"
      ? [N_STATES, progress.found, "states in the lookup"]
      : [CUBES_PER_RUN, progress.tally.tried, "cubes tried"];
  return (
    <>
      <progress max={max} value={done} aria-label={words} />
      <span>{`${formatNumber(done)} ${words}`}</span>
    </>
  );
}

/** The announcement, without the progress, which would be announced too often. */
function tallyStatusText(state: TallyState, tally?: ReadingTally): string {
  const all = formatNumber(N_STATES);
  if (state.phase === "running") return "";
  if (state.phase === "cancelled") return "Cancelled.";
  if (state.phase === "failed") return `The count failed: ${state.message}.`;
  return tally
    ? `${formatNumber(tally.tried)} random cubes out of all ${all}. The number below each mark says how many of them that reading solved.`
    : `Tries each reading on random cubes out of all ${all}.`;
}

function Caption({ trial }: { trial: PrintedMovesTrial }) {
  const { lastPlay } = trial;
  const printed = formatTurns(printedTurns(trial));
  if (printedTurns(trial).length === 0) {
    return <>This cube is solved, so the loop prints nothing.</>;
  }
  if (!lastPlay) {
    return (
      <>
        For this cube the loop prints <b>{printed}</b>. In this order the moves{" "}
        {isSolved(trial, { reading: 0, target: "cube" })
          ? "do solve it, but only by chance: backwards they have the same effect."
          : "don’t solve it. From the last to the first, they do."}
        <span class="screen-only"> Press a ✓ or ✗ to see the moves made.</span>
      </>
    );
  }
  const { reading, target } = lastPlay;
  return (
    <>
      <b>{formatTurns(turnsToPlay(trial, reading))}</b>, the moves{" "}
      {MOVE_READINGS[reading].name}, on {TARGET_LABELS[target]}:{" "}
      {isSolved(trial, lastPlay) ? <b>solved.</b> : "not solved."}{" "}
      {readingExplanation(reading, target)}
    </>
  );
}

/** Why a reading works or fails, whatever the cube. */
function readingExplanation(reading: number, target: Target): string {
  if (reading === 1 && target === "cube")
    return "It always is, because the move that was made last is undone first.";
  if (reading === 2 && target === "inverse") {
    return "It always is, because these moves lead from solved to the cube, and so from its inverse to solved.";
  }
  return "This reading works only by chance, when its moves have the same effect as the right ones.";
}

/** The turns from solved to the cube: the inverse of the printed moves. */
function scrambleFor(trial: PrintedMovesTrial): string {
  return printedTurns(trial).length === 0 ? "" : formatTurns(turnsToPlay(trial, 2));
}

/** A random cube near solved for which the loop prints several moves. */
function randomCube(): number {
  for (;;) {
    const turns = Array.from({ length: MAX_DEPTH }, () => {
      return QTM_MOVES[Math.floor(Math.random() * QTM_MOVES.length)];
    });
    const cube = rankState(applyMoves(SOLVED, turns));
    if (printedMovesForCube(cube)!.length >= MIN_TURNS) return cube;
  }
}
