import { useEffect, useRef, useState } from "preact/hooks";
import { N_STATES } from "../../lib/puzzle/coordinates.ts";
import type { LostSolutions } from "../../workers/lost-solutions.ts";
import { runJob } from "../../workers/run-job.ts";
import { formatNumber } from "../text/format-number.ts";
import { Figure } from "../widget/Figure.tsx";

const startWorker = () =>
  new Worker(new URL("../../workers/lost-solutions.worker.ts", import.meta.url), {
    type: "module",
  });

type Phase = "built" | "counting" | "cancelled" | "counted" | "failed";

/** How many of all cubes the slip costs solutions, counted anew on request. */
export function LostStates({ counted }: { counted: LostSolutions }) {
  const [count, setCount] = useState(counted);
  const [phase, setPhase] = useState<Phase>("built");
  const [failure, setFailure] = useState("");
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function countAll() {
    const { signal } = (running.current = new AbortController());
    setPhase("counting");
    setCount({ done: 0, some: 0, all: 0 });
    try {
      const onProgress = setCount;
      setCount(
        await runJob<null, LostSolutions, LostSolutions>(startWorker, null, {
          signal,
          onProgress,
        }),
      );
      setPhase("counted");
    } catch (error) {
      setPhase(signal.aborted ? "cancelled" : "failed");
      setFailure((error as Error).message);
    }
  }

  const { done, some, all } = count;
  const isAgreed = some === counted.some && all === counted.all;
  const parts = [
    { kind: "kept", name: "loses nothing", count: done - some },
    { kind: "some", name: "loses some", count: some - all },
    { kind: "all", name: "prints nothing", count: all },
  ];
  return (
    <Figure
      id="fig-lost"
      title="What the slip costs, over all cubes"
      controls={
        phase === "counting" ? (
          <button type="button" class="button" onClick={() => running.current?.abort()}>
            Cancel
          </button>
        ) : (
          <button type="button" class="button primary" onClick={() => void countAll()}>
            Count them here
          </button>
        )
      }
      caption={
        <span role="status">
          {phase === "counting"
            ? "Measuring all positions, then looking at the first moves of each …"
            : phase === "cancelled"
              ? "Cancelled. What was reached stays on show."
              : phase === "failed"
                ? `It could not be counted: ${failure}.`
                : phase === "counted" && !isAgreed
                  ? "The library is broken: this count is not the one made with the page."
                  : `${phase === "counted" ? "Counted in this browser: o" : "O"}f ${formatNumber(done)} cubes, the program with the slip misses at least one solution for ${formatNumber(some)} (${percent(some, done)}), and prints nothing for ${formatNumber(all)} of them (${percent(all, done)}).`}
        </span>
      }
    >
      <div class="lost-bar" aria-hidden="true">
        {parts.map(({ kind, count }) => (
          <span
            key={kind}
            class={`lost-${kind}`}
            style={`width: ${((100 * count) / N_STATES).toFixed(2)}%`}
          />
        ))}
      </div>
      <dl class="lost-parts">
        {parts.map(({ kind, name, count }) => (
          <div key={kind}>
            <dt>
              <i class={`lost-${kind}`} aria-hidden="true" />
              {name}
            </dt>
            <dd data-lost={kind}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
