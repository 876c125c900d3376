import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import type { LiveAnswer } from "../../../../workers/live-distances.ts";
import { percent } from "../../../kit/distances/lower-bound-counts.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { meanOf } from "../../../kit/distances/histogram-sums.ts";

/** Totals of the histogram, and the time it took. */
export function LiveSums({
  answer,
  isFirst,
}: {
  answer: LiveAnswer;
  isFirst: boolean;
}) {
  const { histogram, reached, milliseconds } = answer;
  const isNone = reached === 0;
  return (
    <dl class="live-sums grid">
      <div>
        <dt>can get there</dt>
        <dd>
          {formatNumber(reached)} <small>{percent(reached, N_STATES)}</small>
          <progress
            max={N_STATES}
            value={reached}
            aria-label="Share of all states that can get there"
          />
        </dd>
      </div>
      <div>
        <dt>mean</dt>
        <dd>{isNone ? "–" : meanOf(histogram).toFixed(3)}</dd>
      </div>
      <div>
        <dt>at most</dt>
        <dd>{isNone ? "–" : `${histogram.length - 1}`}</dd>
      </div>
      <div>
        <dt>measured</dt>
        <dd>
          {isNone
            ? "–"
            : isFirst
              ? "at build"
              : `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`}
        </dd>
      </div>
    </dl>
  );
}
