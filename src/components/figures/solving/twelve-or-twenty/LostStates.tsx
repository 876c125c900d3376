import { useEffect, useRef, useState } from "preact/hooks";
import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import type { LostSolutions } from "../../../../workers/lost-solutions.ts";
import { runJob } from "../../../../workers/run-job.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { type Phase, wordsForLost } from "./lost-words.ts";

const startWorker = () =>
  new Worker(new URL("../../../../workers/lost-solutions.worker.ts", import.meta.url), {
    type: "module",
  });

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
          {wordsForLost({ phase, count, built: counted, failure })}
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
