import { useMemo } from "preact/hooks";
import {
  NUMBERINGS,
  roundTrip,
  type NumberingName,
  type Proof,
  type RoundTrip,
} from "#src/workers/round-trips.ts";
import { runJob } from "#src/workers/run-job.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import type { JobState } from "#kit/job/job.ts";
import { useJob } from "#kit/job/use-job.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import "./prove.css";

const NUMBERING_NAMES = Object.keys(NUMBERINGS) as NumberingName[];

const TITLES: Record<NumberingName, string> = {
  orders: "Permutations of seven corners",
  twistings: "Orientations of seven corners",
  positions: "States of the cube",
};

/** How far the check of one numbering has got. */
interface NumberingProgress {
  readonly done: number;
  readonly latest: RoundTrip;
  readonly proof?: Proof;
}

type ProveItProgress = Readonly<Record<NumberingName, NumberingProgress>>;

const initialProgress = (name: NumberingName): NumberingProgress => ({
  done: 0,
  latest: roundTrip(NUMBERINGS[name], NUMBERINGS[name].size - 1),
});

const initialProgressOfAll = () =>
  Object.fromEntries(
    NUMBERING_NAMES.map((name) => [name, initialProgress(name)]),
  ) as ProveItProgress;

/** Unranks every index and ranks the result, to prove that the two are inverse. */
export function ProveIt() {
  const job = useJob<ProveItProgress, void>(
    useMemo(initialProgressOfAll, []),
    async ({ signal, onProgress }) => {
      for (const name of NUMBERING_NAMES) {
        const setLine = (line: NumberingProgress) =>
          onProgress((lines) => ({ ...lines, [name]: line }));
        const proof = await runJob("round-trips", name, {
          signal,
          onProgress: setLine,
        });
        const { done } = proof;
        const latest = proof.counterexample ?? roundTrip(NUMBERINGS[name], done - 1);
        setLine({ done, latest, proof });
      }
    },
  );

  return (
    <Figure
      id="fig-prove"
      captionRoom={[4.2, 4.2, 6.6]}
      title="Every number, there and back"
      lead="See whether every number comes back as itself."
      controls={
        <JobButton job={job}>
          {job.state.phase === "idle" ? "Prove it" : "Prove it again"}
        </JobButton>
      }
      caption={
        <span role="status">
          <ProofCaption state={job.state} />
        </span>
      }
    >
      <ul class="proofs grid">
        {NUMBERING_NAMES.map((name) => (
          <ProofLine name={name} line={job.state.progress[name]} key={name} />
        ))}
      </ul>
    </Figure>
  );
}

function ProofLine({ name, line }: { name: NumberingName; line: NumberingProgress }) {
  const { size } = NUMBERINGS[name];
  const { done, latest, proof } = line;
  const cameBack = latest.back === latest.index;
  const result = !proof ? "open" : proof.counterexample ? "failed" : "proved";
  return (
    <li class={`proof ${result}`} data-numbering={name} data-result={result}>
      <p class="proof-title space-between cluster">
        {TITLES[name]}
        <span class="proof-count text-muted">
          {formatNumber(done)} of {formatNumber(size)}
        </span>
      </p>
      <progress max={size} value={done} aria-label={TITLES[name]} />
      <p class="proof-trip text-muted cluster">
        <span class="proof-number semibold">{formatNumber(latest.index)}</span>
        <span aria-label="becomes">→</span>
        <span class="proof-position">{latest.position}</span>
        <span aria-label="and comes back as">→</span>
        <span class="proof-number semibold">
          {typeof latest.back === "number" ? formatNumber(latest.back) : latest.back}
        </span>
        {/* Before the first number is sent, nothing is proved. */}
        <span class="proof-mark">{done === 0 ? "" : cameBack ? "✓" : "✗"}</span>
      </p>
    </li>
  );
}

function ProofCaption({ state }: { state: JobState<ProveItProgress, void> }) {
  const proofs = NUMBERING_NAMES.flatMap((name) => state.progress[name].proof ?? []);
  const astray = proofs.find(({ counterexample }) => counterexample);
  if (state.phase === "idle") {
    return (
      <>
        Each line shows its last number, the state that it becomes, and the number that
        this becomes.
        <span class="screen-only">
          {" "}
          The button tries all numbers, here in your browser.
        </span>
      </>
    );
  }
  if (state.phase === "running") return <>Working, in the background …</>;
  if (state.phase === "cancelled") {
    return <>Cancelled. The results so far stay.</>;
  }
  if (state.phase === "failed")
    return <>The proof could not be run: {state.message}.</>;
  if (astray) {
    const { index, position, back } = astray.counterexample!;
    return (
      <>
        <b>The library is broken.</b> Number {formatNumber(index)} becomes {position},
        and comes back as {typeof back === "number" ? formatNumber(back) : `“${back}”`}.
      </>
    );
  }
  const count = proofs.reduce((sum, { done }) => sum + done, 0);
  const seconds =
    proofs.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  return (
    <>
      <b>Proved.</b> All {formatNumber(count)} numbers came back, in{" "}
      {seconds.toFixed(1)} seconds in this browser. So no two numbers share a state, and
      because there are as many states as numbers, none is left out.
    </>
  );
}
