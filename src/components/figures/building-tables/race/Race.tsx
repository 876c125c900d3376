import {
  type Contestant,
  CONTESTANT_NAMES,
  type RaceResult,
  type RaceRound,
  RACE_ROUNDS,
  type OperationCounts,
  type TimeSpread,
  timeSpreads,
} from "#src/workers/table-race.ts";
import { runJob } from "#src/workers/run-job.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { useJob } from "#kit/job/use-job.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import "./race.css";
import { formatRatio, CONTESTANT_TITLES } from "./race-text.ts";
import { RaceVerdict } from "./RaceVerdict.tsx";

const OPERATION_LABELS: readonly [tool: keyof OperationCounts, name: string][] = [
  ["unrank", "unranked"],
  ["turn", "turned"],
  ["rank", "ranked"],
  ["buildTable", "table built"],
  ["lookUp", "looked up"],
];

interface Props {
  /** The operations of each contestant in one search, counted at build time. */
  work: Readonly<Record<Contestant, OperationCounts>>;
}

/** The same breadth-first search with four ways to turn an index, timed. */
export function Race({ work }: Props) {
  const job = useJob<readonly RaceRound[], RaceResult>([], ({ signal, onProgress }) =>
    runJob("table-race", RACE_ROUNDS, {
      signal,
      onProgress: (round) => onProgress((rounds) => [...rounds, round]),
    }),
  );
  const { state } = job;
  const rounds = state.progress;
  const spreads = rounds.length > 0 ? timeSpreads(rounds) : undefined;
  return (
    <Figure
      id="race"
      captionRoom={[7.275, 7.275, 12.525]}
      title="Four searches, one result"
      lead="See what each contestant does on its way to the same counts."
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
            `: ${rounds.length} of ${RACE_ROUNDS} rounds are run.`}
        </>
      }
    >
      <ol class="racers grid">
        {CONTESTANT_NAMES.map((name) => (
          <ContestantRow key={name} name={name} work={work[name]} spreads={spreads} />
        ))}
      </ol>
      <progress
        class="race-progress needs-js"
        max={RACE_ROUNDS}
        value={rounds.length}
        data-running={state.phase === "running" || undefined}
        aria-label="Rounds run"
      />
    </Figure>
  );
}

interface ContestantRowProps {
  name: Contestant;
  work: OperationCounts;
  spreads: Readonly<Record<Contestant, TimeSpread>> | undefined;
}

function ContestantRow({ name, work, spreads }: ContestantRowProps) {
  const [title, way] = CONTESTANT_TITLES[name];
  const own = spreads?.[name];
  const slowest =
    spreads && Math.max(...Object.values(spreads).map(({ high }) => high));
  const share = (milliseconds: number) =>
    `${((100 * milliseconds) / (slowest ?? 1)).toFixed(1)}%`;
  const done = OPERATION_LABELS.filter(([tool]) => work[tool] > 0);
  return (
    <li class="racer" data-contestant={name}>
      <p class="racer-title space-between">
        <b>{title}</b>
        <span class="racer-ratio nowrap">
          {own ? `${formatRatio(spreads!, own.middle)} ×` : "–"}
          {own && own.low < own.high && (
            <span class="racer-spread text-sm text-muted">
              {` ${formatRatio(spreads!, own.low)} to ${formatRatio(spreads!, own.high)}`}
            </span>
          )}
        </span>
      </p>
      <div class="racer-track">
        <div class="racer-bar" style={`width: ${share(own?.middle ?? 0)}`} />
        {own && (
          <div
            class="racer-middle-half"
            style={`left: ${share(own.low)}; width: ${share(own.high - own.low)}`}
          />
        )}
      </div>
      <p class="racer-way space-between text-sm text-muted cluster">
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
