import { useEffect, useRef, useState } from "preact/hooks";
import { N_STATES, rankState } from "../../../../lib/puzzle/coordinates.ts";
import { applyMoves } from "../../../../lib/puzzle/moves.ts";
import { parseMoves } from "../../../../lib/puzzle/notation.ts";
import { SOLVED } from "../../../../lib/puzzle/state.ts";
import { toStickers } from "../../../../lib/puzzle/stickers.ts";
import { stickerKey } from "../../../../lib/tables/sticker-lookup.ts";
import { runJob } from "../../../../workers/run-job.ts";
import type {
  RaceJob,
  RaceProgress,
  RaceResult,
  Way,
} from "../../../../workers/sticker-race.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { Select } from "../../../kit/widget/Select.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import {
  BYTES_PER_STATE,
  megabytesOf,
  preparingPerCent,
  publishedUpTo,
  ratioOf,
  type Results,
  statesPerSecond,
  WAYS,
} from "./race-words.ts";
import "./sticker-race.css";

const DEEPEST = 9;
const DEPTHS = [7, 8, DEEPEST];

type Phase = "ready" | "running" | "cancelled" | "done" | "failed";

const TITLES: Readonly<Record<Way, string>> = {
  stickers: "Stickers as texts in a Map",
  numbers: "Numbers as places in an array",
};

const startWorker = () =>
  new Worker(new URL("../../../../workers/sticker-race.worker.ts", import.meta.url), {
    type: "module",
  });

const example = () => applyMoves(SOLVED, parseMoves("U R"));

/** The same search, keeping states as sticker texts and keeping them as numbers. */
export function StickerRace() {
  const [depth, setDepth] = useState(DEEPEST);
  const [results, setResults] = useState<Results>({});
  const [found, setFound] = useState<{ way: Way; states: number }>();
  const [phase, setPhase] = useState<Phase>("ready");
  const [failure, setFailure] = useState("");
  const job = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => job.current?.abort(), []);

  async function race(): Promise<void> {
    const { signal } = (job.current = new AbortController());
    setResults({});
    setPhase("running");
    try {
      // One after the other, so that neither takes time from the other.
      for (const way of WAYS) {
        setFound({ way, states: 1 });
        const result = await runJob<RaceJob, RaceProgress, RaceResult>(
          startWorker,
          { way, depth },
          { signal, onProgress: ({ states }) => setFound({ way, states }) },
        );
        setResults((others) => ({ ...others, [way]: result }));
      }
      setPhase("done");
    } catch (error) {
      setPhase(signal.aborted ? "cancelled" : "failed");
      setFailure((error as Error).message);
    }
    setFound(undefined);
  }

  const isRunning = phase === "running";
  return (
    <Figure
      id="sticker-race"
      title="Two ways to remember a cube"
      controls={
        <>
          <label>
            turns
            <Select
              options={DEPTHS}
              value={depth}
              disabled={isRunning}
              onChoose={(one) => {
                setDepth(one);
                setResults({});
                setPhase("ready");
              }}
            />
          </label>
          <button
            type="button"
            class={isRunning ? "button" : "button primary"}
            onClick={() => (isRunning ? job.current?.abort() : void race())}
          >
            {isRunning ? "Cancel" : "Measure"}
          </button>
        </>
      }
      caption={
        <span role="status">
          <Verdict {...{ phase, results, depth, failure }} />
        </span>
      }
    >
      <ul class="race">
        {WAYS.map((way) => (
          <Lane
            key={way}
            way={way}
            depth={depth}
            result={results[way]}
            states={found?.way === way ? found.states : (results[way]?.states ?? 0)}
          />
        ))}
      </ul>
    </Figure>
  );
}

interface LaneProps {
  way: Way;
  depth: number;
  states: number;
  result?: RaceResult;
}

function Lane({ way, depth, states, result }: LaneProps) {
  const all = publishedUpTo(depth);
  const kept =
    way === "stickers"
      ? stickerKey(toStickers(example()))
      : formatNumber(rankState(example()));
  return (
    <li class="race-lane" data-way={way}>
      <p class="race-title">
        {TITLES[way]}
        <span>{`${formatNumber(states)} of ${formatNumber(all)}`}</span>
      </p>
      <progress max={all} value={states} aria-label={TITLES[way]} />
      <dl>
        <div>
          <dt>the cube after U R</dt>
          <dd class="race-kept">{kept}</dd>
        </div>
        <div>
          <dt>{`all ${formatNumber(N_STATES)} states`}</dt>
          <dd>{memoryWords(way)}</dd>
        </div>
        <div>
          <dt>states a second</dt>
          <dd class="race-rate">
            {result ? statesPerSecond(result) : "to be measured"}
          </dd>
        </div>
      </dl>
    </li>
  );
}

function memoryWords(way: Way): string {
  const each = BYTES_PER_STATE[way];
  return way === "stickers"
    ? `${each} bytes each, and more: over\u00a0${megabytesOf(way)}\u00a0MB`
    : `${each} byte each: under ${megabytesOf(way) + 1} MB`;
}

interface VerdictProps {
  phase: Phase;
  results: Results;
  depth: number;
  failure: string;
}

function Verdict({ phase, results, depth, failure }: VerdictProps) {
  const { stickers, numbers } = results;
  if (phase === "running") return <>Working, in the background …</>;
  if (phase === "cancelled") return <>Cancelled. What was measured stays on show.</>;
  if (phase === "failed") return <>It could not be measured: {failure}.</>;
  if (phase === "ready" || !stickers || !numbers) {
    return (
      <>
        Each way notes, for every state up to so many quarter turns, the move that
        produced it. A text of 21 stickers is 21 bytes at the least; what the browser
        adds to keep and find it is not counted here. The array has a byte for every
        number, met or not.
      </>
    );
  }
  const all = publishedUpTo(depth);
  const wrong = [stickers, numbers].find(({ states }) => states !== all);
  if (wrong) {
    return (
      <>
        <b>The counts differ.</b> By {wrong.way} {formatNumber(wrong.states)} states are
        found; others have counted {formatNumber(all)}. The library is broken.
      </>
    );
  }
  return (
    <>
      Both ways found the same {formatNumber(all)} states, and with stickers it took{" "}
      <b>{ratioOf(stickers, numbers)} times as long</b> in this browser. Of the time of
      the numbers, {preparingPerCent(numbers)} % went into making the transition tables:
      that is done once, for few states or many.
      {depth < DEEPEST && " Try more turns."}
    </>
  );
}
