import {
  type Contestant,
  CONTESTANT_NAMES,
  medians,
  type race,
  type RaceResult,
  type RaceRound,
  ROUNDS,
  type FloodWork,
} from "../../../../workers/race.ts";
import { runJob } from "../../../../workers/run-job.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { JobButton } from "../../../kit/job/JobButton.tsx";
import { useJob } from "../../../kit/job/use-job.ts";
import { Figure } from "../../../kit/widget/Figure.tsx";
import "./race.css";
import { ratio, TITLES } from "./race-words.ts";
import { RaceVerdict } from "./RaceVerdict.tsx";

const TOOLS: readonly [tool: keyof FloodWork, name: string][] = [
  ["unrank", "unranked"],
  ["turn", "turned"],
  ["rank", "ranked"],
  ["buildTable", "table built"],
  ["lookUp", "looked up"],
];

const startWorker = () =>
  new Worker(new URL("../../../../workers/race.worker.ts", import.meta.url), {
    type: "module",
  });

interface Props {
  /** The operations of each contestant in one flood, counted at build. */
  work: Readonly<Record<Contestant, FloodWork>>;
}

/** The same flood four times, and why one way of turning is so much faster. */
export function Race({ work }: Props) {
  const job = useJob<readonly RaceRound[], RaceResult>([], ({ signal, onProgress }) =>
    runJob<typeof race>(startWorker, ROUNDS, {
      signal,
      onProgress: (round) => onProgress((rounds) => [...rounds, round]),
    }),
  );
  const { state } = job;
  const rounds = state.progress;
  const times = rounds.length > 0 ? medians(rounds) : undefined;
  return (
    <Figure
      id="race"
      captionRoom={[4.65, 4.65, 7.275]}
      title="Four floods, one result"
      controls={
        <JobButton job={job}>
          {state.phase === "idle" ? "Race" : "Race again"}
        </JobButton>
      }
      caption={
        <>
          <span role="status">
            <RaceVerdict state={state} />
          </span>
          {state.phase === "running" &&
            `: ${rounds.length} of ${ROUNDS} rounds are run.`}
        </>
      }
    >
      <ol class="racers grid">
        {CONTESTANT_NAMES.map((name) => (
          <Racer key={name} name={name} work={work[name]} times={times} />
        ))}
      </ol>
      <progress
        class="race-progress needs-js"
        max={ROUNDS}
        value={rounds.length}
        data-running={state.phase === "running" || undefined}
        aria-label="Rounds run"
      />
    </Figure>
  );
}

interface RacerProps {
  name: Contestant;
  work: FloodWork;
  times: Readonly<Record<Contestant, number>> | undefined;
}

function Racer({ name, work, times }: RacerProps) {
  const [title, way] = TITLES[name];
  const slowest = times && Math.max(...Object.values(times));
  const share = times ? (100 * times[name]) / slowest! : 0;
  const done = TOOLS.filter(([tool]) => work[tool] > 0);
  return (
    <li class="racer" data-contestant={name}>
      <p class="racer-title apart">
        <b>{title}</b>
        <span class="racer-ratio nowrap">
          {times ? `${ratio(times, name)} ×` : "–"}
        </span>
      </p>
      <div class="racer-track">
        <div class="racer-bar" style={`width: ${share.toFixed(1)}%`} />
      </div>
      <p class="racer-way apart small soft wraps">
        {way}
        <span class="racer-work">
          {done
            .map(([tool, does]) => `${formatNumber(work[tool])} ${does}`)
            .join(" · ")}
        </span>
      </p>
    </li>
  );
}
