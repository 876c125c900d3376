import { useEffect, useRef, useState } from "preact/hooks";
import {
  NUMBERINGS,
  roundTrip,
  type NumberingName,
  type Progress,
  type Proof,
  type RoundTrip,
} from "../../../../workers/round-trips.ts";
import { runJob } from "../../../../workers/run-job.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { Figure } from "../../../kit/widget/Figure.tsx";
import "./prove.css";

const NAMES = Object.keys(NUMBERINGS) as NumberingName[];

const TITLES: Record<NumberingName, string> = {
  orders: "Orders of seven corners",
  twistings: "Twistings of seven corners",
  positions: "Positions of the cube",
};

/** One numbering's line in the figure. */
interface Line {
  readonly done: number;
  readonly latest: RoundTrip;
  readonly proof?: Proof;
}

type Phase = "ready" | "running" | "cancelled" | "done" | "broken";

const untouched = (name: NumberingName): Line => ({
  done: 0,
  latest: roundTrip(NUMBERINGS[name], NUMBERINGS[name].size - 1),
});

const untouchedLines = () =>
  Object.fromEntries(NAMES.map((name) => [name, untouched(name)])) as Record<
    NumberingName,
    Line
  >;

const startWorker = () =>
  new Worker(new URL("../../../../workers/prove.worker.ts", import.meta.url), {
    type: "module",
  });

/** One button that sends every number to its position and back. */
export function ProveIt() {
  const [lines, setLines] = useState(untouchedLines);
  const [phase, setPhase] = useState<Phase>("ready");
  const [failure, setFailure] = useState("");
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const setLine = (name: NumberingName, line: Line) =>
    setLines((all) => ({ ...all, [name]: line }));

  async function prove() {
    const { signal } = (running.current = new AbortController());
    setLines(untouchedLines());
    setPhase("running");
    try {
      for (const name of NAMES) {
        const proof = await runJob<NumberingName, Progress, Proof>(startWorker, name, {
          signal,
          onProgress: ({ done, latest }) => setLine(name, { done, latest }),
        });
        const last = roundTrip(NUMBERINGS[name], proof.done - 1);
        setLine(name, {
          done: proof.done,
          latest: proof.counterexample ?? last,
          proof,
        });
      }
      setPhase("done");
    } catch (error) {
      setPhase(signal.aborted ? "cancelled" : "broken");
      setFailure((error as Error).message);
    }
  }

  return (
    <Figure
      id="fig-prove"
      title="Every number, there and back"
      controls={
        phase === "running" ? (
          <button type="button" class="button" onClick={() => running.current?.abort()}>
            Cancel
          </button>
        ) : (
          <button type="button" class="button primary" onClick={() => void prove()}>
            {phase === "ready" ? "Prove it" : "Prove it again"}
          </button>
        )
      }
      caption={
        <span role="status">
          <Verdict phase={phase} lines={lines} failure={failure} />
        </span>
      }
    >
      <ul class="proofs">
        {NAMES.map((name) => (
          <ProofLine name={name} line={lines[name]} key={name} />
        ))}
      </ul>
    </Figure>
  );
}

function ProofLine({ name, line }: { name: NumberingName; line: Line }) {
  const { size } = NUMBERINGS[name];
  const { done, latest, proof } = line;
  const cameBack = latest.back === latest.index;
  const result = !proof ? "open" : proof.counterexample ? "failed" : "proved";
  return (
    <li class={`proof ${result}`} data-numbering={name} data-result={result}>
      <p class="proof-title">
        {TITLES[name]}
        <span class="proof-count">
          {formatNumber(done)} of {formatNumber(size)}
        </span>
      </p>
      <progress max={size} value={done} aria-label={TITLES[name]} />
      <p class="proof-trip">
        <span class="proof-number">{formatNumber(latest.index)}</span>
        <span aria-label="becomes">→</span>
        <span class="proof-position">{latest.position}</span>
        <span aria-label="and comes back as">→</span>
        <span class="proof-number">
          {typeof latest.back === "number" ? formatNumber(latest.back) : latest.back}
        </span>
        <span class="proof-mark">{cameBack ? "✓" : "✗"}</span>
      </p>
    </li>
  );
}

function Verdict({
  phase,
  lines,
  failure,
}: {
  phase: Phase;
  lines: Record<NumberingName, Line>;
  failure: string;
}) {
  const proofs = NAMES.flatMap((name) => lines[name].proof ?? []);
  const astray = proofs.find(({ counterexample }) => counterexample);
  if (phase === "ready") {
    return (
      <>
        Each line shows the last of its numbers on its way to a position and back. The
        button sends all of them, here in your browser.
      </>
    );
  }
  if (phase === "running") return <>Working, in the background …</>;
  if (phase === "cancelled") return <>Cancelled. What was reached stays on show.</>;
  if (phase === "broken") return <>The proof could not be run: {failure}.</>;
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
      {seconds.toFixed(1)} seconds in this browser. So no two numbers share a position,
      and as there are as many positions as numbers, none is left out.
    </>
  );
}
