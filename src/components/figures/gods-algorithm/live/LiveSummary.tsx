import { N_STATES } from "#lib/puzzle/coordinates.ts";
import type { LiveAnswer } from "#src/workers/live-distances.ts";
import { formatPercent } from "#kit/distances/lower-bound-counts.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { meanOf } from "#kit/distances/histogram-sums.ts";

/** The number of states that reach the goal, their mean and largest distance, and the time. */
export function LiveSummary({
  answer,
  isFirst,
}: {
  answer: LiveAnswer;
  isFirst: boolean;
}) {
  const { histogram, reachable: reached, milliseconds } = answer;
  const isEmpty = reached === 0;
  return (
    <dl class="live-summary grid">
      <div>
        <dt>reach the goal</dt>
        <dd>
          {formatNumber(reached)} <small>{formatPercent(reached, N_STATES)}</small>
          <progress
            max={N_STATES}
            value={reached}
            aria-label="Share of all states that can reach the goal"
          />
        </dd>
      </div>
      <div>
        <dt>mean</dt>
        <dd>{isEmpty ? "–" : meanOf(histogram).toFixed(3)}</dd>
      </div>
      <div>
        <dt>at most</dt>
        <dd>{isEmpty ? "–" : `${histogram.length - 1}`}</dd>
      </div>
      <div>
        <dt>computed</dt>
        <dd>
          {isEmpty
            ? "–"
            : isFirst
              ? "at build"
              : `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`}
        </dd>
      </div>
    </dl>
  );
}
