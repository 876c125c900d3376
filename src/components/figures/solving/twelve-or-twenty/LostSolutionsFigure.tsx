import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import type {
  countLostSolutions,
  LostSolutions,
} from "../../../../workers/lost-solutions.ts";
import { runJob } from "../../../../workers/run-job.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { JobButton } from "../../../kit/job/JobButton.tsx";
import { useJob } from "../../../kit/job/use-job.ts";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { lostSolutionsCaption } from "./lost-solutions-text.ts";

const startWorker = () =>
  new Worker(new URL("../../../../workers/lost-solutions.worker.ts", import.meta.url), {
    type: "module",
  });

/** The number of states for which the program's mistake loses solutions, recounted on request. */
export function LostSolutionsFigure({ precomputed }: { precomputed: LostSolutions }) {
  const job = useJob<LostSolutions, void>(precomputed, async (options) => {
    options.onProgress({ examined: 0, someWithF: 0, onlyWithF: 0 });
    options.onProgress(
      await runJob<typeof countLostSolutions>(startWorker, null, options),
    );
  });
  const { examined: done, someWithF: nSome, onlyWithF: nAll } = job.state.progress;
  const parts = [
    { kind: "kept", name: "loses nothing", count: done - nSome },
    { kind: "some", name: "loses some", count: nSome - nAll },
    { kind: "all", name: "prints nothing", count: nAll },
  ];
  return (
    <Figure
      id="fig-lost"
      title="What the mistake costs, over all states"
      lead="See for how many states the mistake loses solutions."
      controls={<JobButton job={job}>Count them here</JobButton>}
      caption={
        <span role="status">{lostSolutionsCaption(job.state, precomputed)}</span>
      }
    >
      <div class="lost-bar true-colours" aria-hidden="true">
        {parts.map(({ kind, count }) => (
          <span
            key={kind}
            class={`lost-${kind}`}
            style={`width: ${((100 * count) / N_STATES).toFixed(2)}%`}
          />
        ))}
      </div>
      <dl class="lost-parts cluster">
        {parts.map(({ kind, name, count }) => (
          <div key={kind}>
            <dt>
              <i class={`swatch true-colours lost-${kind}`} aria-hidden="true" />
              {name}
            </dt>
            <dd data-lost={kind}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}
