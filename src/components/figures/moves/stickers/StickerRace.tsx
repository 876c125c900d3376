import { useState } from "preact/hooks";
import { N_STATES, rankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { toStickers } from "#lib/puzzle/stickers.ts";
import { stickerKey } from "#lib/tables/sticker-lookup.ts";
import { runJob } from "#src/workers/run-job.ts";
import type { StickerRaceResult, StateEncoding } from "#src/workers/sticker-race.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import type { JobState } from "#kit/job/job.ts";
import { useJob } from "#kit/job/use-job.ts";
import { Select } from "#kit/widget/Select.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import {
  BYTES_PER_STATE,
  megabytesForAllStates,
  preparationPercent,
  publishedCountUpTo,
  formatTimeRatio,
  type StickerRaceResults,
  formatStatesPerSecond,
  STATE_ENCODINGS,
} from "./sticker-race-text.ts";
import "./sticker-race.css";

const MAX_DEPTH = 9;
const DEPTHS = [7, 8, MAX_DEPTH];

/** The results so far, and the encoding that is being measured. */
interface StickerRaceProgress {
  readonly results: StickerRaceResults;
  readonly current?: { readonly way: StateEncoding; readonly states: number };
}

const ENCODING_TITLES: Readonly<Record<StateEncoding, string>> = {
  stickers: "Stickers, as strings in a Map",
  numbers: "Indices, in an array",
};

const example = () => applyMoves(SOLVED, parseMoves("U R"));

/** The same search with two encodings of states, sticker strings and indices, timed. */
export function StickerRace() {
  const [depth, setDepth] = useState(MAX_DEPTH);
  const job = useJob<StickerRaceProgress, void>(
    { results: {} },
    async ({ signal, onProgress }) => {
      // Run one after the other, so that they don't compete for the processor.
      for (const way of STATE_ENCODINGS) {
        const tell = (states: number) =>
          onProgress(({ results }) => ({ results, current: { way, states } }));
        tell(1);
        const result = await runJob(
          "sticker-race",
          { encoding: way, depth },
          { signal, onProgress: ({ states }) => tell(states) },
        );
        onProgress(({ results }) => ({ results: { ...results, [way]: result } }));
      }
    },
  );
  const { state } = job;
  const { results, current } = state.progress;
  const isRunning = state.phase === "running";
  return (
    <Figure
      id="sticker-race"
      captionRoom={[5.6, 5.6, 9]}
      title="Stickers against indices"
      lead="Compare what each program stores, and its speed."
      controls={
        <>
          <label>
            quarter turns
            <Select
              options={DEPTHS}
              value={depth}
              disabled={isRunning}
              onChoose={(one) => {
                setDepth(one);
                job.reset();
              }}
            />
          </label>
          <JobButton job={job}>Measure</JobButton>
        </>
      }
      caption={
        <span role="status">
          <RaceCaption state={state} depth={depth} />
        </span>
      }
    >
      <ul class="race grid">
        {STATE_ENCODINGS.map((way) => (
          <EncodingPanel
            key={way}
            way={way}
            depth={depth}
            result={results[way]}
            states={
              isRunning && current?.way === way
                ? current.states
                : (results[way]?.states ?? 0)
            }
          />
        ))}
      </ul>
    </Figure>
  );
}

interface EncodingPanelProps {
  way: StateEncoding;
  depth: number;
  states: number;
  result?: StickerRaceResult;
}

function EncodingPanel({ way, depth, states, result }: EncodingPanelProps) {
  const all = publishedCountUpTo(depth);
  const kept =
    way === "stickers"
      ? stickerKey(toStickers(example()))
      : formatNumber(rankState(example()));
  return (
    <li class="race-lane" data-way={way}>
      <p class="race-title space-between cluster">
        {ENCODING_TITLES[way]}
        <span>{`${formatNumber(states)} of ${formatNumber(all)}`}</span>
      </p>
      <progress max={all} value={states} aria-label={ENCODING_TITLES[way]} />
      <dl>
        <div>
          <dt>the cube after U R</dt>
          <dd class="race-kept">{kept}</dd>
        </div>
        <div>
          <dt>{`all ${formatNumber(N_STATES)} states`}</dt>
          <dd>{memoryText(way)}</dd>
        </div>
        <div>
          <dt>states a second</dt>
          <dd class="race-rate semibold">
            {result ? formatStatesPerSecond(result) : "to be measured"}
          </dd>
        </div>
      </dl>
    </li>
  );
}

function memoryText(way: StateEncoding): string {
  const each = BYTES_PER_STATE[way];
  return way === "stickers"
    ? `${each} bytes each, and more: over\u00a0${megabytesForAllStates(way)}\u00a0MB`
    : `${each} byte each: under ${megabytesForAllStates(way) + 1} MB`;
}

function RaceCaption({
  state,
  depth,
}: {
  state: JobState<StickerRaceProgress, void>;
  depth: number;
}) {
  const { stickers, numbers } = state.progress.results;
  if (state.phase === "running") return <>Measuring in the background …</>;
  if (state.phase === "cancelled")
    return <>Cancelled. The measurements so far are kept.</>;
  if (state.phase === "failed") return <>The measurement failed: {state.message}.</>;
  if (state.phase === "idle" || !stickers || !numbers) {
    return (
      <>
        For every state up to this many quarter turns, each program stores the move that
        produced it. A string of 21 stickers takes at least 21 bytes, not counting what
        the browser adds. The array has a byte for every index, reached or not.
      </>
    );
  }
  const all = publishedCountUpTo(depth);
  const wrong = [stickers, numbers].find(({ states }) => states !== all);
  if (wrong) {
    return (
      <>
        <b>The counts differ.</b> With{" "}
        {wrong.encoding === "stickers" ? "stickers" : "indices"} there are{" "}
        {formatNumber(wrong.states)} states; the published count is {formatNumber(all)}.
        The library is broken.
      </>
    );
  }
  return (
    <>
      Both programs found the same {formatNumber(all)} states, and with stickers it took{" "}
      <b>{formatTimeRatio(stickers, numbers)} times as long</b> in this browser. With
      indices, {preparationPercent(numbers)}% of the time was spent on filling the
      transition tables, which is done once, however large the search is.
      {depth < MAX_DEPTH && " Try more quarter turns."}
    </>
  );
}
